"""The summary of results: played, won, streaks and the best, for one person and a kind of match."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.records.match_result import MatchResult, PersonResult

CONFIDENCE = 1.96
"""Standard errors of an interval of 95 %."""


class Played(NamedTuple):
    """One match as one person lived it."""

    result: MatchResult
    own: PersonResult

    @property
    def won(self) -> bool:
        """Whether the person won, alone or with others."""
        return self.own.won > 0


class ResultSummary(NamedTuple):
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


class RecordKind(NamedTuple):
    """Which matches are counted together."""

    game: str
    level: str


def played_by(results: Iterable[MatchResult], person: str) -> list[Played]:
    """The matches of *person*, in the order in which they were finished."""
    found = [
        Played(result, own) for result in results for own in result.people if own.person == person
    ]
    return sorted(found, key=lambda each: each.result.finished)


def people_of(results: Iterable[MatchResult]) -> dict[str, str]:
    """Everybody who has a result, by what they are known by, with the name used last."""
    ordered = sorted(results, key=lambda each: each.finished)
    return {own.person: own.name for result in ordered for own in result.people}


def by_kind(matches: Iterable[Played]) -> dict[RecordKind, list[Played]]:
    """The same matches, each game and level for itself.

    Assisted ones, and those whose deal could be known before, are left out.
    """
    kinds: dict[RecordKind, list[Played]] = {}
    for each in matches:
        if not (each.result.assisted or each.result.known_deal):
            kind = RecordKind(each.result.game, each.result.level)
            kinds.setdefault(kind, []).append(each)
    return kinds


def summary(matches: Sequence[Played]) -> ResultSummary:
    """What *matches* come to, of which there is at least one."""
    count = len(matches)
    share = sum(each.own.won for each in matches) / count
    low, high = wilson(share, count)
    points = [each.own.points for each in matches]
    best = min if any(each.result.lowest_wins for each in matches) else max
    longest = streak = 0
    for each in matches:
        streak = streak + 1 if each.won else 0
        longest = max(longest, streak)
    return ResultSummary(
        count, sum(each.won for each in matches), share, low, high,
        sum(each.result.fair for each in matches) / count,
        sum(points) / count, best(points), streak, longest,
        sum(each.result.hints for each in matches),
    )  # fmt: skip


def form(matches: Sequence[Played], window: int) -> list[float]:
    """The share of the win over the last *window* matches, after each match."""
    won = [each.own.won for each in matches]
    return [
        sum(won[max(0, at - window + 1) : at + 1]) / min(window, at + 1) for at in range(len(won))
    ]


def wilson(share: float, count: int) -> tuple[float, float]:
    """The interval of 95 % of a *share* seen in *count* cases (E. B. Wilson, 1927)."""
    z = CONFIDENCE
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    half /= 1 + z * z / count
    return max(0.0, middle - half), min(1.0, middle + half)
