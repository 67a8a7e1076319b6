"""The judgement of a lesson: whether the learner has made the move that was asked for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum, auto
from typing import Any

from game.engine.action import Action
from game.engine.match import Match
from game.lesson.lesson import LEARNER, Attempt, Expect
from game.scenario.check_line import same_action
from game.scenario.written_action import written_action


class Judgement(Enum):
    """What an action of the learner is to the lesson."""

    EXPECTED = auto()
    ATTEMPT = auto()
    """A mistake that is played and taken back, once."""
    OTHER = auto()
    """Not what is asked for now, though the rules may allow it."""


def judge(part: object, match: Match[Any], action: Action, tried: Collection[int]) -> Judgement:
    """What *action* is where a lesson asks for *part*; mistakes on lines in *tried* were made.

    Raises:
        BadNotation: when an action of the lesson cannot be understood at this moment.
    """
    if not isinstance(part, Expect):
        return Judgement.OTHER
    if is_one_of(match, action, part.actions):
        return Judgement.EXPECTED
    if attempt_of(part, match, action, tried) is not None:
        return Judgement.ATTEMPT
    return Judgement.OTHER


def attempt_of(
    part: Expect, match: Match[Any], action: Action, tried: Collection[int]
) -> Attempt | None:
    """The mistake that *action* is, unless its line is in *tried*: it is made once."""
    open_ones = (each for each in part.attempts if each.line not in tried)
    return next((a for a in open_ones if is_one_of(match, action, (a.action,))), None)


def is_one_of(match: Match[Any], action: Action, texts: Sequence[str]) -> bool:
    """Whether *action* is one of those written as *texts*."""
    return any(same_action(written_action(match, LEARNER, text), action) for text in texts)
