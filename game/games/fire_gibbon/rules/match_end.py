"""The end of a match of Fire Gibbon: when it is over, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import Seat


def is_over(points: Sequence[int], target: int) -> bool:
    """Whether somebody has reached the *target* after a round (FG-M1)."""
    return max(points) >= target


def winners(points: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with most points; equal ones share the win (FG-M1)."""
    best = max(points)
    return tuple(seat for seat, each in enumerate(points) if each == best)
