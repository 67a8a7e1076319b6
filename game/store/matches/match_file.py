"""The match file, format 2: a head line, then one line for each thing that happened.

How a line is written is in :mod:`.match_file_line`. Kinds and keys that are not known here are
kept as they are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from game.engine.journal import CorruptJournal, Journal
from game.store.bounded_read import UnreadableFile, read_bytes
from game.store.matches import match_file_version_1
from game.store.matches.known_deal import KEY
from game.store.matches.match_file_events import (
    EventFold,
    MatchEvent,
    MatchProgress,
    journal_events,
)
from game.store.matches.match_file_line import LineState, format_line, json_object, parse_line
from game.store.matches.match_file_names import FORMAT, LIMIT
from game.store.matches.seat_change import LONGEST, MOST_SEATS, is_line, seated
from game.store.player import Player

DAILY: Final = "daily"
"""The key in the head of the match of a day; earlier versions keep it as it is."""
_ID: Final = re.compile(r"[0-9a-f]{32}")
_KNOWN: Final = frozenset(
    {"format", "match", "created", "players_version", "rules_version", "game", "seats", "options",
     "seal", "players", "seed", "salt", KEY, DAILY}
)  # fmt: skip


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
    """Of the computer players: see :mod:`game.bots.version`; 0 is not known."""
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


def read_match_file(path: Path) -> MatchFile:
    """The match in the file at *path*, of either format, as far as it can be read.

    Whatever lies there, this neither waits nor takes memory without bound. A torn last line is
    dropped, for it was never whole; other damage is told in :attr:`MatchFile.damage`.

    Raises:
        UnreadableMatch: the only error: nothing can be read of it, or a newer program wrote it.
    """
    try:
        content = read_bytes(path, LIMIT)
    except UnreadableFile as error:
        told = f"This match could not be read ({error.reason})."
        raise UnreadableMatch(told, damaged=False) from None
    return parse_match(content)


def parse_match(content: bytes) -> MatchFile:
    """The match in the bytes of a file; see :func:`read_match_file`.

    Raises:
        UnreadableMatch: when nothing can be read of it, or a newer program wrote it.
    """
    first, newline, rest = content.partition(b"\n")
    try:
        head = json_object(first)
        if "format" in head:
            _must_be_ours(head["format"])
            if not newline:
                raise ValueError("torn")
            match, end = _from_head(first)
        else:
            return _of_format_1(content)
    except UnreadableMatch:
        raise
    except (CorruptJournal, ValueError, TypeError, KeyError):
        raise UnreadableMatch("This match is damaged; nothing of it can be read.") from None
    return _with_events(match, rest, end)


def _must_be_ours(given: Any) -> None:
    if type(given) is int and given > FORMAT:
        told = "This match was saved by a newer version of Folkdeck; this one leaves it as it is."
        raise UnreadableMatch(told, newer=True)
    if given is True or given != FORMAT:
        raise ValueError("no format of ours")


def _with_events(match: MatchFile, rest: bytes, end: LineState) -> MatchFile:
    """The match with the events on the lines of *rest*, as far as they are sound."""
    events: list[MatchEvent] = []
    folding = EventFold()
    *whole, _torn = rest.split(b"\n")
    damage = ""
    for each in whole:
        try:
            told, end = parse_line(each, end, match.id)
            folding.take(told)
        except (CorruptJournal, ValueError, TypeError):
            made = len(folding.progress(match.beginning).journal.actions)
            damage = f"This match is damaged after move {made}."
            break
        events.append(told)
    return replace(match, events=tuple(events), damage=damage)


def _of_format_1(content: bytes) -> MatchFile:
    first = content.partition(b"\n")[0]
    journal, players, damage = match_file_version_1.read_v1(content.decode("utf-8", "replace"))
    _must_be_words(journal, players)
    start = replace(journal, actions=())
    number = sha256(first).hexdigest()[:32]
    events = tuple(journal_events(journal))
    return MatchFile(number, 0, start, players, 0, events, damage=damage)


def _from_head(first: bytes) -> tuple[MatchFile, LineState]:
    match_id = json_object(first).get("match")
    if not isinstance(match_id, str) or not is_id(match_id):
        raise ValueError("no match")
    told, end = parse_line(first, LineState(), match_id)
    public, secret = dict(told.public), dict(told.secret)
    fields = {**public, **secret}
    fields["version"] = fields.get("rules_version")
    start = Journal.from_head(fields, ())
    players = tuple(_player(each) for each in fields["players"])
    numbers = fields["created"], fields["players_version"]
    if not all(type(each) is int and 0 <= each < 1 << 40 for each in numbers):
        raise ValueError("no number")
    known, daily = public.get(KEY, ""), public.get(DAILY, "")
    _must_be_words(start, players, known, daily)
    more = MatchEvent("head", _unknown(public), _unknown(secret))
    match = MatchFile(
        match_id, numbers[0], start, players, numbers[1], more=more, known_deal=known, daily=daily
    )
    return match, end


def _unknown(given: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in given.items() if key not in _KNOWN}


def _player(given: Any) -> Player:
    known = {key: given[key] for key in Player._fields if key in given}
    return Player(**known)


def _must_be_words(start: Journal, players: Sequence[Player], *more: Any) -> None:
    """Raise ValueError for what nobody can write on a screen, or would fill it."""
    if not 1 <= start.seats <= MOST_SEATS or len(players) != start.seats:
        raise ValueError("too many or too few players")
    for player in players:
        if not all(isinstance(part, str) and is_line(part, LONGEST) for part in player):
            raise ValueError("no name")
    words = (start.game, start.seed, start.salt, start.seal, *more)
    if not all(is_line(each, LONGEST) for each in words):
        raise ValueError("no word")
