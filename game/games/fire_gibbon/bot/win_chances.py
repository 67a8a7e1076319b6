"""How likely each seat wins the match, by the rounds so far and the race of this one."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from game.games.fire_gibbon.rules.rules import FireGibbon

STEEP = 1.86
"""How much a round that is missing lessens the weight of a seat, where one is missing on average.
Of all numbers it is nearest to the exact chances of 3 to 5 seats that need 1 to 6 rounds each, all
equally likely to win a round: the root of the mean square is 0.015, at most it is 0.1 off."""


class WinChances:
    """The chances to win the match that follow from those to win the round."""

    def __init__(self, rules: FireGibbon) -> None:
        """Take the target and the scoring from *rules*."""
        options = rules.options
        self.spots = options.scoring == "spots"
        self.target = options.target
        self.round = rules.cards if self.spots else 1
        """The points that win a round."""

    def match(self, points: Sequence[int]) -> list[float]:
        """The chance of each seat to win the match, between two rounds."""
        best = max(points)
        if best >= self.target:
            share = 1 / points.count(best)
            return [share if each == best else 0.0 for each in points]
        missing = [(self.target - each) / self.round for each in points]
        steep = STEEP / sqrt(sum(missing) / len(missing))
        weights = [exp(-steep * each) for each in missing]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def after(self, points: Sequence[int], spots: Sequence[int], seat: int) -> list[float]:
        """The chance of *seat* to win the match, by who wins the round; *spots* are filled now."""
        found = []
        for winner in range(len(points)):
            gained = list(points)
            if self.spots:
                gained = [had + got for had, got in zip(points, spots, strict=True)]
                gained[winner] += self.round - spots[winner]
            else:
                gained[winner] += 1
            found.append(self.match(gained)[seat])
        return found
