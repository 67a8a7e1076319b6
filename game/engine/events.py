"""Events: everything that happens at a table, as values."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.engine.cards import Card
from game.engine.zones import Place, Presentation, Seat, ZoneId


class Moved(NamedTuple):
    """The move of a card; *card* is None for a seat that did not see its face."""

    card: Card | None
    source: Place
    target: Place
    up: bool

    def masked(self) -> Moved:
        """Return the event as a seat saw it that saw only the back of the card."""
        return Moved(None, self.source, self.target, self.up)


class Turned(NamedTuple):
    """The turning or uncovering of a card; *card* is None for a seat that saw no face."""

    card: Card | None
    place: Place
    up: bool

    def masked(self) -> Turned:
        """Return the event as a seat saw it that saw only the back of the card."""
        return Turned(None, self.place, self.up)


class Shuffled(NamedTuple):
    """A shuffle of the cards of a zone; nobody knows their order any more."""

    zone: ZoneId

    def masked(self) -> Shuffled:
        """Return the event itself: it is public."""
        return self


class Said(NamedTuple):
    """An announcement to everybody."""

    code: str
    """What happened, in a word that never changes: scenarios and computers go by it."""
    text: str
    """What people read; may name seats as ``{0}``."""
    presentation: Presentation | None = None
    seat: Seat | None = None
    """Whom it is about."""
    value: int | None = None
    """A number, seat or card that belongs to the code."""

    def masked(self) -> Said:
        """Return the event itself: it is public."""
        return self


class Scored(NamedTuple):
    """The scoring of a round."""

    title: str
    """What stands over the score sheet: ``Hand 3``."""
    presentation: Presentation | None = None

    def masked(self) -> Scored:
        """Return the event itself: it is public."""
        return self


Event: TypeAlias = Moved | Turned | Shuffled | Said | Scored
