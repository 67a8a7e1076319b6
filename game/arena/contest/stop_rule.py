"""The stop rule: when a contest has played enough deals, because somebody is clearly stronger."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from game.arena.contest.contest import Contest, DealResult

CLEAR = 3.3
"""Standard errors after which a contest may end early. The answer is looked at again and again,
so that it has to be clearer than an interval of 95 %."""
LEAST = 20
"""Deals before which nothing is clear."""


class StopRule(NamedTuple):
    """A rule for when a contest has played enough deals."""

    deals: int
    """Never more than so many."""
    whole: bool = False
    """Whether all of them are played, however clear the answer is."""
    bar: float | None = None
    """The share of the wins the first kind is compared with; None is a fair share."""
    until: float | None = None
    """The time of ``time.monotonic`` after which no other deal is begun."""

    def reached(self, contest: Contest, made: Sequence[DealResult]) -> bool:
        """Whether no other deal is wanted, even if some are missing."""
        late = self.until is not None and time.monotonic() > self.until
        return late or (not self.whole and is_decided(contest, made, self.bar))


def is_decided(contest: Contest, made: Sequence[DealResult], bar: float | None = None) -> bool:
    """Whether the share of the first kind is above or below the *bar* beyond doubt.

    Without one the bar is what is fair.
    """
    fair: Mapping[str, float] = contest.fair()
    if len(made) < LEAST or len(fair) < 2:
        return False
    first = next(iter(fair))
    shares = [deal.by_kind[first].share for deal in made]
    error = stdev(shares) / math.sqrt(len(shares))
    return abs(fmean(shares) - (fair[first] if bar is None else bar)) > CLEAR * max(error, 1e-9)
