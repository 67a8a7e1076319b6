"""The match file parser: reads a file of today, or of an earlier version."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from game.engine.action import Action
from game.engine.journal import CorruptJournal, Journal, read_action, read_line
from game.store.bounded_read import UnreadableFile, read_bytes
from game.store.matches.known_deal import KEY
from game.store.matches.match_file import DAILY, FORMAT, LIMIT, MatchFile, UnreadableMatch, is_id
from game.store.matches.match_file_damage import sound_events
from game.store.matches.match_file_events import (
    MatchEvent,
    journal_events,
)
from game.store.matches.match_file_line import LineState, json_object, parse_line
from game.store.matches.seat_change import LONGEST, MOST_SEATS, is_line
from game.store.player import Player

_KNOWN: Final = frozenset(
    {"format", "match", "created", "players_version", "rules_version", "game", "seats", "options",
     "seal", "players", "seed", "salt", KEY, DAILY}
)  # fmt: skip

NO_MATCH: Final = "This is no match of Folkdeck, or it is damaged from its first line on."


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
        if error.missing:
            told = "There is no file of this name."
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
        raise UnreadableMatch(NO_MATCH) from None
    return sound_events(match, rest, end)


def _must_be_ours(given: Any) -> None:
    if type(given) is int and given > FORMAT:
        told = "This match was saved by a newer version of Folkdeck; this one leaves it as it is."
        raise UnreadableMatch(told, newer=True)
    if given is True or given != FORMAT:
        raise ValueError("no format of ours")


def _of_format_1(content: bytes) -> MatchFile:
    first = content.partition(b"\n")[0]
    journal, players, damage = read_format_1(content.decode("utf-8", "replace"))
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


def read_format_1(text: str) -> tuple[Journal, tuple[Player, ...], str]:
    """A match of an earlier version, its players, and a sentence about damage if there was any.

    A torn last line is dropped, for it was never whole.

    Raises:
        CorruptJournal: when the first line does not say which match it is.
    """
    lines = text.split("\n")
    whole = lines[-1] == ""
    if whole:
        lines.pop()
    head = read_line(lines[0] if lines else "", 1)
    if not isinstance(head, dict) or not isinstance(head.get("players"), list):
        raise CorruptJournal("Line 1 of the journal is damaged.")
    players = tuple(_format_1_player(each) for each in head["players"])
    actions: list[Action] = []
    damage = ""
    for number, line in enumerate(lines[1:], 2):
        try:
            actions.append(read_action(line, number))
        except (CorruptJournal, TypeError):
            if number < len(lines) or whole:
                damage = f"This match is damaged after move {len(actions)}."
            break
    return Journal.from_head(head, actions), players, damage


def _format_1_player(given: object) -> Player:
    if not (isinstance(given, list) and len(given) == 3):
        raise CorruptJournal("Line 1 of the journal names no good player.")
    return Player(*given)
