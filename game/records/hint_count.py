"""The hint count: how many hints a person took in a match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.engine.zones import Seat
from game.records.played_match import known_by
from game.store.matches.seat_change import SeatChange
from game.store.player import Player

if TYPE_CHECKING:
    from game.records.person_matches import Played


def hints_taken(hinted: Iterable[SeatChange], seat: Seat, first: Player, person: str) -> int:
    """How many of the hints of a match *person* took on *seat*, where *first* sat at first."""
    return sum(each.seat == seat and known_by(each.player or first) == person for each in hinted)


def hints_of(played: Played) -> int:
    """The hints of one person by the records; an earlier version counted them by match."""
    result = played.result
    alone = result.format < 2 and len(result.people) == 1
    return result.hints if alone else played.own.hints
