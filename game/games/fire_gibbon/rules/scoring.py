"""Scoring of Fire Gibbon: what a round brings each seat."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import Seat


def round_points(scoring: str, spots: Sequence[int], braveheart: Seat) -> tuple[int, ...]:
    """The points of each seat for a round: its fire *spots*, or one for the Braveheart (FG-M1)."""
    if scoring == "spots":
        return tuple(spots)
    return tuple(int(seat == braveheart) for seat in range(len(spots)))
