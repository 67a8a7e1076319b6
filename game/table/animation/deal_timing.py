"""The timing of a deal: how soon one card follows the other, and how long each of them flies."""

from __future__ import annotations

from game.table.animation.flight_time import FAR

DEAL_GAP = 0.07
"""Seconds from the start of one card to that of the next, at most."""
DEAL_MOST = 1.5
"""Within so many seconds the last card of a deal leaves and lands."""
DEAL_EACH = 0.14
"""Seconds that a card flies at least."""


def deal_gap(count: int) -> float:
    """How many seconds after each other *count* dealt cards leave."""
    return min(DEAL_GAP, (DEAL_MOST - DEAL_EACH) / count)


def deal_seconds(distance: float) -> float:
    """How long a dealt card flies for *distance* pixels."""
    return DEAL_EACH + min(distance, FAR) * 0.0001
