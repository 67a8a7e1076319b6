"""The match file, format 2: a head line, then one line for each thing that happened.

Every line is a JSON object that ends with ``"check"``: eight signs of a SHA-256 over the check of
the line before and the line itself, so that no line can be changed, lost or moved unnoticed. While
a match goes on, seed and decisions stand in ``"veiled"`` (:mod:`game.store.veil`); afterwards they
are in clear. Kinds and keys that are not known here are kept as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple
from uuid import uuid4

from game.engine.journal import CorruptJournal, Journal
from game.store import format_1
from game.store.bounded_read import MEGABYTE, Unreadable, parse_json, read_bytes
from game.store.events import Event, Folding, Progress, is_line, journal_events
from game.store.player import Player
from game.store.veil import unveil, veil

FORMAT: Final = 2
LIMIT: Final = 16 * MEGABYTE
"""Bytes of a file, at most: ten times the longest match that was ever simulated."""
MOST_SEATS: Final = 99
LONGEST: Final = 200
"""Letters of a name, a seed or another word in the head, at most."""
_CHECK: Final = re.compile(rb'(\{.*),"check":"([0-9a-f]{8})"\}\r?', re.DOTALL)
_ID: Final = re.compile(r"[0-9a-f]{32}")
_KNOWN: Final = frozenset(
    {"format", "match", "created", "players_version", "rules_version", "game", "seats", "options",
     "seal", "players", "seed", "salt"}
)  # fmt: skip


class UnreadableMatch(CorruptJournal):
    """A file of which no match can be read; the text says why in one sentence."""

    def __init__(self, told: str, *, newer: bool = False, damaged: bool = True) -> None:
        """*newer*: a newer program wrote it; *damaged*: it is worth setting aside."""
        super().__init__(told)
        self.newer = newer
        self.damaged = damaged and not newer


class Line(NamedTuple):
    """Where a file ends: how many lines it has, and the check of the last one."""

    number: int = 0
    check: str = ""


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
    players_version: int
    """Of the computer players: see :mod:`game.bots.version`; 0 is not known."""
    events: tuple[Event, ...] = ()
    more: Event = field(default_factory=lambda: Event("head", {}, {}))
    """What the head holds that is not known here."""
    damage: str = ""
    """A sentence about what cannot be read; all before it is here."""

    def progress(self) -> Progress:
        """What its events come to.

        Raises:
            CorruptJournal: never for one that was read from a file.
        """
        folding = Folding()
        for each in self.events:
            folding.take(each)
        return folding.progress(self.beginning)

    def head(self) -> Event:
        """The first line: what everybody may know, and what not."""
        start = self.beginning
        sealed = {"seal": start.seal} if start.seal else {}
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
            "players": [player._asdict() for player in self.players],
            **self.more.public,
        }
        salted = {"salt": start.salt} if start.salt else {}
        return Event("head", public, {"seed": start.seed, **salted, **self.more.secret})


def recorded(
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


def written(match: MatchFile, *, veiled: bool) -> tuple[str, Line]:
    """The text of a whole file, and where it ends."""
    lines: list[str] = []
    end = Line()
    for each in (match.head(), *match.events):
        text, end = line(each, match.id, end, veiled=veiled)
        lines.append(text)
    return "".join(lines), end


def line(told: Event, match_id: str, end: Line, *, veiled: bool) -> tuple[str, Line]:
    """One more line for a file that ends at *end*, and where it ends then."""
    number = end.number + 1
    shown: dict[str, Any] = {} if told.kind == "head" else {"kind": told.kind}
    shown |= told.public
    if told.secret and veiled:
        shown["veiled"] = veil(_json(told.secret), match_id, number)
    else:
        shown |= told.secret
    body = _json(shown)[:-1]
    check = _check(end.check, body.encode())
    return f'{body},"check":"{check}"}}\n', Line(number, check)


def read_match(path: Path) -> MatchFile:
    """The match in the file at *path*, of either format, as far as it can be read.

    Whatever lies there, this neither waits nor takes memory without bound. A torn last line is
    dropped, for it was never whole; other damage is told in :attr:`MatchFile.damage`.

    Raises:
        UnreadableMatch: the only error: nothing can be read of it, or a newer program wrote it.
    """
    try:
        content = read_bytes(path, LIMIT)
    except Unreadable as error:
        told = f"This match could not be read ({error.reason})."
        raise UnreadableMatch(told, damaged=False) from None
    return read(content)


def read(content: bytes) -> MatchFile:
    """The match in the bytes of a file; see :func:`read_match`.

    Raises:
        UnreadableMatch: when nothing can be read of it, or a newer program wrote it.
    """
    first, newline, rest = content.partition(b"\n")
    try:
        head = _object(first)
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


def _with_events(match: MatchFile, rest: bytes, end: Line) -> MatchFile:
    """The match with the events on the lines of *rest*, as far as they are sound."""
    events: list[Event] = []
    folding = Folding()
    *whole, _torn = rest.split(b"\n")
    damage = ""
    for each in whole:
        try:
            told, end = _told(each, end, match.id)
            folding.take(told)
        except (CorruptJournal, ValueError, TypeError):
            made = len(folding.progress(match.beginning).journal.actions)
            damage = f"This match is damaged after move {made}."
            break
        events.append(told)
    return replace(match, events=tuple(events), damage=damage)


def _of_format_1(content: bytes) -> MatchFile:
    first = content.partition(b"\n")[0]
    journal, players, damage = format_1.read(content.decode("utf-8", "replace"))
    _must_be_words(journal, players)
    start = replace(journal, actions=())
    number = sha256(first).hexdigest()[:32]
    events = tuple(journal_events(journal))
    return MatchFile(number, 0, start, players, 0, events, damage=damage)


def _from_head(first: bytes) -> tuple[MatchFile, Line]:
    match_id = _object(first).get("match")
    if not isinstance(match_id, str) or not is_id(match_id):
        raise ValueError("no match")
    told, end = _told(first, Line(), match_id)
    public, secret = dict(told.public), dict(told.secret)
    fields = {**public, **secret}
    fields["version"] = fields.get("rules_version")
    start = Journal.from_head(fields, ())
    players = tuple(_player(each) for each in fields["players"])
    numbers = fields["created"], fields["players_version"]
    if not all(type(each) is int and 0 <= each < 1 << 40 for each in numbers):
        raise ValueError("no number")
    _must_be_words(start, players)
    more = Event("head", _unknown(public), _unknown(secret))
    return MatchFile(match_id, numbers[0], start, players, numbers[1], more=more), end


def _unknown(given: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in given.items() if key not in _KNOWN}


def _told(text: bytes, end: Line, match_id: str) -> tuple[Event, Line]:
    """The event on a line, and where the file ends after it."""
    found = _CHECK.fullmatch(text)
    if found is None or _check(end.check, found[1]) != found[2].decode():
        raise ValueError("its check is wrong")
    number = end.number + 1
    public = _object(found[1] + b"}")
    kind = "head" if number == 1 else public.pop("kind")
    if not isinstance(kind, str):
        raise ValueError("no kind")
    veiled = public.pop("veiled", None)
    secret = {} if veiled is None else _object(unveil(veiled, match_id, number).encode())
    return Event(kind, public, secret), Line(number, found[2].decode())


def _player(given: Any) -> Player:
    known = {key: given[key] for key in Player._fields if key in given}
    return Player(**known)


def _must_be_words(start: Journal, players: Sequence[Player]) -> None:
    """Raises ValueError for what nobody can write on a screen, or would fill it."""
    if not 1 <= start.seats <= MOST_SEATS or len(players) != start.seats:
        raise ValueError("too many or too few players")
    for player in players:
        if not all(isinstance(part, str) and is_line(part, LONGEST) for part in player):
            raise ValueError("no name")
    if not all(is_line(each, LONGEST) for each in (start.game, start.seed, start.salt, start.seal)):
        raise ValueError("no word")


def _check(before: str, body: bytes) -> str:
    return sha256(before.encode() + b"\n" + body).hexdigest()[:8]


def _object(text: bytes) -> dict[str, Any]:
    """A JSON object.

    Raises:
        ValueError: when it is none, or holds half letters, which nobody can write on a screen.
    """
    told = parse_json(text.decode())
    if not isinstance(told, dict):
        raise ValueError("no object")
    if b"\\u" in text:
        _json(told).encode()
    return told


def _json(told: Mapping[str, Any]) -> str:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)
