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
    """Whether it is remembered whose promises were true."""
    reads: bool
    """Whether the habits of others are read from what they play."""
    heeds: bool
    """Whether it is noticed who doubts what."""
    fears: float
    """How many doubt everything, for one usual player, of those of whom nothing was seen yet."""


# One rule (truth first, doubts from 9 on) took 1.28 x a fair share among skilled players who did
# not heed low and high promises apart (1.12 to 1.44; 120 deals), and 0.83 x (0.69 to 0.98) among
# those who do. The best that was found against them since takes 0.74 x (0.62 to 0.86; 150 deals,
# seed sk). With *fears* 0.06 a casual player wins 22 % among three who doubt everything (40 deals),
# with 0.3 it is 32 % (80 deals, seed m).
LEVELS: Mapping[Level, LevelParameters] = MappingProxyType(
    {
        Level.NOVICE: LevelParameters(0.047, 0, False, False, False, False, 0.0),
        Level.CASUAL: LevelParameters(0.03, 6, True, False, False, True, 0.3),
        Level.SKILLED: LevelParameters(0.017, 16, True, True, True, True, 0.05),
        Level.MASTER: LevelParameters(0.002, 54, True, True, True, True, 0.02),
    }
)
