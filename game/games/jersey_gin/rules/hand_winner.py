"""The winner of a hand of Jersey Gin: the least deadwood wins, after a knock as when it ran out."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import Seat
from game.games.jersey_gin.rules.facts import SEATS


def after_knock(deadwood: Sequence[int], knocker: Seat) -> Seat:
    """The winner after the lay-offs; ties go to the knocker, then to its left (JG-S1, S2, R5)."""
    return _first_with_least(deadwood, knocker)


def after_run_out(deadwood: Sequence[int], breaker: Seat) -> Seat:
    """The winner when the stock ran out; ties go to the breaker, then to its left (JG-S4, R14)."""
    return _first_with_least(deadwood, breaker)


def _first_with_least(deadwood: Sequence[int], start: Seat) -> Seat:
    """The first seat with the least deadwood, from *start* to the left."""
    seats = ((start + step) % SEATS for step in range(SEATS))
    return min(seats, key=deadwood.__getitem__)
