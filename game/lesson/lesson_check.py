"""Lesson check: plays a lesson to its end along every expected path, and says what breaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.engine.action import Action
from game.engine.events import Scored
from game.engine.match import IllegalAction, Match
from game.engine.notation import BadNotation
from game.engine.zones import Seat
from game.lesson.lesson import (
    LEARNER,
    Attempt,
    Expect,
    FreePlay,
    Lesson,
    LessonPart,
    Let,
    PointerKind,
    Say,
    is_named_by,
)
from game.scenario.scenario_parser import BadScenario
from game.scenario.written_action import written_action
from game.scenario.written_position import GameOpener, begin_position, zone_of

WORDS_A_MINUTE = 180
SECONDS_A_DEED = 8.0
SECONDS_A_SCRIPTED_ACTION = 2.5
SECONDS_OF_FREE_PLAY = 60.0
MOST_PATHS = 2_000


class LessonFault(NamedTuple):
    """What is wrong at a line of a lesson, in a sentence."""

    line: int
    reason: str


class LessonReport(NamedTuple):
    """What a check found: the faults, and what a lesson asks of its learner."""

    faults: tuple[LessonFault, ...]
    paths: int
    """How many ways through the expected actions were played."""
    verbs: frozenset[str]
    """Kinds of actions that were played by anybody."""
    seconds: float
    """How long it takes, about."""


def check_lesson(lesson: Lesson, opener: GameOpener) -> LessonReport:
    """Play *lesson* along every expected path.

    Where many alternatives would make more than 2,000 paths, the first ones are played.
    """
    walk = _Walk(lesson, opener)
    try:
        walk.follow([], 0)
    except BadScenario as error:
        walk.faults[LessonFault(error.line, str(error))] = None
    except PathsExhausted:
        pass
    return LessonReport(
        tuple(walk.faults), walk.paths, frozenset(walk.verbs), lesson_seconds(lesson)
    )


def lesson_seconds(lesson: Lesson) -> float:
    """Return how long *lesson* takes, in seconds: read, done and watched."""
    seconds = 0.0
    for part in _all_parts(lesson):
        if isinstance(part, Say):
            seconds += 60 * len(part.text.split()) / WORDS_A_MINUTE
        elif isinstance(part, Expect):
            seconds += SECONDS_A_DEED
        elif isinstance(part, Let):
            seconds += SECONDS_A_SCRIPTED_ACTION
        else:
            seconds += SECONDS_OF_FREE_PLAY
    return seconds


def _all_parts(lesson: Lesson) -> list[LessonPart]:
    return [part for step in lesson.steps for part in step.parts]


class PathsExhausted(Exception):
    """Raised where there are more paths than are played."""


class _Walk:
    """A walk over all paths, each from a new match: what was played before is played again."""

    def __init__(self, lesson: Lesson, opener: GameOpener) -> None:
        self._lesson = lesson
        self._opener = opener
        self._parts = [
            (number, part) for number, each in enumerate(lesson.steps) for part in each.parts
        ]
        self.faults: dict[LessonFault, None] = {}
        self.verbs: set[str] = set()
        self.paths = 0

    def follow(self, played: list[Action], at: int) -> None:
        """Play on from part *at*; *played* leads there from the last deal.

        Raises:
            PathsExhausted: when there are too many.
        """
        match = self._match(at, [] if self._deals_anew(at) else played)
        while at < len(self._parts):
            _, part = self._parts[at]
            if isinstance(part, Expect):
                for action in self._expected(at, match, part):
                    self.follow([*match.actions, action], at + 1)
                return
            if not self._takes(match, part):
                return
            at += 1
            if self._deals_anew(at):
                match = self._match(at, [])
        self.paths += 1
        if self.paths >= MOST_PATHS:
            raise PathsExhausted

    def _deals_anew(self, at: int) -> bool:
        """Whether part *at* is the first after a new deal; what came before must be read."""
        if not 0 < at < len(self._parts):
            return False
        (before, last), (step, _) = self._parts[at - 1], self._parts[at]
        position = self._lesson.steps[step].position
        if step == before or position is None:
            return False
        if not isinstance(last, Say):
            self._broken(position.number, "Say something before the cards are dealt anew.")
        return True

    def _takes(self, match: Match[Any], part: LessonPart) -> bool:
        """Whether *part* could happen in *match*."""
        if isinstance(part, Let):
            return self._plays(match, part.line, part.seat, part.action) is not None
        if isinstance(part, Say):
            return self._points(match, part)
        if isinstance(part, FreePlay) and match.outcome is not None:
            return self._broken(part.line, "Nothing is left to be played.")
        return True

    def _expected(self, at: int, match: Match[Any], part: Expect) -> Iterator[Action]:
        if LEARNER not in match.seats_with_moves:
            who = ", ".join(f"P{seat + 1}" for seat in match.seats_with_moves) or "nobody"
            self._broken(part.line, f"It is not the learner’s turn but that of {who}.")
            return
        for attempt in part.attempts:
            self._try(self._match(at, match.actions), attempt)
        for text in part.actions:
            action = self._plays(self._match(at, match.actions), part.line, LEARNER, text)
            if action is not None:
                yield action

    def _try(self, match: Match[Any], attempt: Attempt) -> None:
        if self._plays(match, attempt.line, LEARNER, attempt.action) is not None:
            for let in attempt.then:
                if self._plays(match, let.line, let.seat, let.action) is None:
                    return

    def _plays(self, match: Match[Any], line: int, seat: Seat, text: str) -> Action | None:
        if seat >= match.rules.seats:
            self._broken(line, f"There is no seat P{seat + 1}.")
            return None
        try:
            action = written_action(match, seat, text)
            match.submit(action)
        except BadNotation as error:
            self._broken(line, str(error))
            return None
        except IllegalAction as error:
            who = f"P{seat + 1} {text}"
            self._broken(line, f"“{who}” is refused: {error.refusal.code}, {error.refusal.text}")
            return None
        self.verbs.add(action.verb)
        return action

    def _points(self, match: Match[Any], part: Say) -> bool:
        """Whether all that *part* points at is there for the learner to see."""
        seen = match.observe(LEARNER)
        cards = {card.text for row in seen.zones.values() for card in row if card is not None}
        for kind, name in part.pointers:
            if kind is PointerKind.CARD and name not in cards:
                return self._broken(part.line, f"The learner does not see the card {name}.")
            if kind is PointerKind.ZONE:
                try:
                    there = zone_of(match.rules.zone_registry, name, match.rules.seats) is not None
                except BadNotation as error:
                    return self._broken(part.line, str(error))
                if not there:
                    return self._broken(part.line, f"There is no zone “{name}”.")
            if kind is PointerKind.BUTTON and not any(
                is_named_by(choice.action, name) for choice in seen.choices
            ):
                return self._broken(part.line, f"“{name}” is not on offer then.")
        return True

    def _match(self, at: int, played: Sequence[Action]) -> Match[Any]:
        """The match at part *at*, after what was *played* since the last deal."""
        step, _ = self._parts[min(at, len(self._parts) - 1)]
        match = begin_position(self._lesson.position_of(step), self._opener)
        for action in played:
            match.submit(action)
        return match

    def _broken(self, line: int, reason: str) -> bool:
        self.faults[LessonFault(line, reason)] = None
        return False


def round_has_ended(match: Match[Any], since: int) -> bool:
    """Whether a score was counted after event number *since*, or the match is over."""
    events = match.record.events[since:]
    return match.outcome is not None or any(isinstance(event, Scored) for event in events)
