"""The portable zip: the bundle to unpack anywhere and start, with nothing to install."""

from __future__ import annotations

import subprocess
import zipfile
from datetime import datetime
from pathlib import Path

from environment import checkout

FIRST = datetime(1980, 1, 1)
"""The earliest moment that a zip can state, and that of every file in ours."""


def pack(bundle: Path, archive: Path) -> None:
    """Pack *bundle* into *archive*; the same bundle always gives the same file."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(bundle.rglob("*")):
            if path.is_file():
                name = f"folkdeck/{path.relative_to(bundle).as_posix()}"
                entry = zipfile.ZipInfo(name, FIRST.timetuple()[:6])
                entry.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(entry, path.read_bytes(), compresslevel=9)


def recompress(archive: Path) -> None:
    """Make *archive* some three hundredths smaller, by a slower search for repetitions.

    Raises:
        NotReady: when advzip fails.
    """
    done = subprocess.run(
        ["advzip", "--recompress", "--shrink-extra", str(archive)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise checkout.NotReady(f"{done.stdout.strip()}\nadvzip could not recompress the zip.")
