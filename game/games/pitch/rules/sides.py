"""The sides of Pitch: partners who sit opposite each other, or everybody alone."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.pitch.rules.options import PitchOptions


def sides_of(seats: int, options: PitchOptions) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side: two pairs of partners, or each seat alone (option `variant`)."""
    sides = 2 if options.variant == "partners" else seats
    return tuple(tuple(range(side, seats, sides)) for side in range(sides))


def side_of_seats(members: tuple[tuple[Seat, ...], ...]) -> tuple[int, ...]:
    """The side of each seat, by the *members* of each side."""
    return tuple(seat % len(members) for seat in range(sum(map(len, members))))
