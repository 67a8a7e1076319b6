"""The summary of results: played, won, streaks and the best, for one person and a kind of match."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from game.patterns.bluff_record import BluffRecord
from game.records.luck_share import mean_luck_share
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
    """How many the person asked for."""
    bluffs: BluffRecord = BluffRecord()
    """Lies and doubts."""


class Apart(StrEnum):
    """Why a match is not counted with the others, but shown beside them."""

    PART = "part"
    """A seat of the person's changed hands in mid-match."""
    ASSISTED = "assisted"
    KNOWN_DEAL = "known deal"
    RELAXED = "relaxed"


class RecordKind(NamedTuple):
    """Which matches are counted together."""

    game: str
    level: str
    seats: int
    options: str
    """All options as JSON, sorted by name."""
    apart: str = ""
    """One of `Apart` for matches that are shown apart."""


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
    """The same matches, each game, level, number of seats and choice of options for itself.

    Those that count apart have kinds of their own.
    """
    kinds: dict[RecordKind, list[Played]] = {}
    for each in matches:
        kinds.setdefault(kind_of(each), []).append(each)
    return kinds


def kind_of(played: Played) -> RecordKind:
    """The kind of matches with which *played* is counted."""
    result = played.result
    options = json.dumps(dict(result.options), sort_keys=True, ensure_ascii=False)
    return RecordKind(result.game, result.level, result.seats, options, apart_of(played))


def apart_of(played: Played) -> str:
    """Why a match counts apart, one of `Apart`; empty if it does not."""
    result = played.result
    if played.own.part:
        return Apart.PART
    if result.assisted:
        return Apart.ASSISTED
    if result.known_deal:
        return Apart.KNOWN_DEAL
    return Apart.RELAXED if result.relaxed else ""


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
        mean_luck_share([each.result for each in matches]),
        sum(points) / count, best(points), streak, longest,
        sum(_hints(each) for each in matches), total_bluffs(matches),
    )  # fmt: skip


def _hints(played: Played) -> int:
    """The hints of one person; an earlier version counted them by match."""
    result = played.result
    alone = result.format < 2 and len(result.people) == 1
    return result.hints if alone else played.own.hints


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


def wilson(share: float, count: int) -> tuple[float, float]:
    """The interval of 95 % of a *share* seen in *count* cases (E. B. Wilson, 1927)."""
    z = CONFIDENCE
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    half /= 1 + z * z / count
    return max(0.0, middle - half), min(1.0, middle + half)
