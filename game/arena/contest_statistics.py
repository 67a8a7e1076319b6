"""Contest statistics: means with intervals over deals, and how much stronger that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.arena.contest import Contest, DealResult

NORMAL = 1.96
"""Standard errors either side of a mean that hold 95 % (normal distribution)."""
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57)
"""The same for 2 to 6 values, whose spread is hardly known."""
NEVER_SEEN = 3.0
"""What never happened in *n* deals may yet happen in so many of *n* (the rule of three)."""
LONGEST_ODDS = 1e-4
"""Shares nearer to none or all than this are taken as this."""


class Interval(NamedTuple):
    """A mean and its 95 % interval; deals are the clusters."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} to {self.high:.3f})"


class KindStanding(NamedTuple):
    """How a kind did: its share of the wins, beside a fair one, and its points."""

    kind: str
    fair: float
    share: Interval
    points: Interval
    ahead: Interval
    """Its points beside the mean of the others' in the same deals."""
    elo: float
    """How much stronger than its opponents, on the scale of chess: 400 is ten to one."""

    def __str__(self) -> str:
        return (
            f"{self.kind}: {self.share} of the wins, {self.share.mean / self.fair:.2f} x fair, "
            f"{self.elo:+.0f} Elo, {self.points.mean:.1f} points, {self.ahead.mean:+.1f} beside "
            f"the others ({self.ahead.low:+.1f} to {self.ahead.high:+.1f})"
        )

    def described(self) -> dict[str, Any]:
        """The standing as JSON has it."""
        return {
            "kind": self.kind,
            "fair": self.fair,
            "share": self.share._asdict(),
            "points": self.points._asdict(),
            "ahead": self.ahead._asdict(),
            "elo": round(self.elo, 1),
        }


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


def elo(share: float, fair: float) -> float:
    """How much stronger a *share* of the wins shows a kind than its opponents (logistic model)."""
    if fair >= 1:
        return 0.0
    share = min(1 - LONGEST_ODDS, max(LONGEST_ODDS, share))
    return 400 * math.log10(share / (1 - share) * (1 - fair) / fair)


def standings(contest: Contest, made: Sequence[DealResult]) -> list[KindStanding]:
    """Every kind of the contest after these deals."""
    return [_standing(kind, fair, made) for kind, fair in contest.fair().items()]


def _standing(kind: str, fair: float, made: Sequence[DealResult]) -> KindStanding:
    share = share_interval([deal.by_kind[kind].share for deal in made])
    points = interval([deal.by_kind[kind].points for deal in made])
    ahead = interval([_ahead(kind, deal) for deal in made])
    return KindStanding(kind, fair, share, points, ahead, elo(share.mean, fair))


def _ahead(kind: str, deal: DealResult) -> float:
    """The points of a kind beside the mean of the others in one deal."""
    others = [showing.points for other, showing in deal.by_kind.items() if other != kind]
    return deal.by_kind[kind].points - fmean(others) if others else 0.0
