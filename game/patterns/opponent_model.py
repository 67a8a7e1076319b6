"""The opponent model: how often one seat’s promises were true, and when it doubted, low or high.

Both are shares with a beta distribution as prior: how players are in general. What is handed on is
by how much the seat differs from them, in log odds.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple


class Prior(NamedTuple):
    """As if so many had been seen before the match."""

    yes: float
    no: float


class Habits(NamedTuple):
    """How players of a game are in general; each pair is of low numbers and of high ones."""

    high: int
    """The number from which on a hand often has no truth."""
    truths: tuple[Prior, Prior]
    """Promises that were doubted and true, or false."""
    foretold: tuple[float, float]
    """How often such promises are true by what the cards foretell."""
    doubts: tuple[Prior, Prior]
    """Promises that were doubted, or not, by who could."""


class OpponentModel:
    """The promises of one seat that were doubted, and those it could doubt."""

    __slots__ = ("doubts", "habits", "truths")

    def __init__(self, habits: Habits) -> None:
        """Begin with nothing seen of somebody who is as players are in general."""
        self.habits = habits
        self.truths = ([0, 0], [0, 0])
        self.doubts = ([0, 0], [0, 0])

    def was_doubted(self, number: int, true: bool) -> None:
        """Add a promised *number* of this seat that was turned up."""
        self.truths[number >= self.habits.high][not true] += 1

    def could_doubt(self, number: int, doubted: bool) -> None:
        """Add a promised *number* that this seat *doubted*, or let lie."""
        self.doubts[number >= self.habits.high][not doubted] += 1

    def honesty(self, number: int) -> float:
        """How much likelier a promised *number* is true than the cards foretell, in log odds."""
        high = number >= self.habits.high
        foretold = self.habits.foretold[high]
        return _odds(self.habits.truths[high], self.truths[high]) - log(foretold / (1 - foretold))

    def courage(self, number: int) -> float:
        """How much likelier than in general this seat doubts a *number*, in log odds."""
        high = number >= self.habits.high
        usual = self.habits.doubts[high]
        return _odds(usual, self.doubts[high]) - _odds(usual, [0, 0])


def _odds(prior: Prior, seen: list[int]) -> float:
    """The log odds of the share that is expected after so many more were *seen*."""
    return log((prior.yes + seen[0]) / (prior.no + seen[1]))
