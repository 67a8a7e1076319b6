"""The bill of materials of a bundle: every part in it with its licence, as a CycloneDX file."""

from __future__ import annotations

import argparse
import platform
import re
import sys
from importlib import metadata
from pathlib import Path

import environment.needs_game  # noqa: F401 - says so where the game is missing
from environment import checkout
from environment.checkout import DIST, HERE
from release_attachments import parts_bom

from game import __version__
from game.app.credits.part_list import licences_folder, part_list

PIN = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)


def installed() -> dict[str, str]:
    """The versions of the packages in this environment, and of this Python."""
    packages = {name: metadata.version(name) for name in parts_bom.PACKAGES.values()}
    return {**packages, "Python": platform.python_version()}


def pinned(path: Path) -> dict[str, str]:
    """The versions in a file of requirements, one ``name==version`` a line."""
    return dict(PIN.findall(path.read_text(encoding="utf-8")))


def main(arguments: list[str]) -> int:
    """Write the bill into the folder of downloads; exit code 2 if it cannot be made."""
    parser = argparse.ArgumentParser(prog="sbom.py", description=__doc__)
    parser.add_argument("system", help="of the bundle, as its downloads are named: linux-x86_64")
    parser.add_argument("--bundle", type=Path, default=DIST / "folkdeck", help="the folder")
    parser.add_argument(
        "--pins", type=Path, help="the requirements it was made of, if not of this environment"
    )
    asked = parser.parse_args(arguments)
    made = DIST / f"folkdeck-{__version__}-{asked.system}.cdx.json"
    try:
        packages = pinned(asked.pins) if asked.pins else installed()
        versions = {**packages, parts_bom.APPLICATION: __version__}
        listed = part_list(licences_folder(HERE / "assets"))
        found = parts_bom.components(asked.bundle, listed, versions)
        made.write_text(parts_bom.bill(found, checkout.build_moment()), encoding="utf-8")
    except (checkout.NotReady, OSError, metadata.PackageNotFoundError) as problem:
        print(problem, file=sys.stderr)
        return 2
    print(f"{made.name}: {len(found)} parts")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
