"""The flight time: how many seconds a card takes to its place, by the distance it travels."""

from __future__ import annotations

SWEEP = 0.34
RETURN_LEAST, RETURN_MOST = 0.2, 0.26
_PLAY_LEAST, PLAY_MOST, _PLAY_PX = 0.26, 0.52, 0.00025
FAR = 1600
"""Pixels; on a larger screen cards fly faster, not longer."""


def play_seconds(distance: float) -> float:
    """How long a pushed card takes for *distance* pixels."""
    return min(PLAY_MOST, _PLAY_LEAST + _PLAY_PX * distance)


def sweep_seconds(distance: float, cards: int) -> float:
    """How long *cards* together take for *distance* pixels: a thick packet is heavy."""
    return SWEEP + min(distance, FAR) * 0.00008 + min(0.1, cards * 0.004)


def return_seconds(distance: float) -> float:
    """How long a refused card takes home."""
    return min(RETURN_MOST, RETURN_LEAST + distance * 0.0001)
