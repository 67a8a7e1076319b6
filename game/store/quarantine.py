"""The quarantine: a damaged file gets another name, so that nothing overwrites it."""

from __future__ import annotations

import os
from pathlib import Path


def quarantine(path: Path, folder: Path | None = None) -> Path:
    """Rename a damaged file so that nothing overwrites it; return where it lies now.

    It stays in its folder, or moves to *folder* on the same disk.

    Raises:
        OSError: when it cannot be renamed.
    """
    folder = folder or path.parent
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    aside = folder / f"{path.name}.damaged"
    while aside.exists():
        number += 1
        aside = folder / f"{path.name}.damaged{number}"
    os.replace(path, aside)
    return aside


def try_quarantine(path: Path) -> str:
    """Rename a damaged file; a sentence where that cannot be, and nothing where it can."""
    try:
        quarantine(path)
    except OSError:  # what is there stays; nothing is written over it
        return " It could not be put aside."
    return ""
