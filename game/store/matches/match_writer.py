"""The match writer: the file of one running match, safe after each event until it is let go."""

from __future__ import annotations

import contextlib
import errno
import os
from dataclasses import replace
from pathlib import Path

from game.store import crash_safe_file
from game.store.file_lock import FileLock
from game.store.matches.match_file import MatchFile, match_text
from game.store.matches.match_file_events import MatchEvent
from game.store.matches.match_file_line import LineState, format_line
from game.store.matches.match_in_use import lock_match
from game.store.quarantine import quarantine


class MatchWriter:
    """The open file of a match. What the disk refuses is written with the next event."""

    def __init__(self, path: Path, match: MatchFile, lock: FileLock | None = None) -> None:
        """Take the lock of the file at *path*, which may not be there yet, if no *lock* is given.

        Raises:
            MatchInUseError: when somebody else has it.
        """
        self.path = path
        self._match = replace(match, events=())
        self._events = list(match.events)
        self._lock = lock or lock_match(path)
        self._closed = False
        self._end: LineState | None = None
        """Where the file ends; None when it must be written whole."""

    @property
    def match(self) -> MatchFile:
        """The match with all its events, written or not."""
        return replace(self._match, events=tuple(self._events))

    @property
    def finished(self) -> bool:
        """Whether it is over, so that nothing of it is veiled any more."""
        return any(each.kind == "finished" for each in self._events)

    @property
    def saved(self) -> bool:
        """Whether all of it lies on the disk."""
        return self._end is not None

    def append(self, told: MatchEvent, *, sync: bool = True) -> None:
        """Add an event; it is safe on the disk when this returns, if *sync*.

        Raises:
            OSError: when the disk refuses; all that is missing is written the next time.
            ValueError: after :meth:`close`: somebody else may have written more since.
        """
        self._must_be_open()
        self._events.append(told)
        if self._end is not None:
            text, end = format_line(told, self._match.id, self._end, veiled=not self.finished)
            try:
                crash_safe_file.append_text(self.path, text, sync=sync)
            except OSError:
                self._end = None  # perhaps half a line was written
            else:
                self._end = end
                return
        self.write()

    def annotate(self, told: MatchEvent) -> None:
        """Add an event that is not play: the file keeps the date by which lists are sorted.

        Raises:
            OSError: when the disk refuses; all that is missing is written the next time.
            ValueError: after :meth:`close`.
        """
        date = self.path.stat()
        self.append(told)
        with contextlib.suppress(PermissionError):  # some network folders refuse; the event is safe
            os.utime(self.path, ns=(date.st_atime_ns, date.st_mtime_ns))

    def write(self) -> None:
        """Write the whole file anew.

        Raises:
            OSError: when the disk refuses; the file is as it was.
            ValueError: after :meth:`close`.
        """
        self._must_be_open()
        self._end = None
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self._lock.acquire():
            raise OSError(errno.EBUSY, "it is open in another window")
        text, end = match_text(self.match, veiled=not self.finished)
        crash_safe_file.replace_file(self.path, text)
        self._end = end

    def write_unveiled(self) -> None:
        """Write a match that is over anew, without a veil; if that cannot be, it is whole so too.

        Raises:
            OSError: when the disk refuses; the file is as it was.
        """
        end = self._end
        try:
            self.write()
        except OSError:
            self._end = end
            raise

    def quarantine(self) -> Path:
        """Keep the file as it lies there under another name and let go of it; the new path.

        Raises:
            OSError: when it cannot be renamed.
        """
        try:
            return quarantine(self.path)
        finally:
            self.close()

    def close(self) -> None:
        """Let go of the file; nothing can be written after that."""
        self._closed = True
        self._lock.release()

    @property
    def closed(self) -> bool:
        """Whether it let go of the file."""
        return self._closed

    def _must_be_open(self) -> None:
        if self._closed:
            raise ValueError("The match is closed.")
