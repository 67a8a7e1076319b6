"""The levels of Sinful Gibbon: what makes a novice, a casual, a skilled player and a master."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.profile import Level


class LevelParameters(NamedTuple):
    """What makes a level."""

    softness: float
    """Points that hardly matter to the one who chooses."""
    counts: bool
    """Whether cards that were seen are counted."""
    claims: bool
    """Whether promises of the round are remembered, so that four of a number cannot all be true."""
    records: int
    """Cards turned up, as far back as it is remembered who lied and who doubted. A casual player
    who remembers 4 wins 12 % among three who doubt everything (32 deals), with 24 it is 31 % (24
    deals, seed dbt)."""
    wary: float
    """How likely a stranger is to offer false hearts, in log odds. Against three skilled players
    of -9, who believe every heart, one of -0.5 pays 50 points a match less than each and one of
    -9 pays 15 more (24 deals each). One of 1 wins 20 % among baselines (12 deals, seed s7), one
    of -0.5 38 % (40 deals, seed fin1)."""
    match: bool
    """Whether it counts who is ahead in the match."""
    timid: float = 0.0
    """Points by which a lie is disliked beyond the usual."""
    hasty: float = 0.0
    """Points by which a doubt is liked beyond the usual."""


LEVELS: Mapping[Level, LevelParameters] = MappingProxyType(
    {
        Level.NOVICE: LevelParameters(16.0, False, False, 12, -9.0, False, 12.0, 8.0),
        Level.CASUAL: LevelParameters(8.0, True, False, 24, -9.0, False, 5.0),
        Level.SKILLED: LevelParameters(5.0, True, True, 24, -9.0, False),
        Level.MASTER: LevelParameters(1.0, True, True, 1000, -0.5, True),
    }
)
