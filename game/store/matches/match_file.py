"""The match file, format 2: a head line, then one line for each thing that happened.

How a line is written is in :mod:`.match_file_line`. Kinds and keys that are not known here are
kept as they are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from uuid import uuid4

from game.engine.journal import CorruptJournal, Journal
from game.store.bounded_read import MEGABYTE
from game.store.matches.known_deal import KEY
from game.store.matches.match_file_events import (
    EventFold,
    MatchEvent,
    MatchProgress,
    journal_events,
)
from game.store.matches.match_file_line import LineState, format_line
from game.store.matches.seat_change import seated
from game.store.player import Player

FORMAT: Final = 2
LIMIT: Final = 16 * MEGABYTE
"""Bytes of a file, at most: ten times the longest match that was ever simulated."""
DAMAGED: Final = ".damaged"
"""Behind the name of a file that was set aside."""
DAILY: Final = "daily"
"""The key in the head of the match of a day; earlier versions keep it as it is."""
_ID: Final = re.compile(r"[0-9a-f]{32}")


class UnreadableMatch(CorruptJournal):
    """A file of which no match can be read; the text says why in one sentence."""

    def __init__(self, told: str, *, newer: bool = False, damaged: bool = True) -> None:
        """Take whether a *newer* program wrote it; *damaged*: it is worth setting aside."""
        super().__init__(told)
        self.newer = newer
        self.damaged = damaged and not newer


@dataclass(frozen=True, slots=True)
class MatchFile:
    """One match as its file holds it."""

    id: str
    """32 hexadecimal signs."""
    created: int
    """Seconds since 1970."""
    beginning: Journal
    """How it began, without any action."""
    players: tuple[Player, ...]
    """Who sat on each seat when it began; see :attr:`seated`."""
    players_version: int
    """Of the computer players: see :mod:`game.bots.bot`; 0 is not known."""
    events: tuple[MatchEvent, ...] = ()
    more: MatchEvent = field(default_factory=lambda: MatchEvent("head", {}, {}))
    """What the head holds that is not known here."""
    damage: str = ""
    """A sentence about what cannot be read; all before it is here."""
    known_deal: str = ""
    """How its deal may have been known before: see :mod:`.known_deal`; empty if it was not."""
    daily: str = ""
    """The date of the day whose deal it is, as ``2026-05-01``; empty for every other deal."""

    @property
    def seated(self) -> tuple[Player, ...]:
        """Who sits on each seat now.

        Raises:
            CorruptJournal: never for one that was read from a file.
        """
        return seated(self.players, self.progress().changes)

    def progress(self) -> MatchProgress:
        """What its events come to.

        Raises:
            CorruptJournal: never for one that was read from a file.
        """
        folding = EventFold()
        for each in self.events:
            folding.take(each)
        return folding.progress(self.beginning)

    def head(self) -> MatchEvent:
        """The first line: what everybody may know, and what not."""
        start = self.beginning
        sealed = {"seal": start.seal} if start.seal else {}
        known = {KEY: self.known_deal} if self.known_deal else {}
        known |= {DAILY: self.daily} if self.daily else {}
        public = {
            "format": FORMAT,
            "match": self.id,
            "created": self.created,
            "players_version": self.players_version,
            "rules_version": start.version,
            "game": start.game,
            "seats": start.seats,
            "options": dict(start.options),
            **sealed,
            **known,
            "players": [player._asdict() for player in self.players],
            **self.more.public,
        }
        salted = {"salt": start.salt} if start.salt else {}
        return MatchEvent("head", public, {"seed": start.seed, **salted, **self.more.secret})


def new_match_file(
    journal: Journal, players: Sequence[Player], players_version: int, created: int
) -> MatchFile:
    """A new match with what was decided so far; *created* is in seconds since 1970.

    A computer is known by its character in every match.
    """
    known = tuple(p if p.human or p.id else p._replace(id=p.portrait) for p in players)
    start = replace(journal, actions=(), steps={})
    events = tuple(journal_events(journal))
    return MatchFile(uuid4().hex, created, start, known, players_version, events)


def is_id(given: str) -> bool:
    """Whether this is the number of a match or of a person: 32 hexadecimal signs."""
    return _ID.fullmatch(given) is not None


def match_text(match: MatchFile, *, veiled: bool) -> tuple[str, LineState]:
    """The text of a whole file, and where it ends."""
    lines: list[str] = []
    end = LineState()
    for each in (match.head(), *match.events):
        text, end = format_line(each, match.id, end, veiled=veiled)
        lines.append(text)
    return "".join(lines), end
