"""Marks: decorations of zones and of cards in them."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.engine.zones import Seat, ZoneId


class MarkKind(Enum):
    """The kinds of decoration of a zone or of a card in it."""

    OWNER = "owner"
    """An arrow to the seat; under a play its name, or the text."""
    ADDED = "added"
    """An open card that the seat laid to the cards of another: it stands out and wears the
    seat's head."""
    TAG = "tag"
    """The text on the card."""
    COIN = "coin"
    """The text on a coin."""
    WORTH = "worth"
    """The text stands at its cards."""
    LIT = "lit"
    """The card shines; of a whole zone, a place that is open now."""
    DIM = "dim"
    PROVEN = "proven"
    """Everybody saw this face-down card: the text says which it is."""
    LAST = "last"
    """Played last."""
    FRAME = "frame"
    SIDEWAYS = "sideways"
    CLOSED = "closed"
    """Turned down, though everybody knows the cards: whoever points at them sees them again."""
    GROWS = "grows"
    """An arrow with the text at the first or last card of a row, where it can go on."""
    SECRET = "secret"
    """A card of its owner's hand was chosen in secret and lies there face down."""
    JOINED = "joined"
    """Among plays: lies over the card before it, as part of one play."""
    EDGE = "edge"
    """Among plays: small, at the lower edge, with the text before the first."""
    BRACKET = "bracket"
    """Among plays: the text under all the cards with this mark."""
    NOTE = "note"
    """Of a whole zone: the text is added to what stands under it."""
    BAND = "band"
    """Of a whole zone: the text across it."""
    COUNT = "count"
    """Of a whole zone: the text instead of the number of cards under it."""
    ALARM = "alarm"
    """Of a whole zone: what stands under it is red."""


class Mark(NamedTuple):
    """A decoration of a zone or of one card in it."""

    kind: MarkKind
    zone: ZoneId
    at: int | None = None
    text: str = ""
    seat: Seat | None = None
    tip: str = ""
    """What it means, in one sentence, for whoever points at the zone."""
