"""What is asked of whoever thinks, and how it travels to another process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple, Protocol, TypeAlias

from game.bots.bot import Bot
from game.bots.manner import Manner
from game.engine.action import Action
from game.engine.events import Event
from game.engine.observation import Observation
from game.engine.options import Value
from game.engine.rules import AnyRules
from game.engine.zones import Seat


class Asked(Protocol):
    """One decision to think about, as the session has it."""

    @property
    def rules(self) -> AnyRules:
        """The rules it is played by."""
        ...

    @property
    def options(self) -> Mapping[str, Value]:
        """The options those were opened with."""
        ...

    @property
    def manner(self) -> Manner:
        """How to play."""
        ...

    @property
    def seen(self) -> Observation[Any]:
        """What the seat sees."""
        ...

    @property
    def dice(self) -> str:
        """The key of this decision; never the seed of the match."""
        ...

    @property
    def wonders(self) -> bool:
        """Whether somebody wants to hear why."""
        ...


class Request(NamedTuple):
    """A decision in a form that can be sent: the game by its id instead of its rules."""

    game: str
    seats: int
    options: dict[str, Value]
    manner: Manner
    seen: Observation[Any]
    dice: str
    """The key of this decision, see :mod:`game.bots.dice`; never the seed of the match."""
    wonders: bool = False
    """Whether somebody wants to hear why."""
    plain: bool = False
    """Whether the game's plain policy is asked instead, because somebody else has failed."""
    steps: int | None = None
    """After how many thinking steps to stop, instead of by the clock: to think it again."""
    known: int = 0
    """How many events of the history are left out, because the other end has them already."""

    @classmethod
    def of(cls, asked: Asked) -> Request:
        """The same decision, ready to be sent."""
        rules = asked.rules
        options = dict(asked.options)
        return cls(
            rules.id, rules.seats, options, asked.manner, asked.seen, asked.dice, asked.wonders
        )  # fmt: skip


class Told:
    """The histories both ends of a pipe know, by seat, so that only the news travels.

    A long match has thousands of events; to send them all would cost a frame.
    """

    def __init__(self) -> None:
        """Nothing has been told."""
        self.events: dict[Seat | None, tuple[Event, ...]] = {}

    def shorten(self, request: Request) -> Request:
        """The request as it is sent, without the events told before."""
        seen = request.seen
        told = self.events.get(seen.seat, ())
        known = len(told) if seen.history[: len(told)] == told else 0
        self.events[seen.seat] = seen.history
        return request._replace(seen=replace(seen, history=seen.history[known:]), known=known)

    def complete(self, request: Request) -> Request:
        """The inverse, at the other end."""
        seen = request.seen
        history = self.events.get(seen.seat, ())[: request.known] + seen.history
        self.events[seen.seat] = history
        return request._replace(seen=replace(seen, history=history), known=0)


class Answer(NamedTuple):
    """The decision to a ticket, or what went wrong."""

    ticket: int
    action: Action | None
    steps: int | None = None
    """How many thinking steps were done, where the time limit ended the thought."""
    why: str = ""
    """One sentence that says why, if somebody wanted to hear it."""
    error: str = ""
    """What went wrong, without anything about cards; see :class:`game.bots.fault.Fault`."""
    details: str = ""
    """The same at length."""


class Begun(NamedTuple):
    """The bot for a ticket is ready, and begins to think."""

    ticket: int


class Opener(Protocol):
    """Makes the bot for a request; a function at the top of a module, so that it can be sent."""

    def __call__(self, request: Request) -> Bot:
        """The bot, its rules opened."""
        ...


Thought: TypeAlias = tuple[int, Request | None]
"""A ticket and its request; without a request: stop whatever you are thinking about."""


def from_shelf(request: Request) -> Bot:
    """The bot of the game on the shelf."""
    # Imported here, so that the window can start the worker before any game is loaded.
    from game.shelf import box

    opened = box(request.game)
    rules = opened.open(request.seats, request.options)
    return opened.plain(rules) if request.plain else opened.bot(rules, request.manner)
