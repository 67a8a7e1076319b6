"""The hint count: how many hints a person took in a match."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.zones import Seat
from game.records.played_match import known_by
from game.store.matches.seat_change import SeatChange
from game.store.player import Player


def hints_taken(hinted: Iterable[SeatChange], seat: Seat, first: Player, person: str) -> int:
    """How many of the hints of a match *person* took on *seat*, where *first* sat at first."""
    return sum(each.seat == seat and known_by(each.player or first) == person for each in hinted)
