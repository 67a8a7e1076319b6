"""The highlight of an event: a banner with a picture for a great moment."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from game.engine.zones import Seat


class HighlightKind(Enum):
    """The kinds of highlight, each with a picture and a motion of its own."""

    CAUGHT = auto()
    """Somebody is found out: ink is splashed."""
    TRIUMPH = auto()
    """Somebody has won: the sun rises."""
    SHAME = auto()
    """Somebody has lost for all to see: a bell swings."""
    STRIKE = auto()
    """A blow: war, a kill, a knock."""
    AWARD = auto()
    """Something is earned: a seal is stamped."""


class Highlight(NamedTuple):
    """A banner across the table."""

    kind: HighlightKind
    words: str
    """At most four."""
    sign: str = ""
    """The name of a picture among the tokens."""
    seats: tuple[Seat, ...] = ()
    """Whom it is about, where that is not only the seat of the event."""
