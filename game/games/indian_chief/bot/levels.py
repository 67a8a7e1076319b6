"""The levels of Indian Chief: what makes a novice, a casual, a skilled player and a master."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.profile import Level


class LevelParameters(NamedTuple):
    """The numbers that make a level."""

    softness: float
    """Points that hardly matter in the choice of a box."""
    keeps: float
    """How much is seen of what kept cards promise; a share; with 0 boxes count at par."""
    par: float
    """How much the par of a box counts against the points of the moment; a share."""
    worlds: int
    """Imagined deals in which the others' melds are foreseen; 0 takes the average."""
    candidates: int
    """Melds that are tried with imagined draws."""
    draws: int
    """Imagined draws for each."""


LEVELS: Mapping[Level, LevelParameters] = MappingProxyType(
    {
        Level.NOVICE: LevelParameters(4.0, 0.0, 0.4, 0, 0, 0),
        Level.CASUAL: LevelParameters(1.0, 0.0, 1.0, 0, 0, 0),
        Level.SKILLED: LevelParameters(2.5, 0.5, 1.0, 0, 0, 0),
        Level.MASTER: LevelParameters(0.0, 1.0, 1.0, 12, 5, 16),
    }
)
