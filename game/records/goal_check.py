"""The goal check: whether a person has reached a goal of its game in one finished match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.match import Match
from game.engine.zones import Seat
from game.patterns.bluff_record import BluffRecord
from game.patterns.played_seat import played_seat
from game.shelf import game_entry


def goals_reached(
    match: Match[Any], seat: Seat, bluffs: BluffRecord, columns: Sequence[Sequence[Seat]]
) -> tuple[str, ...]:
    """The ids of the goals that *seat* reached; none while the match is not over.

    *bluffs* are its lies and doubts, *columns* the seats that share each column of the score.
    """
    outcome = match.outcome
    if outcome is None:
        return ()
    played = played_seat(seat, match.record.events, match.actions, bluffs, outcome, columns)
    return tuple(goal.id for goal in game_entry(match.rules.id).goals if goal.reached(played))
