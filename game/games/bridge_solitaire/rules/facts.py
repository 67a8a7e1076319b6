"""The public facts of Bridge Solitaire: the auction, the tricks and the rubber."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeAlias

from game.engine.cards import Suit
from game.engine.rules import State
from game.games.bridge_solitaire.rules.bid_numbers import needed

PLAYER, HOUSE = 0, 1
"""The two sides; only the player has a seat."""


class Phase(Enum):
    """What is being decided."""

    CHOOSE = "choose"
    AUCTION = "auction"
    PLAY = "play"
    SCORE = "score"
    """Only in written positions: the hand is over and not yet scored."""
    OVER = "over"


class Contract(NamedTuple):
    """The bid, the side that made it, and whether jokers double it."""

    bid: int
    declarer: int
    multiplier: int = 1
    """1, 2 when doubled, 4 when redoubled."""


class Played(NamedTuple):
    """What a deal came to: its points follow from this."""

    contract: Contract
    over: int
    """Overtricks, or undertricks below 0."""
    vulnerable: bool
    """Whether the declarer was."""


class Entry(NamedTuple):
    """A line on the score pad."""

    kind: str
    """``contract``, ``undertricks``, or a bonus: a key of ``ENTRIES`` in ``text/card_text.py``."""
    side: int
    points: int
    below: bool
    """Below the line, towards a game."""
    deal: int = 0
    game: int = 0
    """The number of the game it was written in."""
    note: str = ""
    """What it was for, in words."""
    played: Played | None = None
    """What it is paid for; None for the end of the rubber."""


class Deal(NamedTuple):
    """A deal that was played: its contract and the tricks of the player and the house."""

    number: int
    contract: Contract
    tricks: tuple[int, int]

    @property
    def over(self) -> int:
        """The declarer's tricks beyond those the contract needs; below 0 for undertricks."""
        return self.tricks[self.contract.declarer] - needed(self.contract.bid)


@dataclass(slots=True)
class BridgeFacts:
    """All that is public beside the cards; lists hold the player's number, then the house's."""

    phase: Phase = Phase.CHOOSE
    number: int = 1
    """The number of the deal in this rubber."""
    house_call: int | None = None
    """The bid of the house, PASS, or None before it has called."""
    contract: Contract | None = None
    trump: Suit | None = None
    leader: int = -1
    """The side that leads, or has led, the trick in hand; -1 before there is one."""
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    honors: int = 0
    """What the hand earns for honors, fixed when the auction ended."""
    below: list[int] = field(default_factory=lambda: [0, 0])
    """Below the line in the game that is being played."""
    earlier: list[int] = field(default_factory=lambda: [0, 0])
    """Below the line in games that were won."""
    above: list[int] = field(default_factory=lambda: [0, 0])
    games: list[int] = field(default_factory=lambda: [0, 0])
    entries: tuple[Entry, ...] = ()
    """Everything written on the pad, oldest first."""
    last: Deal | None = None
    """The deal scored last."""

    def copy(self) -> BridgeFacts:
        """A copy that shares nothing which can change."""
        new = BridgeFacts.__new__(BridgeFacts)
        new.phase = self.phase
        new.number = self.number
        new.house_call = self.house_call
        new.contract = self.contract
        new.trump = self.trump
        new.leader = self.leader
        new.tricks = self.tricks[:]
        new.honors = self.honors
        new.below = self.below[:]
        new.earlier = self.earlier[:]
        new.above = self.above[:]
        new.games = self.games[:]
        new.entries = self.entries
        new.last = self.last
        return new

    def total(self, side: int) -> int:
        """All points of a side, above and below the line."""
        return self.below[side] + self.earlier[side] + self.above[side]


BridgeState: TypeAlias = State[BridgeFacts]
