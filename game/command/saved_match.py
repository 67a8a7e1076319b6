"""The saved match that a command was given: read, or refused; nothing hidden of a running one."""

from __future__ import annotations

import time
from pathlib import Path

from game.command.arguments.sentence_parser import Parser, UsageError
from game.engine.journal import CorruptJournal, Journal
from game.engine.options import BadOption
from game.shelf import game_entry
from game.store.bounded_read import UnreadableFile, read_bytes
from game.store.matches.match_file import LIMIT, MatchFile
from game.store.matches.match_file_events import match_event
from game.store.matches.match_file_parser import parse_match
from game.store.matches.match_folder import MatchFolder
from game.store.matches.match_in_use import MatchInUseError

ASSISTED = "This match is not over; --open shows all of it, and marks it as assisted for good."


def add_open_argument(parser: Parser) -> None:
    """The argument that shows a running match with all cards open."""
    parser.add_argument(
        "--open", action="store_true", help="of a match that is not over too; marks it as assisted"
    )


def read_saved_match(path: Path) -> MatchFile:
    """The match in the file at *path*, as far as it can be read.

    Raises:
        UsageError: when it cannot be opened, as a file that is not there.
        UnreadableMatch: when nothing can be read of it.
    """
    try:
        return parse_match(read_bytes(path, LIMIT))
    except UnreadableFile as error:
        raise UsageError(f"{path} cannot be read ({error.reason}).") from None


def is_over(match: MatchFile) -> bool:
    """Whether nothing of it is hidden any more: it has ended, or its file says so."""
    progress = match.progress()
    if progress.finished:
        return True
    journal: Journal = progress.journal
    try:
        rules = game_entry(journal.game).open(journal.seats, journal.options)
        return journal.replay(rules).outcome is not None
    except (BadOption, CorruptJournal):
        return False


def read_visible_match(path: Path, *, asked_open: bool) -> MatchFile:
    """The match in the file at *path* for whoever may see all of it.

    Raises:
        UsageError: when it cannot be opened; when it is not over, unless that was *asked_open*:
            then it is marked as assisted, which cannot be done while somebody plays it.
        UnreadableMatch: when nothing can be read of it.
    """
    match = read_saved_match(path)
    if is_over(match):
        return match
    if not asked_open:
        raise UsageError(ASSISTED)
    _mark(path)
    return match


def _mark(path: Path) -> None:
    try:
        opened = MatchFolder(path.parent).open(path)
    except MatchInUseError as error:
        raise UsageError(str(error)) from None
    try:
        opened.annotate(match_event("assisted", how="opened", at=int(time.time())))
    except OSError as error:
        raise UsageError(f"{path} cannot be marked as assisted ({error.strerror}).") from None
    finally:
        opened.close()
