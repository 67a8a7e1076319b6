"""Figures of a contest: means with intervals over deals, and how much stronger that is."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.arena.contest import Contest, Deal

NORMAL = 1.96
"""Standard errors either side of a mean that hold 95 % (normal distribution)."""
CLEAR = 3.3
"""Standard errors after which a contest may end early. The answer is looked at again and again,
so that it has to be clearer than an interval of 95 %."""
LEAST = 20
"""Deals before which nothing is clear."""
LONGEST_ODDS = 1e-4
"""Shares nearer to none or all than this are taken as this."""


class Interval(NamedTuple):
    """A mean and its 95 % interval; deals are the clusters."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} to {self.high:.3f})"


class Standing(NamedTuple):
    """How a kind did: its share of the wins, beside a fair one, and its points."""

    kind: str
    fair: float
    share: Interval
    points: Interval
    elo: float
    """How much stronger than its opponents, on the scale of chess: 400 is ten to one."""

    def __str__(self) -> str:
        return (
            f"{self.kind}: {self.share} of the wins, {self.share.mean / self.fair:.2f} x fair, "
            f"{self.elo:+.0f} Elo, {self.points.mean:.1f} points"
        )

    def described(self) -> dict[str, Any]:
        """The standing as JSON has it."""
        return {
            "kind": self.kind,
            "fair": self.fair,
            "share": self.share._asdict(),
            "points": self.points._asdict(),
            "elo": round(self.elo, 1),
        }


def interval(values: Sequence[float]) -> Interval:
    """The mean of *values* with its 95 % interval; as wide as can be for one value alone."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, -math.inf, math.inf)
    reach = NORMAL * stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def elo(share: float, fair: float) -> float:
    """How much stronger a *share* of the wins shows a kind than its opponents (logistic model)."""
    if fair >= 1:
        return 0.0
    share = min(1 - LONGEST_ODDS, max(LONGEST_ODDS, share))
    return 400 * math.log10(share / (1 - share) * (1 - fair) / fair)


def standings(contest: Contest, made: Sequence[Deal]) -> list[Standing]:
    """Every kind of the contest after these deals."""
    return [
        Standing(
            kind,
            fair,
            share := interval([deal.by_kind[kind].share for deal in made]),
            interval([deal.by_kind[kind].points for deal in made]),
            elo(share.mean, fair),
        )
        for kind, fair in contest.fair().items()
    ]


def clear(contest: Contest, made: Sequence[Deal]) -> bool:
    """Whether the first kind is stronger or weaker than fair beyond doubt."""
    fair: Mapping[str, float] = contest.fair()
    if len(made) < LEAST or len(fair) < 2:
        return False
    first = next(iter(fair))
    shares = [deal.by_kind[first].share for deal in made]
    error = stdev(shares) / math.sqrt(len(shares))
    return abs(fmean(shares) - fair[first]) > CLEAR * max(error, 1e-9)
