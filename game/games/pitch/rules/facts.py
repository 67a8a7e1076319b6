"""The public facts of Pitch: the auction, the trick in hand, the scores and the hands scored."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from game.engine.cards import Card, Suit
from game.engine.zones import Seat

PASS = 0
SMUDGE = 5
"""A smudge as a number: it ranks above four and is worth five (R4)."""
BIDS: Final = (2, 3, 4, SMUDGE)


class Phase(Enum):
    """What is being decided."""

    BID = "bid"
    PLAY = "play"
    OVER = "over"


class Point(NamedTuple):
    """One of the four points of a hand: the card that brought it and the side that got it.

    Game has no card; *side* is None when nobody scored the point.
    """

    name: str
    card: Card | None
    side: int | None


class Tally(NamedTuple):
    """A scored hand: the bid, whether it was made, and what each side gained."""

    number: int
    pitcher: Seat
    bid: int
    trump: Suit
    made: bool
    points: tuple[Point, ...]
    counts: tuple[int, ...]
    """Card count for Game by side."""
    gains: tuple[int, ...]
    """Change of the score by side."""
    counting: tuple[tuple[Card, ...], ...] = ()
    """The captured cards that count for Game, by side."""


@dataclass(slots=True)
class PitchFacts:
    """The public facts, beside the cards everybody can see."""

    dealer: Seat = 0
    turn: Seat = -1
    """The seat that decides; -1 before the deal."""
    phase: Phase = Phase.BID
    bids: list[int | None] = field(default_factory=list)
    """Calls by seat: 2 to 4, SMUDGE, PASS, or None before the seat has called."""
    bid: int = 0
    """The highest bid so far, 0 for none."""
    pitcher: Seat | None = None
    """Who made the highest bid so far; the pitcher once the bidding is over."""
    trump: Suit | None = None
    leader: Seat = 0
    """Who led, or leads, the trick in hand; the card at place n is of seat leader + n."""
    low_rank: int = 15
    """The lowest trump played so far, 15 for none."""
    low_seat: Seat | None = None
    """Who played it."""
    tricks: list[int] = field(default_factory=list)
    """Tricks won by side."""
    score: list[int] = field(default_factory=list)
    """Points by side; may be negative."""
    number: int = 1
    """The number of the hand being played."""
    hands: tuple[Tally, ...] = ()
    """The hands scored so far, oldest first."""
    winner: int | None = None
    """The side that won the match."""

    def copy(self) -> PitchFacts:
        """A copy that shares nothing which can change."""
        new = PitchFacts.__new__(PitchFacts)
        new.dealer = self.dealer
        new.turn = self.turn
        new.phase = self.phase
        new.bids = self.bids[:]
        new.bid = self.bid
        new.pitcher = self.pitcher
        new.trump = self.trump
        new.leader = self.leader
        new.low_rank = self.low_rank
        new.low_seat = self.low_seat
        new.tricks = self.tricks[:]
        new.score = self.score[:]
        new.number = self.number
        new.hands = self.hands
        new.winner = self.winner
        return new
