"""The look of a zone: the shape of its cards, its place on the table, its caption."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from game.engine.zones import ZoneRegistry, ZoneSpec


class Shape(Enum):
    """The shape that the cards of a zone make together."""

    PILE = auto()
    """One pile, the last card on top."""
    FAN = auto()
    """A hand of cards."""
    ROW = auto()
    """Side by side, in order."""
    RING = auto()
    """Round the middle; a face-down card sticks out towards its owner."""
    PLAYS = auto()
    """Side by side, each with the name of whoever played it; the cards of one play overlap."""
    TRICK = auto()
    """In the middle, each card on the side of the seat that played it."""


class Spot(Enum):
    """The place of a zone on the table."""

    HAND = auto()
    """With its owner; the viewer's own is the large fan below."""
    FRONT = auto()
    """On the felt before its owner; beside the middle if it has none."""
    CENTRE = auto()
    """The middle of the felt."""
    BESIDE = auto()
    """On the felt beside the middle: decks and piles."""
    ACROSS = auto()
    """Beside the side across that is no seat: what it plays from and what it has won."""
    BELOW = auto()
    """At the lower edge, where the viewer's hand will lie: what is to become a hand."""
    RIM = auto()
    """Only a place to drop a card: the owner's edge of the middle. It never holds cards."""
    AWAY = auto()
    """Not drawn."""


class Room(NamedTuple):
    """The room that a zone takes on the table."""

    slots: int = 0
    """Number of empty places to outline, 0 for none."""
    collapsible: bool = False
    """Takes room on the table only while it holds cards or one may be laid there."""
    reserve: int = 0
    """For how many cards side by side there is always room; 0 for four in a row."""
    across: bool = False
    """Its cards may lie across: it takes so much more room."""
    keeps_place: bool = False
    """Its place stays free while it is empty: what lies beside it does not move there."""


class PileLook(NamedTuple):
    """The differences of a pile from a plain one."""

    trick_size: int = 0
    """So many cards are a trick: each trick lies crosswise on the one below; 0 for no tricks."""
    on_stone: bool = False
    """The pile lies on a flat stone."""
    empty_sign: str = ""
    """The suit that stands in the empty place, ``heart``; empty for the game's own sign."""


class RowLook(NamedTuple):
    """The differences of cards side by side from a plain row."""

    by_suit: bool = False
    """They lie sorted by suit and rank, suits apart, in one line or two."""
    returns_to: str = ""
    """The zone to which cards go from such a row and may come back: their places stay free."""
    named_when_empty: bool = True
    """Whether its caption stands there while no card does: it says what may be laid there."""
    marked_below: bool = False
    """Of plays: room is kept along the lower edge for small cards that are marked so."""


class Anchor(NamedTuple):
    """Something else on the table whose place decides where a zone lies."""

    held_above: str = ""
    """The zone over whose cards its own are held up."""
    placed_on: str = ""
    """The zone of the same owner in whose place its cards lie: one of the two is empty."""
    in_hand_area: bool = False
    """Its cards were a hand: they may lie where that was, as large, while the owner holds none."""
    house: str = ""
    """Of zones across: the name of the side that has them, which is no seat."""


class ZoneLook(NamedTuple):
    """All that a game states about how its zones of one name are shown."""

    shape: Shape
    spot: Spot
    caption: str = ""
    """A word under the zone, ``deck``; the number of cards is added."""
    note: str = ""
    """Said to a player who tries to look inside."""
    room: Room = Room()
    pile: PileLook = PileLook()
    row: RowLook = RowLook()
    anchor: Anchor = Anchor()


PLAIN = ZoneLook(Shape.PILE, Spot.FRONT)
"""A pile before its owner, or beside the middle if it has none."""


def zone_look_of(spec: ZoneSpec) -> ZoneLook:
    """Return the look of the zones of *spec*; a plain one where their game states nothing."""
    stated = spec.presentation
    return stated if isinstance(stated, ZoneLook) else PLAIN


def house_name(registry: ZoneRegistry) -> str:
    """Return the name of the side across that is no seat, ``House``; empty without one."""
    names = (zone_look_of(spec).anchor.house for spec in registry.specs.values())
    return next(filter(None, names), "")
