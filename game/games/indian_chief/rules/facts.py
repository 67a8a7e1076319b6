"""The public facts of Indian Chief: score sheets, the turn, and how the stealing stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from game.engine.cards import Card, Suit
from game.engine.rules import State
from game.engine.zones import Seat

THIEF, BEGGAR, POOR, LAWYER, RICH, DOCTOR, CHIEF = BOXES = range(1, 8)
"""The boxes by the number of cards that fills them."""
IDS: Final[tuple[str, ...]] = ("", "thief", "beggar", "poor", "lawyer", "rich", "doctor", "chief")
RHYME: Final = (RICH, POOR, BEGGAR, THIEF, DOCTOR, LAWYER, CHIEF)
"""The boxes as the counting rhyme names them; so a written sheet lists them."""
TURNS = len(BOXES)
MOST_LOST = 50
"""Points a Rich Man costs at most."""
HAND = 8
"""Cards in a full hand."""
ALL_OPEN = sum(1 << box for box in BOXES)

Wish: TypeAlias = tuple[Seat, Card | None]
"""What a tied Thief marked, None for nothing."""


class Phase(Enum):
    """What is being decided; all else follows by itself."""

    MELD = "meld"
    STEAL = "steal"
    OVER = "over"


class Filled(NamedTuple):
    """A meld that was turned up and scored; an Indian Chief with its pair last."""

    seat: Seat
    cards: tuple[Card, ...]
    suit: Suit | None
    """What a Doctor is paid in."""


@dataclass(slots=True)
class ChiefFacts:
    """The public facts, beside the cards everybody can see."""

    phase: Phase = Phase.MELD
    turn: int = 0
    """The number of the turn, 1 to 7; 0 before the deal."""
    dealer: Seat = 0
    sheet: list[list[int | None]] = field(default_factory=list)
    """Scores by seat and number of cards (place 0 stays empty); None in an open box."""
    filled: tuple[tuple[Seat, tuple[Card, ...], Suit | None], ...] = ()
    """The melds behind the scores, oldest first: each with what :class:`Filled` names."""
    open: list[int] = field(default_factory=list)
    """Open boxes by seat: a bit for each number of cards."""
    committed: int = 0
    """Seats that have committed, as bits. None has while seats choose: a secret choice is carried
    out when all have chosen (R19)."""
    suits: list[Suit | None] = field(default_factory=list)
    """The suit each seat's Doctor of this turn is paid in."""
    groups: tuple[tuple[Seat, ...], ...] = ()
    """The Thieves of this turn in order, those of equal rank together (IC-D1)."""
    group: int = -1
    """Which of the groups acts; -1 before the first."""
    thieves: tuple[Seat, ...] = ()
    """Those of it who decide: there is a card they can take."""
    tie_try: int = 1
    """Which chance the tied Thieves have to mark different cards, from 1."""
    marking: tuple[Wish, ...] = ()
    """Marks while a secret choice is carried out; empty whenever somebody decides."""
    marks: tuple[Wish, ...] = ()
    """The marks of this group's last try, as they were shown."""
    stolen: tuple[tuple[Seat, Card], ...] = ()
    """What each Thief took this turn."""

    def copy(self) -> ChiefFacts:
        """A copy that shares nothing which can change."""
        new = ChiefFacts.__new__(ChiefFacts)
        new.phase = self.phase
        new.turn = self.turn
        new.dealer = self.dealer
        new.sheet = [row[:] for row in self.sheet]
        new.filled = self.filled
        new.open = self.open[:]
        new.committed = self.committed
        new.suits = self.suits[:]
        new.groups = self.groups
        new.group = self.group
        new.thieves = self.thieves
        new.tie_try = self.tie_try
        new.marking = self.marking
        new.marks = self.marks
        new.stolen = self.stolen
        return new

    def totals(self) -> tuple[int, ...]:
        """The sum of each seat's boxes (IC-G1)."""
        return tuple([sum(filter(None, row)) for row in self.sheet])


ChiefState: TypeAlias = State[ChiefFacts]
