"""Leftover files: what a power cut left half written, and locks that nobody holds, go."""

from __future__ import annotations

import contextlib
from pathlib import Path

from game.store.crash_safe_file import NEW
from game.store.file_lock import LOCK, is_free, is_locked


def remove_leftovers(folder: Path, prefix: str = "") -> None:
    """Remove what a power cut left half written in *folder*, and locks that nobody holds.

    What is just being written stays, and so does what the disk refuses to remove.
    """
    for path in folder.glob(f"{prefix}*{NEW}"):
        if is_free(path):
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
    for path in folder.glob(f"{prefix}*{LOCK}"):
        is_locked(path)  # which clears it away if nobody holds it
