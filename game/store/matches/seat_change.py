"""Seat changes: who sits on each seat from when on, as a match file tells it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from game.engine.journal import CorruptJournal
from game.engine.zones import Seat
from game.store.player import Player

SEAT: Final = "seat"
"""The kind of the event; earlier versions keep it and play on with who sat there before."""
MOST_SEATS: Final = 99
LONGEST: Final = 200
"""Letters of a name or of another word, at most."""
_UNWRITABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\u2028\u2029]")
"""What no line on a screen can hold: control signs, halves of letters, ends of lines."""


class SeatChange(NamedTuple):
    """Who sits on a seat from a moment on."""

    moves: int
    """How many actions were in force."""
    seat: Seat
    player: Player | None
    """None is who sat there when the match began."""


def seat_of(given: Any) -> Seat:
    """The seat written as *given*.

    Raises:
        CorruptJournal: when it is none.
    """
    if type(given) is not int or not 0 <= given < MOST_SEATS:
        raise CorruptJournal("A seat changed hands that is none.")
    return given


def taken_over(given: Any) -> Player:
    """Who took a seat over, written as *given*.

    Raises:
        CorruptJournal: when it is nobody who can sit at a table.
    """
    known = given if isinstance(given, dict) else {}
    parts = {key: known[key] for key in Player._fields if key in known}
    if "name" not in parts or not all(is_line(part, LONGEST) for part in parts.values()):
        raise CorruptJournal("A seat was taken over by nobody.")
    return Player(**parts)


def seated(players: Sequence[Player], changes: Iterable[SeatChange]) -> tuple[Player, ...]:
    """Who sits on each seat where *players* began and *changes* came after."""
    now = list(players)
    for each in changes:
        if each.player is not None and each.seat < len(now):
            now[each.seat] = each.player
    return tuple(now)


def people_changed(players: Sequence[Player], changes: Sequence[SeatChange], moves: int) -> bool:
    """Whether somebody sat down or stood up after the last of *moves* actions.

    Then nobody knows who looks at the screen.
    """
    before = seated(players, [each for each in changes if each.moves < moves])
    after = seated(players, changes)
    return any(a != b and (a.human or b.human) for a, b in zip(before, after, strict=True))


def is_line(given: Any, most: int) -> bool:
    """Whether this is text of one line that can be written on a screen, of *most* letters."""
    if not isinstance(given, str) or len(given) > most:
        return False
    return _UNWRITABLE.search(given) is None
