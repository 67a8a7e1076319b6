"""The flight time: how many seconds a card takes to its place, and how soon dealt ones follow."""

from __future__ import annotations

SWEEP = 0.34
RETURN_LEAST, RETURN_MOST = 0.2, 0.26
_PLAY_LEAST, PLAY_MOST, _PLAY_PX = 0.26, 0.52, 0.00025
FAR = 1600
"""Pixels; on a larger screen cards fly faster, not longer."""
DEAL_GAP = 0.07
"""Seconds from the start of one card to that of the next, at most."""
DEAL_MOST = 1.5
"""Within so many seconds the last card of a deal leaves and lands."""
DEAL_EACH = 0.14
"""Seconds that a card flies at least."""


def play_seconds(distance: float) -> float:
    """How long a pushed card takes for *distance* pixels."""
    return min(PLAY_MOST, _PLAY_LEAST + _PLAY_PX * distance)


def sweep_seconds(distance: float, cards: int) -> float:
    """How long *cards* together take for *distance* pixels: a thick packet is heavy."""
    return SWEEP + min(distance, FAR) * 0.00008 + min(0.1, cards * 0.004)


def return_seconds(distance: float) -> float:
    """How long a refused card takes home."""
    return min(RETURN_MOST, RETURN_LEAST + distance * 0.0001)


def deal_gap(count: int) -> float:
    """How many seconds after each other *count* dealt cards leave."""
    return min(DEAL_GAP, (DEAL_MOST - DEAL_EACH) / count)


def deal_seconds(distance: float) -> float:
    """How long a dealt card flies for *distance* pixels."""
    return DEAL_EACH + min(distance, FAR) * 0.0001
