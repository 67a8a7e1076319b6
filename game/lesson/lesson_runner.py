"""The lesson runner: at which step a lesson is, when the next one comes, and who is to act."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from game.engine.action import Action
from game.engine.match import Match
from game.lesson.lesson import (
    Attempt,
    Expect,
    FreePlay,
    Lesson,
    LessonPart,
    Let,
    Say,
)
from game.lesson.lesson_judgement import Judgement, attempt_of, is_one_of, judge


class TakeBack(NamedTuple):
    """An attempt that has shown what comes of it: *text* is read, then it is taken back."""

    text: str


Moment: TypeAlias = Say | Let | Expect | FreePlay | TakeBack
"""What a lesson does now."""


class LessonRunner:
    """A place in a lesson, one part after another; the match belongs to somebody else."""

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        """Begin with the step number *step*, from 0; the actions before it were played."""
        self.lesson = lesson
        self._parts: list[tuple[int, LessonPart]] = [
            (number, part) for number, each in enumerate(lesson.steps) for part in each.parts
        ]
        self._at = next((i for i, (number, _) in enumerate(self._parts) if number >= step), 0)
        self._said: Say | None = None
        self._attempt: Attempt | None = None
        self._attempt_lets: list[Let] = []
        self._tried: set[int] = set()
        self._settle()

    @property
    def step(self) -> int:
        """Which step it is, from 0; the number of steps when the lesson is over."""
        return self._parts[self._at][0] if self._at < len(self._parts) else len(self.lesson.steps)

    @property
    def now(self) -> Moment | None:
        """What happens now; None when the lesson is over."""
        if self._attempt is not None:
            return self._attempt_lets[0] if self._attempt_lets else TakeBack(self._attempt.text)
        return self._parts[self._at][1] if self._at < len(self._parts) else None

    @property
    def said(self) -> Say | None:
        """What is to be read now, beside what is asked for."""
        return self._said

    def read(self) -> None:
        """Go on once the learner has read what was said; also after a mistake is taken back."""
        if self._attempt is not None:
            self._attempt = None
        elif isinstance(self.now, Say):
            self._advance()

    def judge(self, match: Match[Any], action: Action) -> Judgement:
        """What *action* of the learner is at this moment of *match*.

        Raises:
            BadNotation: when an action of the lesson cannot be understood at this moment.
        """
        return judge(self.now, match, action, self._tried)

    def acted(self, match: Match[Any], action: Action) -> None:
        """Follow *action*, about to be played in *match* by the learner or by the script.

        Raises:
            BadNotation: when an action of the lesson cannot be understood at this moment.
        """
        part = self.now
        if self._attempt is not None:
            del self._attempt_lets[:1]
        elif isinstance(part, Expect) and not is_one_of(match, action, part.actions):
            self._attempt = attempt_of(part, match, action, self._tried)
            if self._attempt is not None:
                self._tried.add(self._attempt.line)
                self._attempt_lets = list(self._attempt.then)
        elif isinstance(part, Let | Expect):
            self._advance()

    def finish(self) -> None:
        """Note that the free play has come to its end."""
        if isinstance(self.now, FreePlay):
            self._advance()

    def _advance(self) -> None:
        self._at += 1
        self._said = None
        self._settle()

    def _settle(self) -> None:
        """What is said right before something is asked for stays beside it."""
        part = self.now
        if not isinstance(part, Say):
            return
        self._said = part
        following = self._parts[self._at + 1 : self._at + 2]
        if following and isinstance(following[0][1], Expect | FreePlay):
            self._at += 1
