"""Contest statistics: means with intervals over deals, and how much stronger that is."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from game.arena.contest.confidence_interval import Interval, interval, share_interval
from game.arena.contest.contest import Contest, DealResult
from game.arena.contest.elo import elo


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
