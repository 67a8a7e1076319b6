"""The summary of results: played, won, by luck, streaks, the best and the form of one person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.patterns.bluff_record import BluffRecord
from game.records.match_result import MatchResult
from game.records.person_matches import Played
from game.records.wilson_interval import wilson


class PersonSummary(NamedTuple):
    """What some matches of one person come to."""

    played: int
    won: int
    """Matches won, alone or with others."""
    share: float
    """The mean share of the win."""
    low: float
    high: float
    """Between these the share truly lies, in 95 of 100 such cases (Wilson's interval)."""
    fair: float
    """What luck alone would bring, on the mean."""
    points: float
    """The mean of the points."""
    best: int
    """The most points, or the fewest where these win."""
    streak: int
    """How many matches were won in a row up to now."""
    longest: int
    """The most that were won in a row."""
    hints: int
    """How many the person asked for."""
    bluffs: BluffRecord = BluffRecord()
    """Lies and doubts."""


def summary(matches: Sequence[Played]) -> PersonSummary:
    """What *matches* come to, of which there is at least one."""
    count = len(matches)
    share = sum(each.own.won for each in matches) / count
    low, high = wilson(share, count)
    points = [each.own.points for each in matches]
    best = min if any(each.result.lowest_wins for each in matches) else max
    streak, longest = winning_streaks(matches)
    return PersonSummary(
        count, sum(each.won for each in matches), share, low, high,
        mean_luck_share([each.result for each in matches]),
        sum(points) / count, best(points), streak, longest,
        sum(each.hints for each in matches), total_bluffs(matches),
    )  # fmt: skip


def total_bluffs(matches: Iterable[Played]) -> BluffRecord:
    """Lies and doubts of all *matches* together."""
    return BluffRecord(
        *map(sum, zip(BluffRecord(), *(each.own.bluffs for each in matches), strict=True))
    )


def form(matches: Sequence[Played], window: int) -> list[float]:
    """The share of the win over the last *window* matches, after each match."""
    won = [each.own.won for each in matches]
    return [
        sum(won[max(0, at - window + 1) : at + 1]) / min(window, at + 1) for at in range(len(won))
    ]


def winning_streaks(matches: Iterable[Played]) -> tuple[int, int]:
    """How many of *matches* were won in a row up to now, and how many at most."""
    longest = streak = 0
    for each in matches:
        streak = streak + 1 if each.won else 0
        longest = max(longest, streak)
    return streak, longest


def luck_share(result: MatchResult) -> float:
    """The chance to win that each side had before anything was known."""
    return 1 / result.sides


def mean_luck_share(results: Sequence[MatchResult]) -> float:
    """The mean over *results*, at least one."""
    return sum(map(luck_share, results)) / len(results)
