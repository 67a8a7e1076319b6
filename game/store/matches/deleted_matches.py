"""Deleted matches: put aside under another name; each comes back until the program ends."""

from __future__ import annotations

import contextlib
import errno
from pathlib import Path
from typing import Final, NamedTuple

from game.store.file_lock import FileLock
from game.store.free_path import free_path
from game.store.matches.match_preview import MatchPreview, lock_path

DELETED: Final = ".deleted"
"""How the name of a file ends that is out of the list and can still be put back."""
SECONDS = 8.0
"""So long a deletion is news; only time at the list of matches counts."""


class DeletedMatch:
    """A match file that can be put back; as long as this program holds it nobody clears it away."""

    def __init__(self, path: Path) -> None:
        """Put the file at *path* aside; nobody may have it open.

        Raises:
            OSError: when the disk refuses; it lies where it lay then.
        """
        self.path = path
        self._aside = free_path(path.with_name(path.name + DELETED))
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
        back = free_path(self.path)
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


class _Waiting(NamedTuple):
    """A match that can be put back."""

    match: MatchPreview
    file: DeletedMatch


class PendingDeletions:
    """Matches that are gone from the list and not yet from the disk."""

    def __init__(self) -> None:
        """Begin with nothing deleted."""
        self._waiting: list[_Waiting] = []
        self._left = 0.0

    @property
    def latest(self) -> MatchPreview | None:
        """The one that :meth:`undo` brings back."""
        return self._waiting[-1].match if self._waiting else None

    @property
    def fresh(self) -> bool:
        """Whether the latest was deleted only seconds ago."""
        return self._left > 0

    def add(self, match: MatchPreview, file: DeletedMatch) -> None:
        """Keep a match that was deleted, so that this can be undone."""
        self._waiting.append(_Waiting(match, file))
        self._left = SECONDS

    def undo(self) -> Path | None:
        """Bring back the latest; where it lies, or None when none is waiting.

        Raises:
            OSError: when the disk refuses; it can be tried again.
        """
        if not self._waiting:
            return None
        path = self._waiting[-1].file.restore()
        self._waiting.pop()
        self._left = 0.0
        return path

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True when the latest deletion ceases to be news."""
        was, self._left = self.fresh, max(0.0, self._left - dt)
        return was and not self.fresh

    def close(self) -> list[str]:
        """Delete all for good; a sentence for each file the disk keeps."""
        over, self._waiting = self._waiting, []
        return _destroyed(over)

    def __len__(self) -> int:
        """How many can be put back."""
        return len(self._waiting)


def _destroyed(over: list[_Waiting]) -> list[str]:
    """Destroy the files; a sentence for each that the disk keeps."""
    told = []
    for each in over:
        try:
            each.file.destroy()
        except OSError as error:
            each.file.release()
            told.append(not_deleted(error))
    return told


def not_deleted(error: OSError) -> str:
    """Why a match is still there, in a sentence."""
    return f"This match could not be deleted ({error.strerror or 'the disk refused'})."
