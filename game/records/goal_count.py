"""The goal count: which goals of a game somebody has reached, and how often, in what counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.patterns.goal import Goal
from game.records.counts_apart import apart_of
from game.records.person_matches import Played
from game.shelf import SHELF


class ReachedGoal(NamedTuple):
    """A goal, and how often it was reached."""

    goal: Goal
    times: int


def reached_goals(game: str, matches: Iterable[Played]) -> list[ReachedGoal]:
    """All goals of *game*, in their order; matches that stand apart do not count."""
    if game not in SHELF:
        return []
    counted = [
        each.own.goals for each in matches if each.result.game == game and not apart_of(each)
    ]
    return [ReachedGoal(goal, sum(goal.id in ids for ids in counted)) for goal in SHELF[game].goals]


def goals_text(reached: Iterable[ReachedGoal]) -> str:
    """How many were reached: ``Goals: 5 of 12``."""
    told = list(reached)
    return f"Goals: {sum(each.times > 0 for each in told)} of {len(told)}"
