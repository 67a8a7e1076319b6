"""Scoring of Vendetta: what a trick is worth, a deal, and all deals of a match together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.games.vendetta.rules.tricks import Trick


def trick_points(trick: Trick) -> int:
    """The points of a trick before its owner (VD-6.1)."""
    if not trick.run:
        return trick.size
    return trick.size - 2 if trick.suit is None else 2 * trick.size


def points_on_table(tricks: Iterable[Trick], seats: int) -> list[int]:
    """The points of the tricks that lie before each seat (VD-6.1)."""
    points = [0] * seats
    for trick in tricks:
        points[trick.owner] += trick_points(trick)
    return points


def match_points(deals: Iterable[Sequence[int]]) -> list[int]:
    """The points of each seat over several deals."""
    return [sum(column) for column in zip(*deals, strict=True)]
