"""The end of a match of Democracy: who is at the target, and alone in front, has won."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import Seat


def winner(tribes: Sequence[int], target: int) -> Seat | None:
    """The seat that has won after an island; None while the match goes on (DM-4.1, 4.2)."""
    best = max(tribes)
    if best < target or tribes.count(best) > 1:
        return None
    return tribes.index(best)
