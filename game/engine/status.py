"""Status: what a game wants shown beside its cards, in words and marks a table understands."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import Card
from game.engine.zones import Seat, ZoneId


class Badge(NamedTuple):
    """Something a seat wears or shows: ``hat``, ``mask``, ``dealer``, ``spark``, ``call``."""

    seat: Seat
    kind: str
    text: str = ""
    """Words in it (a call's ``3``); a picture alone when empty."""
    tip: str = ""
    """What it means, in one sentence."""


class Mark(NamedTuple):
    """A decoration of a zone or of one card in it.

    Kinds: ``owner`` (an arrow to *seat*), ``tag`` (*text* on the card), ``lit``, ``dim``,
    ``proven``, ``last`` (last played), ``frame``, ``sideways``, ``closed`` (turned down,
    though everybody knows the cards).
    """

    kind: str
    zone: ZoneId
    at: int | None = None
    text: str = ""
    seat: Seat | None = None


class Gauge(NamedTuple):
    """A height shown as lit steps with a large number."""

    label: str
    value: int
    """0 is empty."""
    high: int
    notch: int | None = None
    """A step with a mark at its side."""
    notch_text: str = ""
    text: str = ""
    """A word at the present step, ``ace!``."""


class Centre(NamedTuple):
    """What stands in the middle of the felt: ``campfire`` with a height, ``suit`` with a suit."""

    kind: str
    value: int = 0
    text: str = ""


class KeyLine(NamedTuple):
    """One line of the score key: a seat or a side, its points, and progress as pips."""

    seats: tuple[Seat, ...]
    points: str
    filled: int = 0
    slots: int = 0
    icon: str = ""
    note: str = ""
    name: str = ""
    """Whose line it is where it is no seat's: ``House``."""


class Status(NamedTuple):
    """All that is shown beside the cards, from one seat's sight."""

    prompt: str
    """One sentence: whose turn, what is asked. May name seats as ``{0}``."""
    goal: str
    """One line under the title of the game."""
    key: tuple[KeyLine, ...]
    badges: tuple[Badge, ...] = ()
    marks: tuple[Mark, ...] = ()
    gauge: Gauge | None = None
    centre: Centre | None = None
    chairs: tuple[Seat, ...] = ()
    """Seats clockwise as they sit now; empty for 0, 1, 2, ..."""
    hand: tuple[tuple[Card, ...], ...] = ()
    """What belongs together in the viewer's hand, from left to right: melds, runs. Cards in no
    group come last; without groups the table sorts the hand."""


class SheetRow(NamedTuple):
    """A row of the score sheet, one value a column; *level* 1 is a detail, indented."""

    label: str
    values: tuple[str, ...]
    level: int = 0


class Sheet(NamedTuple):
    """The score sheet: columns of seats or sides, rounds in rows, totals."""

    note: str
    """One line of meaning: ``after round 3: first to 10 points wins``."""
    columns: tuple[tuple[Seat, ...], ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[str, ...]
    leaders: tuple[int, ...] = ()
    """Numbers of the leading columns."""
    heads: tuple[str, ...] = ()
    """Words over the columns, for those without seats (``House``); empty for names alone."""
