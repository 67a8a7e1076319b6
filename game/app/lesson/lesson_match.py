"""The match of a lesson: dealt as the lesson says, the computers playing what is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.engine.action import Action
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.notation import BadNotation, read_seat, seat_text
from game.engine.rules import AnyRules
from game.lesson.lesson import (
    LEARNER,
    Expect,
    FreePlay,
    Lesson,
    LessonPart,
    Let,
    PointerKind,
    Say,
)
from game.lesson.lesson_parser import BadLesson
from game.lesson.lesson_runner import LessonRunner
from game.scenario.written_action import written_action
from game.scenario.written_position import begin_position, zone_of
from game.shelf import open_game

SEED = "lesson"
"""Stands for a seed: nothing is shuffled."""


class LessonDealer:
    """A dealer of the position that lies on the table in a step of a lesson."""

    def __init__(self, lesson: Lesson, step: int) -> None:
        """Open the rules by which *lesson* is played in *step*, from 0.

        Raises:
            BadScenario: when its position does not fit the game.
            BadLesson: when it speaks of a seat or a place that this table has not.
        """
        self._position = lesson.position_of(step)
        self.rules = begin_position(self._position, open_game).rules
        for part in _parts_of_deal(lesson, step):
            _require_places(self.rules, part)

    def open(self, seats: int, given: Mapping[str, object]) -> AnyRules:
        """Return the rules of the lesson; only they fit its position."""
        return self.rules

    def deal(self, rules: AnyRules, seed: str) -> Match[Any]:
        """Deal the position."""
        return begin_position(self._position, open_game)

    def journal(self, lesson: Lesson, step: int) -> Journal:
        """The journal of a match that stands at the beginning of *step*, from 0.

        What the learner did since the deal is the first of the actions that are expected.

        Raises:
            BadNotation: when an action of the lesson cannot be understood.
            IllegalAction: when the rules refuse one.
        """
        match = self.deal(self.rules, SEED)
        played = lesson.steps[lesson.opening_step(step) : step]
        for part in (part for each in played for part in each.parts):
            if isinstance(part, Let):
                match.submit(written_action(match, part.seat, part.action))
            elif isinstance(part, Expect):
                match.submit(written_action(match, LEARNER, part.actions[0]))
        rules = self.rules
        options = rules.options.written()
        return Journal(rules.id, rules.version, rules.seats, options, SEED, tuple(match.actions))


def _parts_of_deal(lesson: Lesson, step: int) -> Iterator[LessonPart]:
    """What is said and done with the deal that lies on the table in *step*, from 0."""
    first = lesson.opening_step(step)
    for number in range(first, len(lesson.steps)):
        if number > first and lesson.deals_anew(number):
            return
        yield from lesson.steps[number].parts


def _require_places(rules: AnyRules, part: LessonPart) -> None:
    """See that the seats and zones that *part* names are at the table.

    Raises:
        BadLesson: when one is not.
    """
    attempts = part.attempts if isinstance(part, Expect) else ()
    lets = [part] if isinstance(part, Let) else [let for each in attempts for let in each.then]
    try:
        for let in lets:
            read_seat(seat_text(let.seat), rules.seats)
        for kind, name in part.pointers if isinstance(part, Say) else ():
            if kind is PointerKind.SEAT:
                read_seat(name, rules.seats)
            elif (
                kind is PointerKind.ZONE and zone_of(rules.zone_registry, name, rules.seats) is None
            ):
                raise BadLesson(part.line, f"There is no zone “{name}”.")
    except BadNotation as error:
        raise BadLesson(part.line, str(error)) from None


def resumable_step(lesson: Lesson, step: int) -> int:
    """The step with which a lesson goes on that was left in *step*, from 0.

    What is played freely is written nowhere: a lesson left after that goes on with the free play.
    """
    if not 0 <= step < len(lesson.steps):
        return 0
    free = (
        number
        for number, each in enumerate(lesson.steps)
        if any(isinstance(part, FreePlay) for part in each.parts)
    )
    return min(step, next(free, step))


class LessonScript:
    """What the lesson lets computers do, one action after a pause of *pace* seconds."""

    def __init__(self, runner: LessonRunner, pace: float) -> None:
        """Take *runner*, which says what is to be played."""
        self._runner = runner
        self._pace = pace
        self._waited = 0.0

    @property
    def in_charge(self) -> bool:
        """Whether nothing is played but what is written."""
        return not isinstance(self._runner.now, FreePlay)

    @property
    def waits(self) -> bool:
        """Whether an action that is written comes next."""
        return isinstance(self._runner.now, Let)

    def due(self, match: Match[Any], dt: float) -> Action | None:
        """Let *dt* seconds pass; the action that is played in *match* now, if there is one.

        Raises:
            BadNotation: when the action cannot be understood.
        """
        let = self._runner.now
        if not isinstance(let, Let):
            self._waited = 0.0
            return None
        self._waited += dt
        if self._waited < self._pace:
            return None
        self._waited = 0.0
        action = written_action(match, let.seat, let.action)
        self._runner.acted(match, action)
        return action
