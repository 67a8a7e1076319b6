"""Crash-safe files: after a power cut the old one or the new one is there, never half of each."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from game.store.file_lock import lock_open_file

NEW: Final = ".new"
"""How the name of a file ends while it is being written."""


def write_with_backup(path: Path, text: str) -> None:
    """Replace the file at *path* by *text*; the version before stays beside it as ``.old``.

    Raises:
        OSError: when the disk is full or may not be written; the file at *path* is unchanged.
    """
    replace_file(path, text, keep_old=True)


def replace_file(path: Path, text: str, *, keep_old: bool = False) -> None:
    """Replace the file at *path* by *text*, which lies on the disk when this returns.

    Raises:
        OSError: when the disk is full or may not be written; the file at *path* is unchanged.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(prefix=path.name, suffix=NEW, dir=path.parent)
    fresh = Path(name)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            if os.name != "nt":  # an open file cannot be swept away there
                lock_open_file(file.fileno())
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            if os.name != "nt":  # still locked: nobody sweeps it away before it has its name
                _put(fresh, path, keep_old)
        if os.name == "nt":  # an open file cannot be renamed there
            _put(fresh, path, keep_old)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def append_text(path: Path, text: str, *, sync: bool = True) -> None:
    """Add *text* to the file at *path*, which must be there; waits for the disk if *sync*.

    Raises:
        OSError: when there is no such file, the disk is full or may not be written.
    """
    with path.open("r+b") as file:
        file.seek(0, os.SEEK_END)
        file.write(text.encode())
        file.flush()
        if sync:
            os.fsync(file.fileno())


def _put(fresh: Path, path: Path, keep_old: bool) -> None:
    if keep_old and path.exists():
        keep_backup(path)
    os.replace(fresh, path)


def sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can."""
    if os.name == "nt":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    except OSError:  # some network folders refuse; the file itself is safe
        pass
    finally:
        os.close(number)


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
