"""What a package says of itself: version, date, processor, and what it needs from the system."""

from __future__ import annotations

import platform
import re
import textwrap
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from environment.checkout import build_moment

from game import __version__

MAINTAINER = "The Folkdeck contributors <contributors@folkdeck.org>"
HOMEPAGE = "https://folkdeck.org/"
SUMMARY = "rare card games at one animated table"
TEXT = textwrap.wrap(
    "Sinful Gibbon, Fire Gibbon, Vendetta, Skitgubbe, Indian Chief, Bridge Solitaire, Jersey Gin, "
    "Pitch and Democracy, played by their own rules with the mouse or the keyboard, against "
    "computer players or with friends at the same screen. Each game has a lesson of five minutes "
    "on the real table.",
    72,
)
"""The long description, a line each."""

_DEBIAN = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf"}
_GLIBC = re.compile(rb"GLIBC_(\d+)\.(\d+)")


class PackageFacts(NamedTuple):
    """What is the same in every package of one bundle."""

    version: str
    moment: int
    """Seconds since 1970 that every file and every note bears, so that two builds are equal."""
    machine: str
    """The processor as the system calls it."""
    glibc: str
    """The oldest C library that runs the bundle."""

    @property
    def date(self) -> str:
        """The day of the moment, as ``2026-05-01``."""
        return f"{self.time:%Y-%m-%d}"

    @property
    def time(self) -> datetime:
        """The moment as a time of UTC."""
        return datetime.fromtimestamp(self.moment, UTC)

    @property
    def debian_machine(self) -> str:
        """The processor as Debian calls it."""
        return _DEBIAN.get(self.machine, self.machine)


def facts(bundle: Path) -> PackageFacts:
    """What packages of *bundle* say."""
    return PackageFacts(__version__, build_moment(), platform.machine(), oldest_glibc(bundle))


def oldest_glibc(bundle: Path) -> str:
    """The newest version of the C library that anything in *bundle* asks for, as ``2.34``."""
    found = {(2, 17)}
    for path in bundle.rglob("*"):
        if path.is_file() and (path.name == "folkdeck" or ".so" in path.name):
            found |= {(int(a), int(b)) for a, b in _GLIBC.findall(path.read_bytes())}
    major, minor = max(found)
    return f"{major}.{minor}"
