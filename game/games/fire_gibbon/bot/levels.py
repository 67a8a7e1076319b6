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
    deals: int = 0
    """Imagined deals on which a choice is tried; 0 trusts the judgement."""


# Casual players forget what burned and hold no lie against anybody; novices do not count what lies
# open either, nor notice who doubts what. One among three of the next lower level takes, as x fair:
# a master 1.39 (1.34 to 1.45; 1,000 deals, seeds ladC and ladD), a skilled player 1.34 (1.26 to
# 1.41; 500 deals, seed ladC), a casual one 1.30 (1.25 to 1.34; 1,600 deals of three seeds); a
# master among novices 2.09 (1.99 to 2.19; 400). Softer novices give rounds away by a doubt.
# One rule (truth first, doubts from 9 on) took 1.28 x a fair share among skilled players who did
# not heed low and high promises apart (1.12 to 1.44; 120 deals). The best that was found against
# them since takes 0.80 x (0.72 to 0.87; 400 deals, seed sk2). With *fears* 0.06 a casual player won
# 22 % among three who doubt everything (40 deals), with 0.3 it is 28 % (200 deals, seed ladC). A
# master who tries choices takes 1.32 x among three who only judge (1.18 to 1.45; 177 deals, seeds
# arena and new1).
LEVELS: Mapping[Level, LevelParameters] = MappingProxyType(
    {
        Level.NOVICE: LevelParameters(0.07, 0, False, False, False, False, 0.0),
        Level.CASUAL: LevelParameters(0.04, 0, True, False, False, True, 0.3),
        Level.SKILLED: LevelParameters(0.023, 10, True, True, True, True, 0.05),
        Level.MASTER: LevelParameters(0.002, 54, True, True, True, True, 0.02, deals=120),
    }
)
