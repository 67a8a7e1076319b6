"""The matches of a person: each result as one of its people lived it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.records.match_result import MatchResult, PersonResult


class Played(NamedTuple):
    """One match as one person lived it."""

    result: MatchResult
    own: PersonResult

    @property
    def won(self) -> bool:
        """Whether the person won, alone or with others."""
        return self.own.won > 0

    @property
    def hints(self) -> int:
        """The hints the person took; an earlier version counted them by match."""
        alone = self.result.format < 2 and len(self.result.people) == 1
        return self.result.hints if alone else self.own.hints


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
