"""The levels of Vendetta: what makes a novice, a casual, a skilled player and a master."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.profile import Level


class LevelParameters(NamedTuple):
    """What makes a level."""

    softness: float
    """Points that hardly matter in a choice."""
    counts: bool
    """Whether cards of closed tricks, which lie face down, are remembered."""
    fears: float
    """How much of the danger to open tricks is thought of; a share."""
    plans: float
    """How much of the worth of new cards and of jokers is thought of; a share."""
    candidates: int
    """Actions tried in imagined deals."""
    worlds: int
    """Imagined deals for each."""
    tries: int
    """Deals of which the likeliest is taken, by what others did not steal."""
    learned: bool
    """Whether it goes by what was learned, or by judgement."""
    thinks: bool
    """Whether it tries actions before it plays, or only where it is asked what they are worth."""
    overlooks: float = 0.0
    """How often it does not see that cards fit a trick on the table; a share."""


LEVELS: Mapping[Level, LevelParameters] = MappingProxyType(
    {
        Level.NOVICE: LevelParameters(1.2, False, 0.0, 0.2, 0, 0, 1, False, False, overlooks=0.4),
        Level.CASUAL: LevelParameters(0.7, False, 0.5, 0.6, 0, 0, 1, False, False),
        Level.SKILLED: LevelParameters(0.3, False, 1.0, 1.0, 3, 24, 1, True, False),
        Level.MASTER: LevelParameters(0.0, True, 1.0, 1.0, 3, 24, 1, True, True),
    }
)
"""A novice sees only three of five cards that fit a trick, fears nobody and hardly saves; a casual
player fears half of the danger, a skilled one knows it and forgets only what lies face down. The
casual won 1.45 (1.39 to 1.52) x a fair share among novices, the skilled 1.50 (1.43 to 1.58) x among
casual players (600 deals each, seed fin28), a master 1.40 (1.26 to 1.53) x among skilled ones (150
deals, seed lad28b)."""
