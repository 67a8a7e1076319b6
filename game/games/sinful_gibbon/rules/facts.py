"""The facts of Sinful Gibbon: everything public that is not a card in its place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.scoring import Shame, Sins

Phase: TypeAlias = Literal[
    "turn", "promise", "heart_offer", "lead", "last_call", "round_end", "swap", "over"
]
"""As in the specification; ``round_end`` only stands in a written position, and is counted."""


class Round(NamedTuple):
    """A finished round: its Braveheart, or who closed it without one, what it cost and for what."""

    braveheart: Seat | None
    closer: Seat | None
    sins: Sins
    shames: tuple[Shame, ...]
    """What lay before each seat when the sins were counted."""


@dataclass(slots=True)
class SinfulFacts:
    """The public state. *owners* and *claims* run along the cards of the pile, bottom first."""

    phase: Phase = "turn"
    turn: Seat = -1
    """The seat that decides; -1 in a position that does not say."""
    standing: int | None = None
    """The number promised last, 2 to 14; None without a pile."""
    open: bool | None = None
    """Whether the top of the pile may still be doubted; None in a position that does not say."""
    promiser: Seat | None = None
    """Who offers a heart that is not decided yet."""
    hat: Seat | None = None
    mask: Seat | None = None
    dealer: Seat = 0
    """Who sits in the dealer's chair."""
    chairs: tuple[Seat, ...] = ()
    """Seats clockwise as they sit now."""
    braveheart: Seat | None = None
    closer: Seat | None = None
    last_loser: Seat | None = None
    total: list[int] = field(default_factory=list)
    rounds: tuple[Round, ...] = ()
    owners: list[Seat] = field(default_factory=list)
    claims: list[int] = field(default_factory=list)
    lost: list[tuple[bool, ...]] = field(default_factory=list)
    """For each seat its lost piles in order: whether it lies sideways."""

    def copy(self) -> SinfulFacts:
        """A copy that shares nothing which can change."""
        new = SinfulFacts.__new__(SinfulFacts)
        new.phase = self.phase
        new.turn = self.turn
        new.standing = self.standing
        new.open = self.open
        new.promiser = self.promiser
        new.hat = self.hat
        new.mask = self.mask
        new.dealer = self.dealer
        new.chairs = self.chairs
        new.braveheart = self.braveheart
        new.closer = self.closer
        new.last_loser = self.last_loser
        new.total = self.total[:]
        new.rounds = self.rounds
        new.owners = self.owners[:]
        new.claims = self.claims[:]
        new.lost = self.lost[:]
        return new

    def next_to(self, seat: Seat) -> Seat:
        """The seat on the left of *seat*: the next one clockwise as they sit now."""
        chairs = self.chairs
        return chairs[(chairs.index(seat) + 1) % len(chairs)]

    @property
    def accused(self) -> Seat | None:
        """The seat whose card would be doubted now: the offered heart, or the top of the pile."""
        if self.promiser is not None:
            return self.promiser
        return self.owners[-1] if self.owners else None

    @property
    def chooser(self) -> Seat | None:
        """The seat that changes chairs after a round: the Braveheart, or the closer (SG-W1)."""
        return self.closer if self.braveheart is None else self.braveheart

    def add(self, owner: Seat, claim: int) -> None:
        """Add a card of *owner* to the pile, with its *claim*."""
        self.owners.append(owner)
        self.claims.append(claim)

    def clear_pile(self) -> None:
        """Clear the pile."""
        self.standing, self.open = None, False
        self.owners.clear()
        self.claims.clear()


SinfulState: TypeAlias = State[SinfulFacts]
