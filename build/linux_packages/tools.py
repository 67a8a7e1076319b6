"""The programs of the system that make and check packages."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from environment import checkout

PACKAGES = {
    "dpkg-deb": "dpkg",
    "rpmbuild": "rpm",
    "chrpath": "chrpath",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
    "flatpak": "flatpak",
    "flatpak-builder": "flatpak-builder",
}
"""Which package of Debian has a program."""


def require(programs: Sequence[str]) -> None:
    """Do nothing where all *programs* are there.

    Raises:
        NotReady: when one is missing, with the way to install it.
    """
    missing = sorted({PACKAGES[name] for name in programs if shutil.which(name) is None})
    if missing:
        raise checkout.NotReady(
            f"Linux packages need programs that are not here; "
            f"on Debian and Ubuntu, `apt install {' '.join(missing)}` helps."
        )


def run(
    command: Sequence[str],
    sentence: str,
    environment: dict[str, str] | None = None,
    folder: Path | None = None,
) -> str:
    """What *command* said, run in *folder* or here.

    Raises:
        NotReady: when it fails, with its last words and *sentence*.
    """
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        cwd=folder,
    )
    if done.returncode:
        raise checkout.NotReady("\n".join([*done.stdout.strip().splitlines()[-30:], sentence]))
    return done.stdout
