"""The strong-box: a file is either the old one or the new one, never half of each."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write(path: Path, text: str) -> None:
    """Replaces the file at *path* by *text*; the version before stays beside it as ``.old``.

    Raises:
        OSError: when the disk is full or may not be written; the file at *path* is unchanged.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(prefix=path.name, suffix=".new", dir=path.parent)
    fresh = Path(name)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            _keep_backup(path)
        os.replace(fresh, path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    _settle(path.parent)


def append(path: Path, text: str) -> None:
    """Adds *text* to the file at *path* and waits until it lies on the disk.

    Raises:
        OSError: when the disk is full or may not be written.
    """
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def backup(path: Path) -> Path:
    """Where the version before the file at *path* lies."""
    return path.with_name(path.name + ".old")


def set_aside(path: Path) -> Path:
    """Renames a damaged file so that nothing overwrites it; returns where it lies now.

    Raises:
        OSError: when it cannot be renamed.
    """
    number = 1
    aside = path.with_name(path.name + ".damaged")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged{number}")
    os.replace(path, aside)
    return aside


def _keep_backup(path: Path) -> None:
    older = backup(path)
    older.unlink(missing_ok=True)
    try:
        os.link(path, older)
    except OSError:  # a file system without links: a copy does as well
        older.write_bytes(path.read_bytes())


def _settle(folder: Path) -> None:
    """Makes the new name last through a power cut, where the system can."""
    if os.name == "nt":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    except OSError:  # some network folders refuse; the file itself is safe
        pass
    finally:
        os.close(number)
