"""A line of the records: a result as it is written in JSON, and read again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.patterns.bluff_record import BluffRecord
from game.records.match_result import FORMAT, MatchResult, PersonResult
from game.store.matches.seat_change import LONGEST, is_line


class NewerResult(ValueError):
    """A result that a newer version of the program wrote."""

    def __init__(self, match: str) -> None:
        """Take the number of its *match*, as far as that can be read."""
        super().__init__("a result of a newer program")
        self.match = match


def written_result(result: MatchResult) -> dict[str, Any]:
    """A result as it is written in JSON."""
    people = [{**person._asdict(), "bluffs": person.bluffs._asdict()} for person in result.people]
    return {**result._asdict(), "options": dict(result.options), "people": people}


def read_result(told: Mapping[str, Any]) -> MatchResult:
    """The result that was written as *told*.

    Raises:
        NewerResult: when a newer program wrote it.
        ValueError, LookupError, TypeError: when it is none.
    """
    written = _number(told["format"])
    if written > FORMAT:
        raise NewerResult(_word(told.get("match", "")))
    return MatchResult(
        _word(told["match"]), _number(told["finished"]), _word(told["game"]),
        _number(told["seats"]), dict(told["options"]), _word(told["level"]),
        max(2, _number(told["sides"])), tuple(map(_person, told["people"])),
        _number(told["hints"]), bool(told["assisted"]), _number(told["rules_version"]),
        _number(told["players_version"]), bool(told["lowest_wins"]), bool(told["known_deal"]),
        bool(told.get("relaxed", False)), _word(told.get("daily", "")), written,
    )  # fmt: skip


def _person(told: Mapping[str, Any]) -> PersonResult:
    bluffs = told.get("bluffs", {})
    known = {key: _number(bluffs[key]) for key in BluffRecord._fields if key in bluffs}
    return PersonResult(
        _word(told["person"]), _word(told["name"]), _number(told["seat"]),
        _number(told["points"]), _share(told["won"]), _number(told.get("hints", 0)),
        BluffRecord(**known), bool(told.get("part", False)),
        tuple(map(_word, told.get("goals", ()))),
    )  # fmt: skip


def _number(told: object) -> int:
    if type(told) is not int:
        raise ValueError("no whole number")
    return told


def _share(told: object) -> float:
    if isinstance(told, bool) or not isinstance(told, int | float) or not 0 <= told <= 1:
        raise ValueError("no share of a win")
    return float(told)


def _word(told: object) -> str:
    if not isinstance(told, str) or not is_line(told, LONGEST):
        raise ValueError("no word")
    return told
