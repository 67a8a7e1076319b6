"""The levels of Democracy: what makes a novice, a casual, a skilled player and a master.

The levels, one among three of the level below: ``arena democracy --players X,Y,Y,Y --whole`` gave
the casual 2.04 (1.74 to 2.34) x a fair share in 47 deals (``--seed fin28``), the skilled 1.39 (1.29
to 1.50) x in 300 and a master without trials 1.40 (1.31 to 1.49) x in 400 (``--seed lad30``). A
skilled player as hard as 0.04 who thought of all that cards are worth later left that master 1.11
(0.93 to 1.29) x in 100 deals (``--seed fin28``). As soft as 0.08 a master without trials is not
clearly worse: 0.96 (0.83 to 1.09) x among three as hard (``--option target_tribes=3 --seed h2``).
A master tries all cards on imagined deals to the end of the day: among three who vote by judgement
alone 1.26 (1.06 to 1.46) x in 100 deals with 40 trials a card, 1.25 (0.91 to 1.59) x in 31 with
160 (``--seed arena``).
"""

from __future__ import annotations

from typing import NamedTuple

from game.bots.profile import Level


class LevelParameters(NamedTuple):
    """The numbers that make a level."""

    softness: float
    """Tricks (or a part of one) that hardly matter to it."""
    deals: int
    """Imagined deals each card is tried on; without them it votes by judgement alone."""
    counts: bool
    """Whether it remembers which cards are gone."""
    races: bool
    """Whether it looks at who may still win which tribe, or takes all points for equal."""
    saves: float
    """How much of what a card is worth later it thinks of, as a share."""
    learned: bool
    """Whether it goes by the learned feeling, or by what it works out."""


LEVELS = {
    Level.NOVICE: LevelParameters(0.7, 0, False, False, 0.1, False),
    Level.CASUAL: LevelParameters(0.3, 0, False, True, 0.5, False),
    Level.SKILLED: LevelParameters(0.15, 0, True, True, 0.7, False),
    Level.MASTER: LevelParameters(0.02, 200, True, True, 1.0, True),
}
