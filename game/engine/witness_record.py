"""The record of witnesses: all that happened in a match, and which seats saw each face."""

from __future__ import annotations

from game.engine.events import Event
from game.engine.zones import EVERYBODY, Seat, sees


class Record:
    """All events of a match in their order, each with the seats that saw it."""

    def __init__(self) -> None:
        """Create an empty record."""
        self.events: list[Event] = []
        self.seers: list[int] = []
        self._backs: list[Event] = []

    def note(self, event: Event, seers: int, back: Event | None = None) -> None:
        """Add an event.

        Args:
            event: What happened, with the face of the card.
            seers: A bit for each seat that saw the face; ``EVERYBODY`` for all.
            back: What the others saw; without it, *event* without the face.
        """
        self.events.append(event)
        self.seers.append(seers)
        self._backs.append(event if seers == EVERYBODY else back or event.masked())

    def copy(self) -> Record:
        """Return a record of its own that holds the same events."""
        twin = Record()
        twin.events, twin.seers, twin._backs = self.events[:], self.seers[:], self._backs[:]
        return twin

    def seen_by(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Return the events from number *since* on as *seat* saw them; None is a spectator."""
        news = zip(self.events[since:], self._backs[since:], self.seers[since:], strict=True)
        return [event if sees(seat, seers) else back for event, back, seers in news]
