"""The backup of a file: the version before stays beside it, as ``.old``."""

from __future__ import annotations

import os
from pathlib import Path


def backup_path(path: Path) -> Path:
    """Where the version before the file at *path* lies."""
    return path.with_name(path.name + ".old")


def keep_backup(path: Path) -> None:
    """Keep the file at *path* beside itself, in place of the version kept before.

    Raises:
        OSError: when the disk refuses.
    """
    older = backup_path(path)
    older.unlink(missing_ok=True)
    try:
        os.link(path, older)
    except OSError:  # a file system without links: a copy does as well
        older.write_bytes(path.read_bytes())
