"""The match folder: each lies in a file of its own, from its first deal to its last score."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Container
from dataclasses import replace
from pathlib import Path

from game.store import crash_safe_file
from game.store.file_lock import FileLock
from game.store.free_path import free_path
from game.store.matches import match_preview as previewing
from game.store.matches.deleted_matches import DeletedMatch
from game.store.matches.match_file import DAMAGED, MatchFile, UnreadableMatch, match_text
from game.store.matches.match_file_events import match_event
from game.store.matches.match_file_parser import read_match_file
from game.store.matches.match_in_use import MatchInUseError, lock_match
from game.store.matches.match_preview import MatchPreview, lock_path
from game.store.matches.match_to_continue import newest_unfinished
from game.store.matches.match_writer import MatchWriter
from game.store.paths import MATCH_SUFFIX
from game.store.quarantine import quarantine


class MatchFolder:
    """A folder of matches, to create, list, open, rename, delete, import and export them.

    Nothing goes but what a person deletes. Whatever is wrong with one file harms no other.
    """

    def __init__(self, folder: Path) -> None:
        """The folder need not be there yet."""
        self.folder = folder

    def create(self, match: MatchFile) -> MatchWriter:
        """A file for a new match, locked; nothing of it is written before its first event."""
        return MatchWriter(self._new_path(match), match)

    def previews(self) -> list[MatchPreview]:
        """All of them, the one played last first; none where the folder cannot be read."""
        return previewing.read_previews(self.folder)

    def newest(self, but: Container[Path] = ()) -> MatchPreview | None:
        """The one to go on with: the one played last of those not over, but for some."""
        return newest_unfinished(self.folder, but)

    def read(self, path: Path) -> MatchFile:
        """A match to look at, as far as its file can be read.

        Raises:
            UnreadableMatch: when nothing of it can be read.
        """
        return read_match_file(path)

    def open(self, path: Path) -> MatchWriter:
        """A match to go on with. A damaged file is set aside whole.

        Raises:
            UnreadableMatch: when its file is damaged, or cannot be read.
            MatchInUseError: when somebody else has it open.
        """
        lock = lock_match(path)  # first, so that nobody adds a line after it was read
        try:
            match = read_match_file(path)
        except UnreadableMatch as error:
            lock.release()
            if error.damaged:
                raise UnreadableMatch(f"{str(error)[:-1]}{self.quarantine(path)}.") from None
            raise
        if match.damage:
            lock.release()
            raise UnreadableMatch(f"{match.damage[:-1]}{self.quarantine(path)}.")
        return MatchWriter(path, match, lock)

    def quarantine(self, path: Path) -> str:
        """Keep a damaged file under another name; the end of a sentence that says so."""
        if DAMAGED in path.suffix:
            return ""
        try:
            return f"; its file was kept as {quarantine(path).name}"
        except OSError:
            return ""

    def rename(self, path: Path, title: str) -> None:
        """Give a match a name of a person's own; an empty one takes it away. That is not play.

        Raises:
            UnreadableMatch: when it cannot be read.
            MatchInUseError: when somebody has it open.
            OSError: when the disk refuses.
        """
        opened = self.open(path)
        try:
            opened.annotate(match_event("renamed", title=title, at=int(time.time())))
        finally:
            opened.close()

    def delete(self, path: Path) -> DeletedMatch:
        """Take a match out of the folder; it can be put back until it is destroyed.

        Raises:
            MatchInUseError: when somebody has it open.
            OSError: when the disk refuses; it lies where it lay then.
        """
        lock = FileLock(lock_path(path))
        if not lock.acquire():
            raise MatchInUseError
        try:
            return DeletedMatch(path)
        finally:
            lock.release()

    def import_file(self, path: Path) -> Path:
        """Take a copy of a match from elsewhere, of either format; where it lies now.

        A match that is here already, and no further than here, is not taken twice. The file has
        the date on which the match was played last.

        Raises:
            UnreadableMatch: when it cannot be read, or is damaged.
            OSError: when the disk refuses.
        """
        match = _dated(read_match_file(path), path)
        if match.damage:
            raise UnreadableMatch(match.damage)
        return self.holds(match) or self.take(match)

    def holds(self, match: MatchFile) -> Path | None:
        """Where this match lies already, as far as it goes or further.

        Raises:
            UnreadableMatch: when a match of the folder cannot be read any more.
        """
        for known in self.previews():
            same = known.id == match.id and not known.damaged
            if same and goes_as_far(self.read(known.path), match):
                return known.path
        return None

    def take(self, match: MatchFile) -> Path:
        """Write a copy of *match*, with the date on which it was played last; where it lies.

        Raises:
            OSError: when the disk refuses.
        """
        opened = self.create(match)
        try:
            opened.write()
            with contextlib.suppress(PermissionError):  # some network folders refuse
                played = previewing.read_preview(opened.path).when.timestamp()
                os.utime(opened.path, (played, played))
        finally:
            opened.close()
        return opened.path

    def export(self, path: Path, target: Path) -> None:
        """Write a copy of a match to *target*, where no file may lie.

        Raises:
            UnreadableMatch: when it cannot be read.
            FileExistsError: when something lies there.
            OSError: when the disk refuses.
        """
        match = read_match_file(path)
        if os.path.lexists(target):
            raise FileExistsError(17, "there is a file already")
        text, _ = match_text(match, veiled=not match.progress().finished)
        crash_safe_file.replace_file(target, text)

    def _new_path(self, match: MatchFile) -> Path:
        date = time.strftime("%Y-%m-%d %H.%M", time.localtime(match.created))
        name = f"{date} {match.beginning.game} {match.id[:6]}{MATCH_SUFFIX}"
        return free_path(
            self.folder / "".join(c if c.isalnum() or c in " .-_" else "_" for c in name)
        )


def goes_as_far(here: MatchFile, other: MatchFile) -> bool:
    """Whether all that happened in *other* happened *here* too; what is veiled tells the same."""
    known = here.events[: len(other.events)]
    same = [(each.kind, each.fields) for each in known]
    return same == [(each.kind, each.fields) for each in other.events]


def _dated(match: MatchFile, path: Path) -> MatchFile:
    """The same; where its format tells no time, it began when its file was written."""
    if match.created:
        return match
    return replace(match, created=max(0, int(previewing.modified_at(path).timestamp())))
