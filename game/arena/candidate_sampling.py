"""Candidate sampling: numbers drawn around a middle, which moves to the best of them.

This is the step of the cross-entropy method that its two searches share.

After Rubinstein, "The cross-entropy method for combinatorial and continuous optimization" (1999).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

OLD = 0.3
"""What is left of the old middle and spread after a generation, so that the luck of one of them
does not decide."""

Row: TypeAlias = Sequence[float]
"""One candidate: a figure for each number that is sought."""


class Sampling(NamedTuple):
    """Where the next candidates are drawn: a normal distribution for each number."""

    middle: list[float]
    spread: list[float]

    def drawn(self, count: int, rng: Random) -> list[list[float]]:
        """The middle itself and *count* - 1 others around it."""
        rows = [list(self.middle)]
        while len(rows) < count:
            pairs = zip(self.middle, self.spread, strict=True)
            rows.append([rng.gauss(each, wide) for each, wide in pairs])
        return rows

    def moved(self, best: Sequence[Row]) -> Sampling:
        """The sampling after a generation of which these were the *best*, two or more."""
        columns = list(zip(*best, strict=True))
        return Sampling(
            [OLD * old + (1 - OLD) * fmean(c) for old, c in zip(self.middle, columns, strict=True)],
            [OLD * old + (1 - OLD) * stdev(c) for old, c in zip(self.spread, columns, strict=True)],
        )
