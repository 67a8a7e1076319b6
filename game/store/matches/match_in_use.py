"""Match in use: a match that is open in another window is locked, and not opened again."""

from __future__ import annotations

import contextlib
from pathlib import Path

from game.store.file_lock import FileLock
from game.store.matches.match_preview import lock_path


class MatchInUseError(Exception):
    """A match that is open in this program or another; the text says so."""

    def __init__(self) -> None:
        """Begin without knowing who has it open."""
        super().__init__("This match is open in another window of Folkdeck.")


def lock_match(path: Path) -> FileLock:
    """The lock of the match file at *path*; not held where the folder cannot be written.

    Raises:
        MatchInUseError: when somebody else has it.
    """
    lock = FileLock(lock_path(path))
    with contextlib.suppress(OSError):  # told when something is to be written
        if not lock.acquire():
            raise MatchInUseError
    return lock
