"""The facts of Fire Gibbon: everything public that is not a card in its place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat

Phase: TypeAlias = Literal["turn", "play", "refill", "reward", "swap", "over"]
"""``turn`` may doubt, ``play`` has doubted; the others as in the specification."""


class Round(NamedTuple):
    """A finished round: who became the Braveheart, and the points gained by seat."""

    braveheart: Seat
    gained: tuple[int, ...]


@dataclass(slots=True)
class FireFacts:
    """The public state. The lists *owners*, *required*, *proven* run along the cards of the fire.

    *required* is 0 for a card that was played face up; *proven* holds the card that everybody
    saw to be true. *latest* is the number of each seat's newest card in the fire, -1 for none.
    """

    phase: Phase = "turn"
    turn: Seat = 0
    doubted: bool = False
    flame: int | None = None
    raiser: Seat | None = None
    hat: Seat | None = None
    mask: Seat | None = None
    dealer: Seat = 0
    chairs: tuple[Seat, ...] = ()
    points: tuple[int, ...] = ()
    rewarded: Seat | None = None
    """Who must show a card, in the phase ``reward``."""
    tumbler: Seat | None = None
    """Who put the last fire out with a tumble, until there is a new one; None after a doubt."""
    slot: int | None = None
    """Which fire spot waits for a card, in the phase ``refill``, from 0."""
    braveheart: Seat | None = None
    """Who won this round, once it is over."""
    rounds: tuple[Round, ...] = ()
    owners: list[Seat] = field(default_factory=list)
    required: list[int] = field(default_factory=list)
    proven: list[Card | None] = field(default_factory=list)
    latest: list[int] = field(default_factory=list)

    def copy(self) -> FireFacts:
        """A copy that shares nothing which can change."""
        new = FireFacts.__new__(FireFacts)
        new.phase = self.phase
        new.turn = self.turn
        new.doubted = self.doubted
        new.flame = self.flame
        new.raiser = self.raiser
        new.hat = self.hat
        new.mask = self.mask
        new.dealer = self.dealer
        new.chairs = self.chairs
        new.points = self.points
        new.rewarded = self.rewarded
        new.tumbler = self.tumbler
        new.slot = self.slot
        new.braveheart = self.braveheart
        new.rounds = self.rounds
        new.owners = self.owners[:]
        new.required = self.required[:]
        new.proven = self.proven[:]
        new.latest = self.latest[:]
        return new

    def decider(self) -> Seat | None:
        """The seat that must decide now; None when the match is over."""
        if self.phase == "reward":
            return self.rewarded
        if self.phase == "swap":
            return self.braveheart
        return None if self.phase == "over" else self.turn

    def next_to(self, seat: Seat) -> Seat:
        """The seat on the left of *seat*: the next one clockwise as they sit now."""
        chairs = self.chairs
        return chairs[(chairs.index(seat) + 1) % len(chairs)]

    def pass_on(self) -> None:
        """Pass the turn to the left (FG-T5)."""
        self.turn = self.next_to(self.turn)
        self.phase, self.doubted = "turn", False

    def add(self, owner: Seat, required: int) -> None:
        """Add a card of *owner* to the fire; *required* is 0 when it lies face up."""
        self.latest[owner] = len(self.owners)
        self.owners.append(owner)
        self.required.append(required)
        self.proven.append(None)

    def burn_out(self) -> None:
        """Clear the fire (FG-C1)."""
        self.flame = self.raiser = None
        self.owners.clear()
        self.required.clear()
        self.proven.clear()
        self.latest = [-1] * len(self.latest)

    def keep(self, kept: list[int]) -> None:
        """Keep only the cards of the fire with these numbers, in order (FG-K3)."""
        self.owners = [self.owners[at] for at in kept]
        self.required = [self.required[at] for at in kept]
        self.proven = [self.proven[at] for at in kept]
        self.find_latest(len(self.latest))

    def find_latest(self, seats: int) -> None:
        """Work out *latest* from the owners."""
        self.latest = [-1] * seats
        for at, owner in enumerate(self.owners):
            self.latest[owner] = at


FireState: TypeAlias = State[FireFacts]
