"""A goal: a small aim that teaches a game, with the test that says whether a seat reached it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from game.patterns.played_seat import PlayedSeat

GoalTest: TypeAlias = Callable[[PlayedSeat], bool]


class Goal(NamedTuple):
    """One aim of a game."""

    id: str
    """A word for files, which never changes."""
    sentence: str
    reached: GoalTest
    """Whether a seat reached it in a finished match."""


def goals_of(sentences: Mapping[str, str], tests: Mapping[str, GoalTest]) -> tuple[Goal, ...]:
    """The goals of a game, in the order of their *sentences*, each with its test."""
    assert sentences.keys() == tests.keys(), sentences.keys() ^ tests.keys()
    return tuple(Goal(name, sentence, tests[name]) for name, sentence in sentences.items())
