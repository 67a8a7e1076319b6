"""The memory of a player: which cards one seat can know, from all that it has seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.cards import Card
from game.engine.events import Event, Moved, Shuffled, Turned
from game.engine.zones import Audience, Place, Seat, ZoneId, ZoneRegistry, seers, sees


class PlayerMemory:
    """A perfect memory of a seat's events: known cards stay known until shuffled.

    *zones* holds, for each place, the card the seat knows to lie there, or None; *up* whether it
    lies turned up. When a card leaves somebody's hand unseen, nobody knows any more which of the
    cards seen to go there are left. A match that began from a written position has no events for
    the cards that lay there: they count as unknown, and a zone may hold more of them on top than
    stand here.
    """

    def __init__(
        self, zone_registry: ZoneRegistry, seat: Seat | None, start: ZoneId, size: int
    ) -> None:
        """Start before the deal: *size* unknown cards lie in the zone *start*."""
        self.zone_registry = zone_registry
        self.seat = seat
        self.zones: dict[ZoneId, list[Card | None]] = {start: [None] * size}
        self.up: dict[ZoneId, list[bool]] = {start: [False] * size}

    def follow(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            if isinstance(event, Moved):
                self._move(event)
            elif isinstance(event, Turned):
                zone, at = event.place
                self._reach(zone, at + 1)
                if event.card is not None:
                    self.zones[zone][at] = event.card
                if self.zone_registry.spec(zone).audience is not Audience.TOP:
                    self.up[zone][at] = event.up
            elif isinstance(event, Shuffled):
                self.zones[event.zone] = [None] * len(self.zones.get(event.zone, ()))
                self.up[event.zone] = [False] * len(self.zones[event.zone])

    def view(self) -> dict[ZoneId, tuple[Card | None, ...]]:
        """Return the table as the seat sees it at this moment, without its memory."""
        return {
            zone: tuple(
                known if self._visible(zone, at) else None for at, known in enumerate(places)
            )
            for zone, places in self.zones.items()
            if places
        }

    def sees(self, place: Place) -> bool:
        """Return whether the seat sees the face of what lies at *place* now, card or not."""
        self._reach(place.zone, place.at + 1)
        return self._visible(place.zone, place.at)

    def _visible(self, zone: ZoneId, at: int) -> bool:
        audience, top = self.zone_registry.spec(zone).audience, at == len(self.zones[zone]) - 1
        return sees(self.seat, seers(audience, zone.owner, top, self.up[zone][at]))

    def _move(self, event: Moved) -> None:
        card, (zone, at), (target, place), up = event
        row = self._reach(zone, at + 1)
        if card is None and self.zone_registry.spec(zone).audience is Audience.OWNER:
            # It may have been any of the cards that are hidden there, the known ones too.
            row[:] = [each if up else None for each, up in zip(row, self.up[zone], strict=True)]
        known = row.pop(at)
        self.up[zone].pop(at)
        self._reach(target, place).insert(place, card or known)
        self.up[target].insert(place, up)

    def _reach(self, zone: ZoneId, length: int) -> list[Card | None]:
        """Return the places of *zone*, at least *length* of them."""
        places = self.zones.get(zone)
        if places is None:
            places, self.up[zone] = self.zones.setdefault(zone, []), []
        missing = length - len(places)
        if missing > 0:
            places += [None] * missing
            self.up[zone] += [False] * missing
        return places


def witnessed(sight: PlayerMemory, events: Iterable[Event]) -> Iterator[Event]:
    """Yield *events* without the faces that a seat cannot have seen.

    *sight* is what that seat knew before them.

    Judged by where each card lay and came to lie alone, not by whom the event was told to.
    """
    for event in events:
        if not isinstance(event, Moved | Turned) or event.card is None:
            sight.follow([event])
            yield event
            continue
        source, target = (
            (event.source, event.target) if isinstance(event, Moved) else (event.place,) * 2
        )
        before = sight.sees(source)
        sight.follow([event.masked()])
        yield event if before or sight.sees(target) else event.masked()
