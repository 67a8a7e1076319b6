"""The pack of Indian Chief: one for two or three players, two together for more."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card, pack

ONE_PACK = 3
"""The most players who share one pack."""


def pack_for(seats: int) -> Sequence[Card]:
    """The 52 cards, or twice as many."""
    return pack(copies=1 if seats <= ONE_PACK else 2)
