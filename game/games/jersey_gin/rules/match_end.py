"""The end of a match of Jersey Gin: the target ends it, the highest grand total wins."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import Seat


def is_over(points: int, target: int) -> bool:
    """Whether the winner of a hand has now so many *points* that the match ends (JG-E2)."""
    return points >= target


def winners(grand: Sequence[int], reached: Seat) -> tuple[Seat, ...]:
    """The highest grand total; of equals the one that reached the target, else all (R15)."""
    best = [seat for seat, total in enumerate(grand) if total == max(grand)]
    return (reached,) if reached in best else tuple(best)
