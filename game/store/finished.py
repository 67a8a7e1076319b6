"""The finished matches: what a list says about each, and how one is opened again."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from game.engine.journal import CorruptJournal
from game.store import pile
from game.store.saves import Kept, Player, read

_HEAD: Final = 1 << 16
"""Bytes of a first line, at most: a longer one is damage."""


class Old(NamedTuple):
    """A finished match from outside; one whose first line cannot be read has no players."""

    path: Path
    game: str
    when: datetime
    players: tuple[Player, ...] = ()
    told: str = ""
    """How it ended, if that was noted."""

    @property
    def damaged(self) -> bool:
        """Whether nothing of it can be read."""
        return not self.players


class Finished:
    """The folder of finished matches. What is wrong with one of them harms no other."""

    def __init__(self, folder: Path) -> None:
        """The folder need not be there yet."""
        self.folder = folder

    def matches(self) -> list[Old]:
        """All of them, the newest first; none where the folder cannot be read."""
        return [_seen(path) for path in pile.paths(self.folder)]

    def open(self, path: Path) -> Kept:
        """One of them, as far as its file can be read.

        Raises:
            CorruptJournal: in one sentence, when nothing of it can be read.
        """
        try:
            return read(path.read_bytes().decode("utf-8", "replace"))
        except OSError as error:
            reason = error.strerror or "it cannot be opened"
            raise CorruptJournal(f"This match could not be read ({reason}).") from None
        except CorruptJournal:
            raise CorruptJournal("This match is damaged; nothing of it can be read.") from None

    def remove(self, path: Path) -> str:
        """Deletes one of them; a sentence when that was not possible, else nothing."""
        try:
            pile.remove(path)
        except OSError as error:
            return f"This match could not be deleted ({error.strerror or 'the disk refused'})."
        return ""


def _seen(path: Path) -> Old:
    """What the first line of a file says, and the note beside it."""
    date = pile.when(path)
    try:
        with path.open("rb") as file:
            told = json.loads(file.readline(_HEAD).decode("utf-8", "replace"))
        players = tuple(Player(*map(_text, each)) for each in told["players"])
        game = _text(told["game"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return Old(path, pile.game_named(path), date)
    return Old(path, game, date, players, pile.noted(path))


def _text(given: object) -> str:
    if not isinstance(given, str):
        raise TypeError
    given.encode()  # no half letters, which nobody can write on a screen
    return given
