"""The release check of the .deb or .rpm: installed, played and removed in a clean Debian."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from environment.checkout import DIST, OUT
from linux_packages import clean_root, installed_deb, installed_rpm
from linux_packages.clean_root import Failed

Step = tuple[str, Callable[[], str]]
"""A name, and what does the step and says what came of it."""


def steps(root: Path, package: Path, asked: argparse.Namespace) -> Iterator[Step]:
    """What is done in the clean *root*, in this order."""
    yield "clean root", lambda: clean_root.make_root(root, asked.suite, asked.mirror)
    if asked.rpm:
        yield "installed", lambda: installed_rpm.install(root, package)
        yield "self-test", lambda: installed_rpm.selftest(root)
        yield "removed", lambda: installed_rpm.remove(root)
    else:
        yield "installed", lambda: installed_deb.install(root, package)
        yield "played", lambda: installed_deb.play(root, asked.picture)
        yield "removed", lambda: installed_deb.remove(root)


def check(package: Path, asked: argparse.Namespace) -> None:
    """Do each step and print what came of it.

    Raises:
        Failed: at the first step that goes wrong.
    """
    with tempfile.TemporaryDirectory(prefix="folkdeck-root-") as place, clean_root.display():
        root = Path(place)
        root.chmod(0o755)  # the player looks into it too
        for name, step in steps(root, package, asked):
            print(f"ok   {name:10} {step()}", flush=True)


def main(arguments: list[str]) -> int:
    """Check the newest package; exit code 1 if a step went wrong, 2 if it cannot be tried here."""
    parser = argparse.ArgumentParser(prog="install_check.py", description=__doc__)
    parser.add_argument("--rpm", action="store_true", help="try the .rpm, not the .deb")
    parser.add_argument("--suite", default="bookworm", help="which Debian (bookworm)")
    parser.add_argument("--mirror", metavar="URL", help="where its packages come from")
    parser.add_argument(
        "--picture", type=Path, default=OUT / "installed.png", help="of the .deb’s match"
    )
    asked = parser.parse_args(arguments)
    kind = "rpm" if asked.rpm else "deb"
    packages = sorted(DIST.glob(f"folkdeck*.{kind}"), key=lambda path: path.stat().st_mtime)
    needed = (*clean_root.NEEDED, "rpm" if asked.rpm else "import")
    missing = [name for name in needed if shutil.which(name) is None]
    if not packages or missing or os.geteuid() != 0:
        print(
            f"This needs a .{kind} (build/package.py --{kind}), root, and the programs "
            f"{', '.join(needed)}; missing: {', '.join(missing) or 'none of the programs'}.",
            file=sys.stderr,
        )
        return 2
    asked.picture.parent.mkdir(parents=True, exist_ok=True)
    try:
        check(packages[-1], asked)
    except Failed as problem:
        print(f"FAIL {problem}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
