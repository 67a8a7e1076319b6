"""The luck share: what share of the wins luck alone would bring, in one match and in many."""

from __future__ import annotations

from collections.abc import Sequence

from game.records.match_result import MatchResult


def luck_share(result: MatchResult) -> float:
    """The chance to win that each side had before anything was known."""
    return 1 / result.sides


def mean_luck_share(results: Sequence[MatchResult]) -> float:
    """The mean over *results*, at least one."""
    return sum(map(luck_share, results)) / len(results)
