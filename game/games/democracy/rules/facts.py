"""The public facts of Democracy: the island being played, who has voted, points and tribes."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeAlias

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat

TRIBES = 4
"""The number of suits; points are kept by seat, clubs to spades."""


class Phase(Enum):
    """The phases of a trick; only ``choose`` is a decision."""

    UPCARD = "upcard"
    CHOOSE = "choose"
    REVEAL = "reveal"
    SCORE = "score"
    OVER = "over"


class Island(NamedTuple):
    """A scored island: who dealt, the points of each seat by suit, and the tribes it scored."""

    number: int
    dealer: Seat
    points: tuple[tuple[int, ...], ...]
    gains: tuple[int, ...]
    captured: tuple[tuple[Card, ...], ...] = ()
    """The cards of each seat that everybody has seen it capture."""


@dataclass(slots=True)
class DemocracyFacts:
    """The public facts, beside the cards everybody can see."""

    phase: Phase = Phase.CHOOSE
    dealer: Seat = 0
    island: int = 1
    day: int = 1
    trick: int = 1
    """The number of the trick in this day."""
    tribes: list[int] = field(default_factory=list)
    """Tribes scored so far, by seat."""
    points: list[int] = field(default_factory=list)
    """Points captured on this island: four by seat, clubs to spades."""
    voted: int = 0
    """The seats whose card lies before them, as bits."""
    islands: tuple[Island, ...] = ()
    """The islands scored so far, oldest first."""
    winner: Seat | None = None
    written: bool = False
    """A written position: the score at the end of an island waits to be named."""

    def copy(self) -> DemocracyFacts:
        """A copy that shares nothing which can change."""
        new = DemocracyFacts.__new__(DemocracyFacts)
        new.phase = self.phase
        new.dealer = self.dealer
        new.island = self.island
        new.day = self.day
        new.trick = self.trick
        new.tribes = self.tribes[:]
        new.points = self.points[:]
        new.voted = self.voted
        new.islands = self.islands
        new.winner = self.winner
        new.written = self.written
        return new

    def points_of(self, seat: Seat) -> tuple[int, ...]:
        """The points *seat* has captured on this island, clubs to spades."""
        return tuple(self.points[TRIBES * seat : TRIBES * (seat + 1)])


DemocracyState: TypeAlias = State[DemocracyFacts]
