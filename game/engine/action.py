"""Actions: what a seat does, why it may not, and who may decide now."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from game.engine.cards import Card
from game.engine.zones import Place, Seat, ZoneId


class Action(NamedTuple):
    """What one seat does: one closed shape serves every game, the screen and the journal.

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


made = tuple.__new__
"""``made(Action, (seat, verb, cards, target, value, groups))`` is an action at half the cost of
naming its parts, for games that make many while they list what is legal."""


class Refusal(NamedTuple):
    """Why an action is not allowed: a code for scenarios and the rules page, and a sentence.

    The sentence may name a seat as ``{0}``; the screen fills in the player.
    """

    code: str
    text: str


class Tile(NamedTuple):
    """The place of a choice among many of its kind that stand side by side: bids, numbers."""

    text: str
    """As few letters as do: ``7``, ``K``, ``3 NT``."""
    column: int
    row: int = 0
    suit: str = ""
    """The letter of a suit whose sign stands behind the text."""


class StagingArea(NamedTuple):
    """What cards of a hand make that lie together before their owner until they are played.

    The hand collects them there; only *button* plays them.
    """

    name: str
    """What they fill, by its name in :attr:`Status.pockets`."""
    figure: str
    """What it is worth now, in as few letters as do: ``19``, ``?``."""
    words: str
    """The same in words: ``Poor Man: 19 points``."""
    button: str = "Lock in"
    parts: tuple[tuple[Card, ...], ...] = ()
    """The heaps the cards lie in, from left to right, if they are parted. Where the hand may part
    them as it likes there is a choice for each way, and the cards picked last lie on the right."""


class InputHints(NamedTuple):
    """How a hand does an action, where its cards, its target and its value do not say it all."""

    drop: ZoneId | None = None
    """Where the card is let go, if not at the action's target."""
    owner: Seat | None = None
    """Whose name plate a card on the table is dropped on, if it is no zone."""
    also: tuple[Place, ...] = ()
    """More cards on the table that may be taken hold of as well as the one touched."""
    at_once: bool = False
    """One click on its card does it: nothing is asked, for it is what everybody means by it."""
    tile: Tile | None = None
    second: bool = False
    """The right mouse button on its card does it at once."""
    promise: str = ""
    """What its target is worth afterwards; shown while the hand is over it."""
    space: bool = False
    """The space bar does it while no card or button has the focus."""
    staging_area: StagingArea | None = None
    """Its cards lie before their owner first, and this stands there."""
    spare: bool = False
    """Another choice does as well: the rules take it, but no hand is asked whether it wants it."""


PLAIN = InputHints()
"""A hand needs no more than the action says."""


class Choice(NamedTuple):
    """An action somebody may want to take, in words, and why it is refused, if it is.

    *grab_at* is a card on the table, not named in the action, by which the hand takes hold of it
    (the top of the deck, somebody's face-down card); *drop_on_seat* the seat whose name plate
    it is dropped on; *warning* a question to answer with yes before it is done.
    """

    action: Action
    label: str
    refused: Refusal | None
    grab_at: Place | None = None
    drop_on_seat: Seat | None = None
    warning: str = ""
    input_hints: InputHints = PLAIN


class Mode(Enum):
    """How several seats decide at once."""

    SEALED = auto()
    """All choose in secret; then all is played in seat order."""
    OPEN = auto()
    """First come, first served; a seat that may act at any time need not have anything to do."""


class Turn(NamedTuple):
    """Who may decide now; no seat at all when the match is over."""

    seats: tuple[Seat, ...]
    mode: Mode = Mode.SEALED
    seconds: float | None = None
    """A deadline for the session to keep, in seconds; the rules own no clock.

    Every seat that may act has a ``pass``, which is done for it when its time has run out.
    """
    changeable: bool = False
    """Whether a sealed choice may be replaced by another until the last seat has chosen."""
    lead: Seat | None = None
    """In an open turn, the seat the game waits for: the others may act, but nobody asks them."""


class Outcome(NamedTuple):
    """How a match ended: who won, and the final points by seat."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
