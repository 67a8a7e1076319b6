"""The levels of Fire Gibbon: what makes a novice, a casual, a skilled player and a master."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.profile import Level


class LevelParameters(NamedTuple):
    """What makes a level."""

    softness: float
    """Chances to win the round that hardly matter to the one who chooses."""
    remembered: int
    """Discards that are remembered."""
    counts: bool
    """Whether cards that were seen are counted."""
    grudge: bool
    """Whether it is remembered who was caught."""
    reads: bool
    """Whether the habits of others are read from what they play."""
    heeds: bool
    """Whether it is noticed who doubts everything."""


LEVELS: Mapping[Level, LevelParameters] = MappingProxyType(
    {
        Level.NOVICE: LevelParameters(0.047, 0, False, False, False, False),
        Level.CASUAL: LevelParameters(0.03, 6, True, False, False, True),
        Level.SKILLED: LevelParameters(0.021, 16, True, True, True, True),
        Level.MASTER: LevelParameters(0.002, 54, True, True, True, True),
    }
)
