"""The mind: what the session asks of whoever thinks for the computer players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from game.bots.bot import reason
from game.bots.fault import Fault, decided
from game.bots.manner import Manner
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.options import Value
from game.engine.rules import AnyRules
from game.shelf import box


class Question(NamedTuple):
    """One decision to think about: the game, how to play, what is seen, and the dice."""

    rules: AnyRules
    options: Mapping[str, Value]
    manner: Manner
    seen: Observation[Any]
    dice: str
    """The key of this decision, see :mod:`game.bots.dice`; never the seed of the match."""
    wonders: bool = False
    """Whether somebody wants to hear why."""


class Mind(Protocol):
    """Thinks about one question at a time, elsewhere than in the drawing thread."""

    @property
    def why(self) -> str:
        """Why the last decision was a good one, if that was asked; one sentence or nothing."""
        ...

    @property
    def steps(self) -> int | None:
        """How many steps the last decision took, where the time limit ended it: 0 after a fault."""
        ...

    @property
    def faults(self) -> int:
        """How many decisions have failed."""
        ...

    @property
    def fault(self) -> Fault | None:
        """The last of them."""
        ...

    def ask(self, question: Question) -> None:
        """Begins to think; a question before it is dropped."""
        ...

    def poll(self) -> Action | None:
        """The decision, once there is one; never waits."""
        ...

    def cancel(self) -> None:
        """Drops the question."""
        ...

    def close(self) -> None:
        """Stops thinking for good."""
        ...


class PlainMind:
    """Thinks in the caller's own thread when it is polled, for pictures and tests: faults raise."""

    steps: int | None = None
    faults = 0
    fault: Fault | None = None

    def __init__(self) -> None:
        """Nothing has been asked."""
        self._question: Question | None = None
        self.why = ""

    def ask(self, question: Question) -> None:
        """Remembers the question."""
        self._question = question

    def poll(self) -> Action | None:
        """Thinks it through to the end.

        Raises:
            BotFailed: when the bot does not decide as it should.
        """
        question, self._question = self._question, None
        if question is None:
            return None
        bot = box(question.rules.id).bot(question.rules, question.manner)
        action = decided(bot, question.seen, question.dice)
        self.why = reason(bot, question.seen, action) if question.wonders else ""
        return action

    def cancel(self) -> None:
        """Forgets the question."""
        self._question = None

    def close(self) -> None:
        """Nothing was opened."""
