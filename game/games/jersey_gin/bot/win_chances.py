"""The chance of each seat to win the match, from the standings between two hands.

The three numbers were fitted to the winners of 300 races from each of 400 standings at targets
from 50 to 200, each race with the gains of 1,500 hands played by card sense; the error is 0.033,
of which 0.027 is the chance of the races themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.games.jersey_gin.rules.scoring import BOX_BONUS, GAME_BONUS

SPREAD = 128.0
"""How much the last hand is worth, in points of the grand total."""
OPEN = 0.7
"""How much more uncertain it is for each point that is missing."""
CLOSE = 18.0
"""Points by which a seat is nearer to the target to be clearly the one that reaches it."""


def chances(points: Sequence[int], boxes: Sequence[int], target: int) -> list[float]:
    """The chance of each seat to have the highest grand total, by hand points and boxes."""
    missing = max(1, target - max(points))
    near = _shares([each / CLOSE for each in points])
    totals = [
        score + BOX_BONUS * won + GAME_BONUS * share
        for score, won, share in zip(points, boxes, near, strict=True)
    ]
    width = SPREAD + OPEN * missing
    return _shares([total / width for total in totals])


def _shares(strengths: Sequence[float]) -> list[float]:
    top = max(strengths)
    weights = [exp(each - top) for each in strengths]
    whole = sum(weights)
    return [weight / whole for weight in weights]
