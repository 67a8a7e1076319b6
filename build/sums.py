"""The sums of all downloads of a release, which must all be there."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from environment.checkout import DIST, HERE, NotReady

sys.path.append(str(HERE))  # any Python adds them up, also one without the game
from release_attachments import sums

from game import __version__


def main(arguments: list[str]) -> int:
    """Write the sums; exit code 2 if a download is missing."""
    parser = argparse.ArgumentParser(prog="sums.py", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=DIST, help="of all downloads")
    asked = parser.parse_args(arguments)
    try:
        made = sums.write_sums(asked.folder, __version__)
    except (NotReady, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    print(made.read_text(encoding="utf-8"), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
