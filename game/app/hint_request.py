"""The hint that was asked for: a master is asked once, and his answer is waited for."""

from __future__ import annotations

from typing import NamedTuple

from game.app.faults import FaultLog
from game.app.mind import Mind, Question
from game.app.sight import Sight
from game.bots.bot import WAIT
from game.bots.manner import Level, Manner
from game.engine.action import Choice

ADVISER = Manner(Level.MASTER)


class Hinted(NamedTuple):
    """What a master would do, and why, in one sentence or nothing."""

    choice: Choice
    why: str = ""


class HintRequest:
    """Asks *mind* for one hint at a time."""

    def __init__(self, sight: Sight, mind: Mind, faults: FaultLog) -> None:
        """The hint is for who looks at the screen; *faults* hears when none can be had."""
        self._sight = sight
        self.mind = mind
        self._faults = faults
        self.pending = False
        """Whether a hint was asked for and is not there yet."""

    def ask(self, question: Question) -> None:
        """Begins to think about *question*."""
        self.pending = True
        self.mind.ask(question)

    def poll(self) -> Hinted | None:
        """The hint asked for, once it is there and fits what the viewer may do now."""
        if not self.pending:
            return None
        action = self.mind.poll()
        if self._faults.listen(self._sight.match, hinting=True):
            self.cancel()
            return None
        if action is None:
            return None
        self.pending = False
        if action.verb == WAIT:
            return Hinted(Choice(action, "Wait", None))
        found = (each for each in self._sight.observe().choices if each.action == action)
        choice = next(found, None)
        return None if choice is None else Hinted(choice, self.mind.why)

    def cancel(self) -> None:
        """Nobody waits for the hint any more."""
        if self.pending:
            self.mind.cancel()
        self.pending = False
