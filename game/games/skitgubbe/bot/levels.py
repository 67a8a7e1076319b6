"""The levels of Skitgubbe: what makes a novice, a casual, a skilled player and a master."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.profile import Level


class LevelParameters(NamedTuple):
    """The numbers that make a level."""

    softness: float
    """A difference in score that hardly matters."""
    memory: int
    """So many of the cards seen last that lie hidden now are remembered."""
    deals: int = 0
    """Imagined deals for a decision of part two; 0 trusts judgement alone."""
    depth: int = 20
    """Decisions of part two each of them is played on for; then the hands are judged."""
    width: int = 8
    """How many actions are tried, those that feel best."""
    wobble: float = 0.05
    """How softly everybody chooses in them."""
    leaning: float = 0.1
    """How much what feels good is preferred, for a unit of score."""


LEVELS = {
    Level.NOVICE: LevelParameters(0.15, 0),
    Level.CASUAL: LevelParameters(0.05, 8),
    Level.SKILLED: LevelParameters(0.02, 24, deals=3, width=3, depth=12),
    Level.MASTER: LevelParameters(0.0, 104, deals=10, width=5),
}
"""The levels, each better than the one before. One of them among three others was the Goat, where
25 % is fair: casual among novices 10 ± 3 % (89 deals, each seat), skilled among casual players
15 ± 5 % (46), a master with 16 deals and six actions among skilled ones in none of 56 games (14).
Trials pay in part two alone: of masters among three who only feel, those who try eight deals there
made 6 ± 6 % of the Goats when they played on to the end (13) and 3 ± 3 %, at less than half the
cost, when they judged after 20 decisions (24); trials of part one alone made 26 ± 6 % (52).
Among three casual players greed makes 46 ± 15 % of the Goats, the printed advice 38 ± 11 % (12)."""
