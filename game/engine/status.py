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

    Kinds: ``owner`` (an arrow to *seat*; under a play the name, or *text*), ``added`` (an open
    card that *seat* laid to the cards of another: it stands out and wears the seat's head),
    ``tag`` (*text* on the card), ``coin`` (*text* on a coin), ``worth`` (*text* stands at its
    cards), ``lit``, ``dim``, ``proven``, ``last`` (last played), ``frame``, ``sideways``,
    ``closed`` (turned down, though everybody knows the cards: whoever points at them sees them
    again), ``grows`` (an arrow with *text* at the first or last card of a row, where it can go
    on), ``sealed`` (a card of its owner's hand was chosen in secret and lies there face down).
    Among plays also ``joined`` (lies over the card before it, as part of one play), ``edge``
    (small, at the lower edge, with *text* before the first) and ``bracket`` (*text* under all
    the cards with this mark).
    Of a whole zone: ``note`` (*text* added to what stands under it), ``band`` (*text* across
    it), ``count`` (*text* instead of the number of cards under it), ``alarm`` (what stands under
    it is red), ``lit`` (a place that is open now).
    """

    kind: str
    zone: ZoneId
    at: int | None = None
    text: str = ""
    seat: Seat | None = None
    tip: str = ""
    """What it means, in one sentence, for whoever points at the zone."""


class Side(NamedTuple):
    """One side of a race: who, what it has made, and what it needs."""

    name: str
    value: int
    needs: int


class Gauge(NamedTuple):
    """Something that is counted beside the cards.

    Kinds: ``steps`` (a ladder with a large number), ``fire`` (a ladder whose flame grows with
    the height), ``dots`` (a short row, one dot for each), ``race`` (the tricks of each of
    *sides*, laid crosswise, against what it needs).
    """

    label: str
    value: int
    """0 is empty."""
    high: int
    notch: int | None = None
    """A step with a mark at its side."""
    notch_text: str = ""
    text: str = ""
    """A word at the present step, ``ace!``; under the dots or over the race what it is about."""
    kind: str = "steps"
    figure: str = ""
    """What stands large instead of the number: ``K``."""
    ends: tuple[str, ...] = ()
    """What stands at the lowest and the highest step instead of their numbers."""
    sides: tuple[Side, ...] = ()


class Land(NamedTuple):
    """A part of a map: its sign, and who is in front there or *held* it for good."""

    sign: str
    """A suit: ``heart``."""
    seat: Seat | None = None
    held: bool = False


class Map(NamedTuple):
    """An island with its parts; the flag of whoever holds a part stands on it."""

    title: str
    lands: tuple[Land, ...]


class Centre(NamedTuple):
    """What stands in the middle of the felt.

    Kinds: ``campfire`` with a height, ``suit`` with a suit, ``stand`` for something worn, whose
    name is the text: with the value 1 it hangs there, with 0 somebody wears it.
    """

    kind: str
    value: int = 0
    text: str = ""


class BidReason(NamedTuple):
    """A line of a reckoning: a sign, what it is reckoned from, and the figure."""

    icon: str
    """A suit: ``heart``; empty for the line of the sum."""
    words: str
    figure: str
    look: str = ""
    """``chosen`` where the eye should fall on it."""


class BidExplanation(NamedTuple):
    """A sum on a slip of paper that explains what a side has done."""

    title: str
    heads: tuple[str, str, str]
    """Over the signs, the words and the figures."""
    lines: tuple[BidReason, ...]
    ends: tuple[str, ...] = ()
    """What follows from it, in whole sentences."""


class Head(NamedTuple):
    """What stands over a column of the score key: its name, as a word or as a sign.

    A sign with a word on it is a button: ``sewn`` with ``5``.
    """

    name: str
    icon: str = ""
    text: str = ""
    """What stands on the sign."""
    tip: str = ""
    """What it means, in one sentence."""


class Cell(NamedTuple):
    """What stands in a column of the score key.

    Looks: ``won`` (in a ring), ``faint`` (not yet certain), ``chosen`` (this turn), ``open``
    (an empty box, still to be filled).
    """

    text: str = ""
    look: str = ""


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
    cells: tuple[Cell, ...] = ()
    """One for each head of the key."""


class Pocket(NamedTuple):
    """A box of the viewer's own sheet, shown beside the hand: its sign, its name, what is in it."""

    name: str
    figure: str
    """What stands on its button: how many cards fill it."""
    score: str = ""
    full: bool = False
    tip: str = ""
    """What fills it and what that is worth, in one sentence."""


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
    loose: str = ""
    """What stands over the cards of the hand that are in no group: ``deadwood 24``."""
    heads: tuple[Head, ...] = ()
    """Columns of the score key before the points."""
    counted: str = "points"
    """What the large numbers of the key are: ``sins``."""
    sign: str = ""
    """A sign over these numbers, where the key has columns: ``goat``."""
    ranks: tuple[str, ...] = ()
    """The ranks from high to low, where their order is odd; ``5:5`` with its points."""
    map: Map | None = None
    stays: bool = False
    """Whether the score key is never folded away: everybody plans by it."""
    pockets: tuple[Pocket, ...] = ()
    """The viewer's own boxes; what lies on the tray shows which of them it fills."""
    reckoning: BidExplanation | None = None


class SheetRow(NamedTuple):
    """A row of the score sheet, one value a column; *level* 1 is a detail, indented."""

    label: str
    values: tuple[str, ...]
    level: int = 0
    icon: str = ""
    """A sign before the label; with *figure* on it."""
    figure: str = ""
    rule: str = ""
    """The line under it: ``heavy`` for the one line that parts a pad, ``double`` for an end."""
    looks: tuple[str, ...] = ()
    """How each value is marked: ``won`` (in a ring), ``open`` (an empty box), or a sign's
    name, ``goat``: the sign stands before it."""


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
    whole: bool = False
    """Every row is shown with its parts, not only the newest."""
    title: str = ""
    """Over the last sheet, where it is not who wins; may name seats as ``{0}``."""
    total: str = "Total"
    """What stands before the totals."""
    under: tuple[str, ...] = ()
    """A word under the head of each column: ``vulnerable``."""
    maps: tuple[Map, ...] = ()
    """The islands so far, oldest first."""
