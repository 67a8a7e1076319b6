"""The public facts of Jersey Gin: whose turn, the break, the visits, points and boxes."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeAlias

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat

SEATS = 3
HAND_SIZE = 10


class Phase(Enum):
    """What is being decided."""

    DRAW = "draw"
    DISCARD = "discard"
    LAYOFF = "layoff"
    OVER = "over"


class End(Enum):
    """How a hand ended."""

    KNOCK = "knock"
    UNDERKNOCK = "underknock"
    GIN = "gin"
    RUN_OUT = "run_out"


class Tally(NamedTuple):
    """A scored hand."""

    number: int
    how: End
    closer: Seat
    """Who knocked or went gin, or discarded last."""
    winner: Seat
    gain: int
    """The winner's hand points; nobody else scores."""
    deadwood: tuple[int, ...]
    """The final deadwood by seat."""
    left: tuple[tuple[Card, ...], ...] = ()
    """The cards that it was counted from, by seat."""


class Added(NamedTuple):
    """A card on somebody's meld that was laid off there, and the seat that did it."""

    card: Card
    seat: Seat


@dataclass(slots=True)
class JerseyGinFacts:
    """The public facts, beside the cards everybody can see."""

    dealer: Seat = 0
    turn: Seat = -1
    """The seat that decides; -1 before the deal."""
    phase: Phase = Phase.DRAW
    taken: Card | None = None
    """The card drawn from the discard pile this turn."""
    breaker: Seat | None = None
    """Who drew first in the break, once it has come."""
    knocker: Seat | None = None
    """Who knocked, while the others lay off."""
    shown: list[Seat] = field(default_factory=list)
    """Who of the others has shown the hand since the knock."""
    quiet: list[Seat] = field(default_factory=list)
    """Who has had a visit without a lay-off since the last lay-off (JG-C5)."""
    laying: bool = False
    """Whether something was laid off in this visit."""
    added: tuple[Added, ...] = ()
    """All cards laid off in this hand, in order."""
    points: list[int] = field(default_factory=list)
    """Hand points by seat."""
    boxes: list[int] = field(default_factory=list)
    """Hands won by seat."""
    number: int = 1
    """The number of the hand being played."""
    hands: tuple[Tally, ...] = ()
    """The hands scored so far, oldest first."""
    reached: Seat | None = None
    """Who reached the target and so ended the game."""

    def copy(self) -> JerseyGinFacts:
        """A copy that shares nothing which can change."""
        new = JerseyGinFacts.__new__(JerseyGinFacts)
        new.dealer = self.dealer
        new.turn = self.turn
        new.phase = self.phase
        new.taken = self.taken
        new.breaker = self.breaker
        new.knocker = self.knocker
        new.shown = self.shown[:]
        new.quiet = self.quiet[:]
        new.laying = self.laying
        new.added = self.added
        new.points = self.points[:]
        new.boxes = self.boxes[:]
        new.number = self.number
        new.hands = self.hands
        new.reached = self.reached
        return new


JerseyGinState: TypeAlias = State[JerseyGinFacts]
