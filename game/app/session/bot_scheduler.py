"""The bot scheduler: asks the computers on turn, and holds back when each of them acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.bots.asking_order import haste, schedule
from game.bots.bot import WAIT
from game.bots.decision_request import DecisionRequest
from game.bots.decision_service import DecisionService
from game.engine.action import Action, Mode
from game.engine.match import Match
from game.engine.zones import Seat

PASS = "pass"
"""What every seat may do in a turn with a deadline."""
HELD_BACK = 1.5
"""Seconds a computer holds an action out of turn back, so that a person can be first."""
QUICKEST, SLOWEST = 0.4, 2.0
"""Seconds within which a computer acts where several may at once."""
SHARE = 0.8
"""A computer has acted when so much of a deadline has gone by."""


class ScheduledBot(NamedTuple):
    """A computer that is asked, and the age of the turn at which it acts at the earliest."""

    seat: Seat
    after: float
    hasty: bool = False
    """Whether a pass need not wait: it changes nothing, and others may still act."""


class BotScheduler:
    """The computers, asked one after another; the first that does not wait acts when it is due.

    What is seen of it (who is the first to have chosen, how long it takes) depends on the seed
    and the seats alone, never on their cards.
    """

    def __init__(
        self, service: DecisionService, request: Callable[[Seat], DecisionRequest]
    ) -> None:
        """Take *request*, which says what a seat is asked now."""
        self._service = service
        self._request = request
        self._line: list[ScheduledBot] = []
        self._asked = False
        self._answer: Action | None = None
        self.steps: int | None = None
        """How many steps the action took, where the time limit ended the thought."""

    @property
    def busy(self) -> bool:
        """Whether somebody is still to be asked, or to act."""
        return bool(self._line)

    def line_up(self, line: Sequence[ScheduledBot]) -> None:
        """Ask these from now on, the first one first; what was thought before is dropped."""
        self.interrupt()
        self._line = list(line)

    def poll(self, age: float) -> Action | None:
        """What a computer does now that the turn is *age* seconds old."""
        while self._line:
            if not self._asked:
                self._asked = True
                self._service.ask(self._request(self._line[0].seat))
            if self._answer is None:
                self._answer = self._service.poll()
                self.steps = self._service.steps
            if self._answer is None:
                return None
            if self._answer.verb == WAIT:
                self._next()
                continue
            due = self._line[0]
            free = due.hasty and self._answer.verb == PASS
            return self._answer if free or age >= due.after else None
        return None

    def acted(self, seat: Seat, seen: bool) -> None:
        """Note that a seat acted; the others are asked again, if it was *seen* by them."""
        if self._line and self._line[0].seat == seat:
            self._next()
            return
        self._line = [due for due in self._line if due.seat != seat]
        if seen:
            self.interrupt()

    def interrupt(self) -> None:
        """Drop what is being thought about; it may be asked again."""
        if self._asked:
            self._service.cancel()
        self._asked, self._answer = False, None

    def _next(self) -> None:
        del self._line[0]
        self._asked, self._answer = False, None


def schedule_bots(
    match: Match[Any], computers: Sequence[Seat], given: float | None, pace: float
) -> list[ScheduledBot]:
    """Who of *computers* is asked now, in the order in which they act.

    *pace* is the least time in seconds a computer is seen thinking, *given* the time there is.
    Neither changes the order.
    """
    turn = match.turn
    order = schedule(match, computers)
    if turn.lead is not None:
        held = max(pace, HELD_BACK)
        return [ScheduledBot(seat, pace if seat == turn.lead else held) for seat in order]
    if turn.mode is Mode.SECRET:
        if len(turn.seats) + len(match.committed_seats) == 1:
            return [ScheduledBot(seat, pace) for seat in order]
        return [ScheduledBot(seat, pace * (0.5 + haste(match, seat))) for seat in order]
    slowest = SLOWEST if given is None else min(SLOWEST, SHARE * given)
    span, hasty = slowest - QUICKEST, turn.seconds is not None
    return [ScheduledBot(seat, QUICKEST + span * haste(match, seat), hasty) for seat in order]
