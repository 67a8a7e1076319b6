"""Import from earlier versions: their matches move into the folder of matches, none is lost."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from game.store.bounded_read import UnreadableFile, read_text
from game.store.file_lock import FileLock
from game.store.matches.match_file import MatchFile, UnreadableMatch
from game.store.matches.match_file_events import match_event
from game.store.matches.match_file_parser import read_match_file
from game.store.matches.match_folder import MatchFolder
from game.store.matches.match_preview import lock_path
from game.store.paths import Paths
from game.store.quarantine import quarantine

_LEFT: Final = "Left after"
"""How the note about a match begins that was put away before its end."""
_NOTE: Final = 4096


class OldVersionImport(NamedTuple):
    """What became of the matches of earlier versions."""

    moved: int = 0
    """How many were imported."""
    problems: tuple[str, ...] = ()
    """A sentence about each match that could not be imported."""


def import_old_matches(paths: Paths) -> OldVersionImport:
    """Move every match of an earlier version into ``matches/``; quick when there is none.

    A file goes only when what replaces it lies on the disk; a damaged one is set aside whole.
    """
    if not paths.old_match_files():
        return OldVersionImport()
    lock = FileLock(lock_path(paths.old_running))
    try:
        if not lock.acquire():
            return OldVersionImport()
    except OSError as error:
        return OldVersionImport(
            0, (f"Your earlier matches could not be taken over ({error.strerror}).",)
        )
    try:
        return _take_all(paths)
    finally:
        lock.release()


def _take_all(paths: Paths) -> OldVersionImport:
    folder = MatchFolder(paths.matches)
    moved = 0
    problems: list[str] = []
    before: MatchFile | None = None
    for path in paths.old_match_files():
        try:
            match = _dated(read_match_file(path), path)
            if match.damage:
                raise UnreadableMatch(match.damage)
            if path.suffix != ".old" or before is None or match.id != before.id:
                _move(folder, path, match)
            _remove(path)
            before = match
            moved += 1
        except UnreadableMatch as error:
            aside = _set_aside(folder, path) if error.damaged else ""
            problems.append(f"{str(error)[:-1]}{aside}.")
        except OSError as error:
            reason = error.strerror or "the disk refused"
            problems.append(f"An earlier match could not be taken over ({reason}).")
    return OldVersionImport(moved, tuple(problems))


def _move(folder: MatchFolder, path: Path, match: MatchFile) -> None:
    told = _note(path)
    if told is not None:
        kind = "left" if told.startswith(_LEFT) else "finished"
        last = match_event(kind, **{"words" if kind == "left" else "told": told}, at=match.created)
        match = replace(match, events=(*match.events, last))
    opened = folder.create(match)
    try:
        opened.write()
        os.utime(opened.path, (match.created, match.created))
    finally:
        opened.close()


def _dated(match: MatchFile, path: Path) -> MatchFile:
    """The same with the date that stands in its file's name, or else the file's own."""
    try:
        date = datetime.strptime(path.stem[:16], "%Y-%m-%d %H.%M").timestamp()
    except ValueError:
        date = path.stat().st_mtime
    return replace(match, created=max(0, int(date)))


def _note(path: Path) -> str | None:
    """How a finished match ended, if that was noted."""
    try:
        lines = read_text(path.with_suffix(".note"), _NOTE).splitlines()
    except UnreadableFile:
        return None
    return lines[0] if lines and path.parent.name == "games" else None


def _remove(path: Path) -> None:
    path.unlink()
    path.with_suffix(".note").unlink(missing_ok=True)


def _set_aside(folder: MatchFolder, path: Path) -> str:
    """Move a damaged file among the matches, whole; the end of a sentence that says so."""
    try:
        aside = quarantine(path, folder.folder)
    except OSError:
        return ""
    return f"; its file was kept as {aside.name}"
