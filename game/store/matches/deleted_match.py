"""Deleted matches: put aside under another name, until nobody can undo it any more."""

from __future__ import annotations

import contextlib
import errno
import os
from itertools import count
from pathlib import Path
from typing import Final

from game.store.file_lock import FileLock
from game.store.matches.match_preview import lock_path

DELETED: Final = ".deleted"
"""How the name of a file ends that is out of the list and can still be put back."""


class DeletedMatch:
    """A match file that can be put back; as long as this program holds it nobody clears it away."""

    def __init__(self, path: Path) -> None:
        """Put the file at *path* aside; nobody may have it open.

        Raises:
            OSError: when the disk refuses; it lies where it lay then.
        """
        self.path = path
        self._aside = _free(path.with_name(path.name + DELETED))
        self._lock = FileLock(lock_path(self._aside))
        if not self._lock.acquire():
            raise OSError(errno.EBUSY, "another window deletes it")
        try:
            path.rename(self._aside)
        except OSError:
            self.release()
            raise

    def restore(self) -> Path:
        """Put it back; where it lies now, which is where it lay unless something else does.

        Raises:
            OSError: when the disk refuses; it can be tried again.
        """
        back = _free(self.path)
        self._aside.rename(back)
        self.release()
        return back

    def destroy(self) -> None:
        """Delete it for good: nobody can put it back any more.

        Raises:
            OSError: when the disk refuses; it can still be put back.
        """
        self._aside.unlink()
        self.release()

    def release(self) -> None:
        """Leave it to the next start of the program, which clears it away."""
        self._lock.release()


def remove_abandoned(folder: Path) -> None:
    """Clear away what was deleted by programs that have ended."""
    for path in folder.glob(f"*{DELETED}"):
        lock = FileLock(lock_path(path))
        with contextlib.suppress(OSError):  # it is in nobody's way, and tried at the next start
            if lock.acquire():
                path.unlink(missing_ok=True)
        lock.release()


def _free(path: Path) -> Path:
    """*path*, or one with a number where a file lies already."""
    if not os.path.lexists(path):
        return path
    numbered = (path.with_name(f"{path.stem} {n}{path.suffix}") for n in count(2))
    return next(each for each in numbered if not os.path.lexists(each))
