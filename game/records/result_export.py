"""The export of results: as CSV for a spreadsheet, or as JSON for a program."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from datetime import UTC, datetime

from game.records.match_result import MatchResult
from game.records.result_line import written_result

COLUMNS = (
    "finished", "game", "seats", "level", "name", "person", "points", "won", "hints", "assisted",
    "options", "match", "rules_version", "players_version", "known_deal", "relaxed",
    "part_of_match", "daily", "own_hints", "claims", "lies", "lies_caught", "doubts",
    "doubts_right",
)  # fmt: skip


def results_as_json(results: Iterable[MatchResult]) -> str:
    """All of it, a list of objects."""
    return json.dumps([written_result(each) for each in results], ensure_ascii=False, indent=1)


def results_as_csv(results: Iterable[MatchResult]) -> str:
    """A line for each person in each match, with a line of titles; times are in UTC."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(COLUMNS)
    for each in results:
        when = _when(each.finished)
        options = " ".join(f"{name}={value}" for name, value in sorted(each.options.items()))
        for own in each.people:
            lines.writerow(
                [when, each.game, each.seats, each.level, own.name, own.person, own.points,
                 f"{own.won:.3g}", each.hints, int(each.assisted), options, each.match,
                 each.rules_version, each.players_version, int(each.known_deal),
                 int(each.relaxed), int(own.part), each.daily, own.hints, own.bluffs.claims,
                 own.bluffs.lies, own.bluffs.caught, own.bluffs.doubts, own.bluffs.right]
            )  # fmt: skip
    return out.getvalue()


def _when(seconds: int) -> str:
    """A moment in *seconds* since 1970 as a spreadsheet reads it; empty where there is none."""
    try:
        return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S")
    except (OverflowError, OSError, ValueError):
        return ""
