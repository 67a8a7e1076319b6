"""The levels of Pitch: what makes a novice, a casual, a skilled player and a master."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.profile import Level


class LevelParameters(NamedTuple):
    """The numbers that make a level."""

    mood: float
    """The estimate of a hand is off by up to this many points, either way."""
    softness: float
    """How far apart, in points, two cards must be to be told apart; 0 takes the best."""
    remembers: bool
    """Whether all tricks are remembered, or only the last one and the trumps that fell."""
    call_deals: int
    """Imagined deals for a call; 0 trusts the feeling."""
    card_deals: int
    """Imagined deals on which cards are tried; 0 trusts the feeling."""
    tries: int
    """Deals of which one is taken, the likelier the better it fits the calls."""


LEVELS: Mapping[Level, LevelParameters] = MappingProxyType(
    {
        Level.NOVICE: LevelParameters(0.9, 0.25, False, 0, 0, 1),
        Level.CASUAL: LevelParameters(0.4, 0.08, True, 0, 0, 1),
        Level.SKILLED: LevelParameters(0.0, 0.0, True, 50, 0, 3),
        Level.MASTER: LevelParameters(0.0, 0.0, True, 140, 200, 4),
    }
)
"""Casual players won 64 ± 11 % of the matches against novices (`folkdeck arena pitch --players
casual,novice --deals 40 --seed report`). In points of a hand above the other side, from both sides
of each deal: the judgement alone beats casual players by 0.18 ± 0.13 (500 deals); 50 deals for a
call add 0.35 ± 0.23 to it (320 deals), 30 for a card 0.27 ± 0.25 (146 deals), calls and cards of a
master together 0.68 ± 0.64 (44 deals). So skilled players try calls, and only masters cards."""
