"""Actions: what seats do, refusals, and the turn that says which seats decide."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from game.engine.cards import Card
from game.engine.zones import Seat, ZoneId


class Action(NamedTuple):
    """A seat's action, in the one form that every game, the screen and the journal share.

    *cards* are cards the seat can see; a card it cannot see is named by its zone in *target*.
    *value* is a promised number, a bid or another seat; *groups* an arrangement, where that is
    part of the decision.
    """

    seat: Seat
    verb: str
    cards: tuple[Card, ...] = ()
    target: ZoneId | None = None
    value: int | None = None
    groups: tuple[tuple[Card, ...], ...] = ()


new_tuple: Final = tuple.__new__
"""A named tuple from its parts in order, at half the cost of naming them.

``new_tuple(Action, (seat, verb, cards, target, value, groups))`` is for games that make many
actions while they list what is legal.
"""


class Refusal(NamedTuple):
    """The reason why an action is not allowed: a code for scenarios, and a sentence.

    The sentence may name a seat as ``{0}``; the screen fills in the player.
    """

    code: str
    text: str


class Choice(NamedTuple):
    """An action on offer to a seat, with its refusal if it is not allowed."""

    action: Action
    refused: Refusal | None


class Mode(Enum):
    """The way in which several seats decide at once."""

    SECRET = auto()
    """All choose in secret; then all is played in seat order."""
    OPEN = auto()
    """First come, first served; a seat that may act at any time need not have anything to do."""


class Turn(NamedTuple):
    """The seats that may decide now; none when the match is over."""

    seats: tuple[Seat, ...]
    mode: Mode = Mode.SECRET
    seconds: float | None = None
    """A deadline for the session to keep, in seconds; the rules own no clock.

    Every seat that may act has a ``pass``, which is done for it when its time has run out.
    """
    changeable: bool = False
    """Whether a secret choice may be replaced by another until the last seat has chosen."""
    lead: Seat | None = None
    """In an open turn, the seat the game waits for: the others may act, but nobody asks them."""


class Outcome(NamedTuple):
    """The end of a match: the winners, and the final points by seat."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
