"""The kind of a record: matches of one game, level, number of players and choice of options."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from game.records.counts_apart import apart_of
from game.records.person_matches import Played


class RecordKind(NamedTuple):
    """Which matches are counted together."""

    game: str
    level: str
    seats: int
    options: str
    """All options as JSON, sorted by name."""
    apart: str = ""
    """One of `Apart` for matches that are shown apart."""


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
