"""The downloads for Windows: the bundle, a portable zip and an MSI of it."""

from __future__ import annotations

from pathlib import Path

from environment.checkout import DIST

from game import __version__
from windows_package import bundle, msi, portable_zip, toolchain

BUNDLE = DIST / "windows" / "folkdeck"


def make_packages(python: Path, source: Path) -> list[Path]:
    """Make zip and MSI of the checkout or its compiled copy, whichever *source* is.

    They go to the folder of downloads; *python* has the game.

    Raises:
        NotReady: when a program is missing, or one of them cannot be made.
    """
    toolchain.require()
    bundle.freeze(python, source, BUNDLE)
    archive, installer = (DIST / f"{download_name(__version__)}{kind}" for kind in (".zip", ".msi"))
    portable_zip.pack(BUNDLE, archive)
    portable_zip.recompress(archive)
    msi.make_msi(BUNDLE, installer, __version__, bundle.RESOURCES / "folkdeck.ico")
    return [archive, installer]


def download_name(version: str) -> str:
    """What both are called, without their endings."""
    return f"folkdeck-{version}-windows-x86_64"
