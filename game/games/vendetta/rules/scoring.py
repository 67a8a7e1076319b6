"""Scoring of Vendetta: what a trick is worth, a match or a run, and who has won in the end."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import Seat
from game.games.vendetta.rules.tricks import Trick


def trick_points(trick: Trick) -> int:
    """The points of a trick before its owner (VD-6.1)."""
    if not trick.run:
        return trick.size
    return trick.size - 2 if trick.suit is None else 2 * trick.size


def winners(points: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with most points; equal ones share the win (VD-6.3)."""
    best = max(points)
    return tuple(seat for seat, each in enumerate(points) if each == best)
