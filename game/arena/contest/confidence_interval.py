"""The confidence interval: between which bounds a mean truly lies, by deals as clusters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

NORMAL = 1.96
"""Standard errors either side of a mean that hold 95 % (normal distribution)."""
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57)
"""The same for 2 to 6 values, whose spread is hardly known."""
NEVER_SEEN = 3.0
"""What never happened in *n* deals may yet happen in so many of *n* (the rule of three)."""


class Interval(NamedTuple):
    """A mean and its 95 % interval; deals are the clusters."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} to {self.high:.3f})"


def interval(values: Sequence[float]) -> Interval:
    """The mean of *values* with its 95 % interval; as wide as can be for one value alone."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, -math.inf, math.inf)
    reach = standard_errors(len(values)) * stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def standard_errors(count: int) -> float:
    """Standard errors either side of the mean of *count* values, 2 or more, that hold 95 %."""
    if count - 2 < len(STUDENT):
        return STUDENT[count - 2]
    freedom = count - 1
    return NORMAL + (NORMAL**3 + NORMAL) / (4 * freedom) + 3.4 / freedom**2


def share_interval(values: Sequence[float]) -> Interval:
    """The mean of shares from 0 to 1 with its interval, which stays within that.

    Where all deals ended alike, others that did not may still have been missed.
    """
    found = interval(values)
    missed = NEVER_SEEN / len(values) if len(set(values)) == 1 else 0.0
    low, high = found.low - missed, found.high + missed
    return Interval(found.mean, max(0.0, low), min(1.0, high))
