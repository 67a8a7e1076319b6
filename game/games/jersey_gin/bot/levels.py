"""The levels of Jersey Gin: what makes a novice, a casual, a skilled player and a master."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.profile import Level


class LevelParameters(NamedTuple):
    """The numbers that make a level."""

    softness: float
    """How far apart, in points, two choices must be to be told apart."""
    remembered: int
    """Turns of anybody that are remembered; only these discards are known to be gone."""
    guards: bool
    """Whether it thinks of what the next seat could use."""
    foresees: bool
    """Whether it looks one draw ahead."""


LEVELS: Mapping[Level, LevelParameters] = MappingProxyType(
    {
        Level.NOVICE: LevelParameters(4.5, 0, False, False),
        Level.CASUAL: LevelParameters(2.4, 0, False, False),
        Level.SKILLED: LevelParameters(1.7, 10, False, False),
        Level.MASTER: LevelParameters(0.0, 200, True, True),
    }
)
"""Nobody but a master thinks of what the next seat could use. Casual players and novices forget
each discard as soon as it is covered; skilled players forget those of long ago, and slip a little.
One among two of the next lower level takes, as x fair: a master 1.30 (1.23 to 1.37; 500 deals, seed
ladE) and 1.27 (1.17 to 1.38; 220, ladG), a skilled player 1.31 (1.20 to 1.42; 250, ladI) and 1.27
(1.16 to 1.37; 262, ladH), a casual one 1.91 (1.78 to 2.04; 157, ladH); a master among novices 2.30
(2.17 to 2.42; 132, ladE). Casual players are about as good as greed: 1.02 (0.87 to 1.16; 127,
ladH). Nobody tries choices out on imagined deals: two throws differ by about a point, and what
comes of them on one deal by 27 (standard deviation, 66,000 pairs), so that it would take thousands
of deals to see; a master with 240 of them took 0.6 times its fair share of 5 deals."""
