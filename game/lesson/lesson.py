"""A lesson as values: the position it begins with, and what is said, asked and played in it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, TypeAlias

from game.engine.action import Action
from game.engine.zones import Seat
from game.scenario.scenario_parser import Scenario

LEARNER: Seat = 0
"""The seat of the person who learns; scenarios write it P1."""


class PointerKind(Enum):
    """What a pointer of a lesson points at."""

    CARD = "card"
    ZONE = "zone"
    BUTTON = "button"
    SEAT = "seat"
    SIGN = "sign"


class Sign(Enum):
    """A part of the table that is no card, by the word a lesson names it with."""

    STATUS = "status"
    SCORE = "score"
    GAUGE = "gauge"
    LOG = "log"


class Pointer(NamedTuple):
    """One thing to look at: ``card Ac``, ``zone hand P2``, ``button doubt P4``, ``sign gauge``."""

    kind: PointerKind
    name: str


def is_named_by(action: Action, name: str) -> bool:
    """Whether a button of *action* is the one called *name*: ``pass``, ``bid 3``, ``doubt P4``."""
    verb, _, value = name.partition(" ")
    if action.verb != verb or not value:
        return action.verb == verb
    wanted = int(value[1:]) - 1 if value.startswith("P") else int(value)
    return action.value == wanted


class Say(NamedTuple):
    """A short text beside what it speaks of; the learner reads it and goes on."""

    line: int
    """Line of the file, from 1; also in the other parts."""
    text: str
    pointers: tuple[Pointer, ...] = ()


class Let(NamedTuple):
    """What a computer does, by the script: ``P2 play Ac``."""

    line: int
    seat: Seat
    action: str


class Attempt(NamedTuple):
    """A mistake that may be made once: it is played with what follows, then taken back."""

    line: int
    action: str
    then: tuple[Let, ...]
    text: str
    """What is said of it before it is taken back."""


class Expect(NamedTuple):
    """What the learner is asked to do: one of *actions*; *attempts* may go before."""

    line: int
    actions: tuple[str, ...]
    attempts: tuple[Attempt, ...] = ()


class FreePlay(NamedTuple):
    """The part in which everybody plays freely, until a score is counted or the match is over."""

    line: int
    decisions: int | None = None
    """After so many decisions of the learner it ends in any case; None if a round is short."""


LessonPart: TypeAlias = Say | Let | Expect | FreePlay


class LessonStep(NamedTuple):
    """One thing to be learned: its title and its parts in order."""

    title: str
    parts: tuple[LessonPart, ...]
    position: Scenario | None = None
    """What is dealt anew for this step; None if play goes on."""


class Lesson(NamedTuple):
    """A whole lesson of one game."""

    title: str
    position: Scenario
    steps: tuple[LessonStep, ...]

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.position.game

    def opening_step(self, step: int) -> int:
        """The step, from 0, with which the deal began that is on the table in *step*."""
        dealt = (n for n in range(step, 0, -1) if self.deals_anew(n))
        return next(dealt, 0)

    def position_of(self, step: int) -> Scenario:
        """The position that was dealt for *step*, from 0, or for one before it."""
        opening = self.opening_step(step)
        return (self.steps[opening].position if opening else None) or self.position

    def deals_anew(self, step: int) -> bool:
        """Whether the step number *step*, from 0, begins with a position of its own."""
        return step < len(self.steps) and self.steps[step].position is not None
