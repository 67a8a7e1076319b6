"""Messages: what travels between the program and the process that thinks."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from game.engine.events import Event
from game.engine.zones import Seat


class Task(NamedTuple):
    """A ticket and its request; without a request: stop whatever you are thinking about."""

    ticket: int
    request: DecisionRequest | None = None
    known: int = 0
    """How many events of the history are left out, because the other end has them already."""


class HistoryDelta:
    """The histories both ends of a pipe know, by seat, so that only the news travels.

    A long match has thousands of events; to send them all would cost a frame.
    """

    def __init__(self) -> None:
        """Begin with nothing told."""
        self.events: dict[Seat | None, tuple[Event, ...]] = {}

    def shorten(self, ticket: int, request: DecisionRequest) -> Task:
        """The request as it is sent, without the events told before."""
        seen = request.seen
        told = self.events.get(seen.seat, ())
        known = len(told) if seen.history[: len(told)] == told else 0
        self.events[seen.seat] = seen.history
        news = request._replace(seen=replace(seen, history=seen.history[known:]))
        return Task(ticket, news, known)

    def complete(self, task: Task) -> DecisionRequest | None:
        """The inverse, at the other end."""
        if task.request is None:
            return None
        seen = task.request.seen
        history = self.events.get(seen.seat, ())[: task.known] + seen.history
        self.events[seen.seat] = history
        return task.request._replace(seen=replace(seen, history=history))


class Begun(NamedTuple):
    """The bot for a ticket is ready, and begins to think."""

    ticket: int


class DecisionAnswer(NamedTuple):
    """The decision to a ticket, or what went wrong."""

    ticket: int
    action: Action | None
    steps: int | None = None
    """How many thinking steps were done, where the time limit ended the thought."""
    explanation: str = ""
    """One sentence that says why, if somebody wanted to hear it."""
    error: str = ""
    """What went wrong, without anything about cards; see :class:`game.bots.bot_fault.Fault`."""
    details: str = ""
    """The same at length."""
