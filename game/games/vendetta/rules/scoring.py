"""Scoring of Vendetta: what a trick is worth, a match, a run or a flush run."""

from __future__ import annotations

from game.games.vendetta.rules.tricks import Trick


def trick_points(trick: Trick) -> int:
    """The points of a trick before its owner (VD-6.1)."""
    if not trick.run:
        return trick.size
    return trick.size - 2 if trick.suit is None else 2 * trick.size
