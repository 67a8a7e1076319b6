"""The hint request: a master is asked once, and his answer is waited for."""

from __future__ import annotations

from typing import NamedTuple

from game.app.session.bot_fault_log import BotFaultLog
from game.app.session.hot_seat import HotSeat
from game.bots.bot import WAIT
from game.bots.decision_request import DecisionRequest
from game.bots.decision_service import DecisionService
from game.presentation.presented_choice import PresentedChoice


class GivenHint(NamedTuple):
    """What a master would do, and why, in one sentence or nothing."""

    choice: PresentedChoice
    explanation: str = ""


class HintRequest:
    """One hint at a time, asked from *service*."""

    def __init__(self, hot_seat: HotSeat, service: DecisionService, faults: BotFaultLog) -> None:
        """Ask for who looks at the screen; *faults* hears when no hint can be had."""
        self._hot_seat = hot_seat
        self.service = service
        self._faults = faults
        self.pending = False
        """Whether a hint was asked for and is not there yet."""

    def ask(self, request: DecisionRequest) -> None:
        """Begin to think about *request*."""
        self.pending = True
        self.service.ask(request)

    def poll(self) -> GivenHint | None:
        """The hint asked for, once it is there and fits what the viewer may do now."""
        if not self.pending:
            return None
        action = self.service.poll()
        if self._faults.listen(self._hot_seat.match, hinting=True):
            self.cancel()
            return None
        if action is None:
            return None
        self.pending = False
        if action.verb == WAIT:
            return GivenHint(PresentedChoice(action, "Wait", None))
        found = (each for each in self._hot_seat.choices() if each.action == action)
        choice = next(found, None)
        return None if choice is None else GivenHint(choice, self.service.explanation)

    def cancel(self) -> None:
        """Drop the hint that is waited for."""
        if self.pending:
            self.service.cancel()
        self.pending = False
