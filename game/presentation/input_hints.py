"""Input hints: clicks, drags and keys for an action, where it does not say it all itself."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.engine.cards import Card
from game.engine.zones import Place, Seat, ZoneId


class Tile(NamedTuple):
    """The place of a choice among many of its kind that stand side by side: bids, numbers."""

    text: str
    """As few letters as do: ``7``, ``K``, ``3 NT``."""
    column: int
    row: int = 0
    suit: str = ""
    """The letter of a suit whose sign stands behind the text."""
    asks: str = ""
    """What all tiles of this kind ask together, in one sentence."""
    tip: str = ""
    """What it would bring, in sentences; told where one points at it."""


class StagingArea(NamedTuple):
    """Cards of a hand that lie together before their owner until they are played.

    The hand collects them there; only *button* plays them.
    """

    name: str
    """What they fill, by its name in :attr:`game.presentation.status.Status.score_boxes`."""
    figure: str
    """What it is worth now, in as few letters as do: ``19``, ``?``."""
    words: str
    """The same in words: ``Poor Man: 19 points``."""
    button: str = "Lock in"
    parts: tuple[tuple[Card, ...], ...] = ()
    """The heaps the cards lie in, from left to right, if they are parted. Where the hand may part
    them as it likes there is a choice for each way, and the cards picked last lie on the right."""


class WhileRefused(Enum):
    """What stands where the button of a choice would, while it is refused."""

    REASON = "reason"
    """The button, dashed, with the reason: it can be used soon, or its refusal is news."""
    ROOM = "room"
    """Nothing, but its place is kept, so that no other button moves up."""
    NOTHING = "nothing"
    """Nothing: the hand may try it by a drag or a key, and is told why it cannot be."""


class InputHints(NamedTuple):
    """The clicks, drags and keys for an action, beyond its cards, target and value."""

    drop: ZoneId | None = None
    """Where the card is let go, if not at the action's target."""
    owner: Seat | None = None
    """Whose name plate a card on the table is dropped on, if it is no zone."""
    also: tuple[Place, ...] = ()
    """More cards on the table that may be taken hold of as well as the one touched."""
    at_once: bool = False
    """One click on its card does it: nothing is asked, for it is what everybody means by it."""
    asks_first: bool = False
    """Enter on its card asks before it is done, even where nothing else can be: it cannot be
    taken back, and something else was perhaps meant."""
    tile: Tile | None = None
    second: bool = False
    """The right mouse button on its card does it at once."""
    promise: str = ""
    """What its target is worth afterwards; shown while the hand is over it."""
    space: bool = False
    """The space bar does it while no card or button has the focus."""
    staging_area: StagingArea | None = None
    """Its cards lie before their owner first, and this stands there."""
    while_refused: WhileRefused = WhileRefused.REASON
    spare: bool = False
    """Another choice does as well: the rules take it, but no hand is asked whether it wants it."""


PLAIN = InputHints()
"""A hand needs no more than the action says."""
