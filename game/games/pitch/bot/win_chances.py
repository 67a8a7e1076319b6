"""The chance to win the match by the scores, in Pitch.

The two numbers were fitted to 2,000 matches of players without search from random scores, with two
to five sides and targets 7, 11 and 21 (log loss 0.47 for two sides at 21, where not knowing is
0.69).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.games.pitch.bot.parameters import CARE
from game.games.pitch.rules import match_end
from game.games.pitch.rules.facts import PitchFacts, Tally
from game.games.pitch.rules.rules import Pitch

WIDTH = 4.5
"""Points ahead that make victory clear."""
MORE = 0.07
"""How much more it takes for each point the leader misses."""


def chances(score: Sequence[int], target: int) -> list[float]:
    """The chance of each side to win the match; being over the target alone wins nothing."""
    counted = [min(each, target + 1) for each in score]
    top = max(counted)
    width = WIDTH + MORE * max(0, target - top)
    weights = [exp((each - top) / width) for each in counted]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def point(score: Sequence[int], side: int, target: int) -> float:
    """The change of the chance of *side* by one point, about half of that by two."""
    more = [each + 2 * (other == side) for other, each in enumerate(score)]
    fewer = [each - 2 * (other == side) for other, each in enumerate(score)]
    return max(0.005, (chances(more, target)[side] - chances(fewer, target)[side]) / 4)


class Worth:
    """The worth of the end of a hand beside the scores it began with."""

    def __init__(self, rules: Pitch, facts: PitchFacts) -> None:
        """Take the scores before the hand is played."""
        self.sides, self.score, self.target = rules.side, facts.score, rules.options.target
        self.before = chances(facts.score, self.target)
        self.point = [point(facts.score, side, self.target) for side in range(rules.sides)]

    def of(self, tally: Tally, side: int) -> float:
        """The points of a hand that are as good for *side* as its result.

        Captured cards count a little even where nothing hangs on them: nobody throws tens away.
        """
        score = [old + new for old, new in zip(self.score, tally.gains, strict=True)]
        pitchers = self.sides[tally.pitcher]
        if match_end.winner(tally, score, pitchers, self.target) is not None:
            chance = float(pitchers == side)
        else:
            chance = chances(score, self.target)[side]
        counts = tally.counts
        others = sum(counts) - counts[side]
        care = CARE * (counts[side] - others / (len(counts) - 1))
        return (chance - self.before[side]) / self.point[side] + care
