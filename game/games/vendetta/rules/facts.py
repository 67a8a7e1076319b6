"""The public facts of Vendetta: whose turn it is, the tricks, and what is owed to each hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.vendetta.rules.scoring import match_points, points_on_table, trick_points
from game.games.vendetta.rules.tricks import MOST, Trick


class Phase(Enum):
    """What is being decided."""

    TURN = "turn"
    LAST_CALL = "last_call"
    OVER = "over"


WorthsByKind: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""By kind of trick and by seat, the points of each trick."""


@dataclass(slots=True)
class VendettaFacts:
    """The public facts, beside the cards everybody can see."""

    phase: Phase = Phase.TURN
    turn: Seat = 0
    """Whose turn it is; in a last call who passed last."""
    first: Seat = 0
    """Who began this deal."""
    played_this_turn: bool = False
    passes: int = 0
    """Turns in a row without a card, counted since the last card anybody played."""
    owed: list[int] = field(default_factory=list)
    """Cards each seat has played since it last drew."""
    fits: dict[int, int] = field(default_factory=dict)
    """The ranks that fit each open trick, as bits, by its number."""
    jokers_laid: int = 0
    """Jokers on the table."""
    asked: Seat | None = None
    """Who is asked for a joker in a last call."""
    tricks: dict[int, Trick] = field(default_factory=dict)
    """By number, in the order in which they were laid down; their cards lie on the table."""
    finished: tuple[tuple[int, ...], ...] = ()
    """Points by seat of every deal that has ended."""
    shares: tuple[WorthsByKind, ...] = ()
    """What each trick counted in it, as far as it was seen: see :meth:`by_kind`."""

    def copy(self) -> VendettaFacts:
        """A copy that shares nothing which can change."""
        new = VendettaFacts.__new__(VendettaFacts)
        new.phase = self.phase
        new.turn = self.turn
        new.first = self.first
        new.played_this_turn = self.played_this_turn
        new.passes = self.passes
        new.owed = self.owed[:]
        new.fits = self.fits.copy()
        new.jokers_laid = self.jokers_laid
        new.asked = self.asked
        new.tricks = self.tricks.copy()
        new.finished = self.finished
        new.shares = self.shares
        return new

    def lay(self, number: int, trick: Trick) -> None:
        """Set trick *number*, and note which ranks fit it."""
        self.tricks[number] = trick
        fits = trick.fits
        if fits:
            self.fits[number] = fits
        else:
            self.fits.pop(number, None)

    def next_number(self) -> int:
        """The number of the next new trick: the lowest free one."""
        number = len(self.tricks) + 1
        if number not in self.tricks:
            return number
        return next(n for n in range(1, MOST + 1) if n not in self.tricks)

    def on_table(self) -> list[int]:
        """The points of the tricks that lie before each seat (VD-6.1)."""
        return points_on_table(self.tricks.values(), len(self.owed))

    def by_kind(self) -> WorthsByKind:
        """What each trick before each seat counts: matches, then runs, then flush runs."""
        rows: list[list[tuple[int, ...]]] = [[()] * len(self.owed) for _ in range(3)]
        for trick in self.tricks.values():
            rows[trick.run + (trick.suit is not None)][trick.owner] += (trick_points(trick),)
        return tuple(map(tuple, rows))

    def end(self) -> None:
        """Count what lies on the table at the end of a deal (VD-6.1)."""
        self.finished += (tuple(self.on_table()),)
        self.shares += (self.by_kind(),)

    def points(self) -> list[int]:
        """The points of each seat so far: finished deals, and the tricks on the table."""
        # The tricks of the last deal lie on when the match is over, but have been counted.
        rows = self.finished if self.phase is Phase.OVER else (*self.finished, self.on_table())
        return match_points(rows)

    def can_be_robbed(self, thief: Seat) -> bool:
        """Whether a trick lies before somebody else than *thief*."""
        return any(trick.owner != thief for trick in self.tricks.values())


VendettaState: TypeAlias = State[VendettaFacts]
