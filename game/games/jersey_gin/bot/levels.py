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
        Level.NOVICE: LevelParameters(3.5, 3, False, False),
        Level.CASUAL: LevelParameters(2.0, 9, True, False),
        Level.SKILLED: LevelParameters(1.3, 15, True, False),
        Level.MASTER: LevelParameters(0.0, 200, True, True),
    }
)
"""In points of a hand, the 25 of its box too, from every seat: somebody as soft as casual players
makes 12.7 ± 2.8 among two as soft as novices, and 3.4 ± 2.0 less than the judgement alone (400
deals each, all remembering everything); softer than 2.2 casual players would not clearly beat greed
any more. Skilled players slip and forget a little, for a master took 1.02 ± 0.06 of its fair share
among two who did not (522 deals at target 50, seed gin), and takes 1.13 ± 0.07 among those who do
(418); they take 1.16 ± 0.09 among casual players (280). Nobody tries choices out on imagined deals:
two throws differ by about a point, and what comes of them on one deal by 27 (standard deviation,
66,000 pairs), so that it would take thousands of deals to see; a master with 240 of them took 0.6
times its fair share of 5 deals."""
