"""A daily try: that somebody began the deal of a day, and how that is written in a line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from game.engine.journal import CorruptJournal
from game.store.matches.match_file import MatchFile, is_id

FORMAT: Final = 1
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


class DailyTry(NamedTuple):
    """One match of the deal of a day; what came of it stands in the records."""

    match: str
    """The number of the match: 32 hexadecimal signs."""
    game: str
    day: date
    person: str
    """Who played it, by what this person is known by in every match."""
    begun: int
    """Seconds since 1970."""
    counts: bool = True
    """Whether the deal was not known before."""

    def written(self) -> dict[str, Any]:
        """The try as it is written in JSON."""
        return {"format": FORMAT, **self._asdict(), "day": self.day.isoformat()}


def read_try(told: Mapping[str, Any]) -> DailyTry:
    """The try that was written as *told*.

    Raises:
        ValueError, LookupError, TypeError: when it is none, or from a newer program.
    """
    match, game, person, begun = (told[key] for key in ("match", "game", "person", "begun"))
    words = isinstance(match, str) and isinstance(game, str) and isinstance(person, str)
    if told["format"] != FORMAT or not words or not is_id(match) or type(begun) is not int:
        raise ValueError("no try of ours")
    return DailyTry(match, game, _day(told["day"]), person, begun, told["counts"] is True)


def try_of(match: MatchFile) -> DailyTry | None:
    """The try that *match* is; None if it is no deal of a day, or nobody's own.

    Raises:
        CorruptJournal: when it names a day there is not.
    """
    own = next((player for player in match.players if player.human), None)
    if not match.daily or own is None:
        return None
    try:
        day = _day(match.daily)
    except ValueError:
        raise CorruptJournal("This match names a day there is not.") from None
    counts = not match.known_deal
    return DailyTry(match.id, match.beginning.game, day, own.id, match.created, counts)


def _day(told: Any) -> date:
    if not isinstance(told, str) or _DAY.fullmatch(told) is None:
        raise ValueError("no day")
    return date.fromisoformat(told)
