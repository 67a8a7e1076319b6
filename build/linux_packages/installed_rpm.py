"""The installed .rpm: what is true of it in a clean root that rpm writes to from outside.

The root is a Debian, which has the libraries that the package requires, but not under the names of
Fedora's packages; so they are looked for one by one, and rpm is told to look for none.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from linux_packages.clean_root import MATCH, PLAYER, Failed, inside, removed

LIBRARIES = ("libx11-6", "libxext6")
"""The packages of Debian that have what the program cannot do without."""
REQUIRED = re.compile(r"(lib\S+\.so\.\d+)\(.*\)\(64bit\)")
"""How a package names a library of the system."""


def install(root: Path, package: Path) -> str:
    """Install *package*; the version it says it has.

    Raises:
        Failed: when that fails, a library it requires is in no system, or a file is not as packed.
    """
    inside(root, ["apt-get", "update"])
    inside(root, ["apt-get", "install", "--yes", "--no-install-recommends", *LIBRARIES])
    known = inside(root, ["ldconfig", "--print-cache"])
    asked = REQUIRED.findall(_rpm(root, "--query", "--requires", "--package", str(package)))
    if not asked or (unknown := [name for name in asked if f"\t{name} " not in known]):
        raise Failed(f"It requires {asked or 'nothing'}; unknown: {unknown if asked else 'all'}.")
    _rpm(root, "--install", "--nodeps", str(package))
    _rpm(root, "--verify", "--nodeps", "folkdeck")
    return inside(root, ["folkdeck", "--version"]).splitlines()[0]


def selftest(root: Path) -> str:
    """The player has the program try itself, and keeps a match; what it says of that.

    Raises:
        Failed: when a game does not pass, or no match is kept.
    """
    said = inside(root, [*PLAYER, "--selftest", "--out", "/home/player/self-test"])
    inside(root, [*PLAYER, *MATCH, "--speed", "0"], 180)
    return said.strip().splitlines()[-2].strip()


def remove(root: Path) -> str:
    """Remove the package; say what stays, which may only be what the player owns.

    Raises:
        Failed: when more stays, or less.
    """
    _rpm(root, "--erase", "folkdeck")
    return removed(root)


def _rpm(root: Path, *words: str) -> str:
    """Run the rpm of this system on the list of packages in *root*; what it printed."""
    command = ["rpm", "--root", str(root), "--dbpath", "/var/lib/rpm", *words]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Failed(
            f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
        )
    return done.stdout
