"""The score panel: a line for each seat or side, with its points and columns."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.engine.zones import Seat, ZoneId


class CellLook(Enum):
    """The mark of a value in a column."""

    PLAIN = "plain"
    WON = "won"
    """In a ring."""
    FAINT = "faint"
    """Not yet certain."""
    CHOSEN = "chosen"
    """Of this turn."""
    OPEN = "open"
    """An empty box, still to be filled."""


class ColumnHead(NamedTuple):
    """The head of a column of the score panel: its name, as a word or as a sign.

    A sign with a word on it is a button: ``sewn`` with ``5``.
    """

    name: str
    icon: str = ""
    text: str = ""
    """What stands on the sign."""
    tip: str = ""
    """What it means, in one sentence."""
    widest: str = ""
    """The widest word that may come to stand in the column."""


class Cell(NamedTuple):
    """A value in a column of the score panel."""

    text: str = ""
    look: CellLook = CellLook.PLAIN
    counts: tuple[tuple[ZoneId, ...], ...] = ()
    """Zones whose cards are the value, as many as are seen to lie there: ``5 + 4`` for two
    groups. *text* says the same of the moment that the status is about."""


class Unit(NamedTuple):
    """What the points of the panel count: several of it, and one."""

    many: str
    one: str

    def after(self, points: str) -> str:
        """Return the word after a number: ``point`` after ``1``, ``points`` after ``0``."""
        return self.one if points.lstrip("+-−") == "1" else self.many


POINTS = Unit("points", "point")


class ScoreLine(NamedTuple):
    """One line of the score panel: a seat or a side, its points, and progress as pips."""

    seats: tuple[Seat, ...]
    points: str
    filled: int = 0
    slots: int = 0
    icon: str = ""
    note: str = ""
    """What is to be known of it, in a word or two."""
    name: str = ""
    """Whose line it is where it is no seat's: ``House``."""
    cells: tuple[Cell, ...] = ()
    """One for each head of the panel."""
    note_sign: str = "note"
    """What stands for the note where its words have no room."""
    note_tip: str = ""
    """What the note means, in one sentence."""


class ScoreBox(NamedTuple):
    """A box of the viewer's own sheet, shown beside the hand: its sign, name and content."""

    name: str
    figure: str
    """What stands on its button: how many cards fill it."""
    score: str = ""
    full: bool = False
    tip: str = ""
    """What fills it and what that is worth, in one sentence."""
