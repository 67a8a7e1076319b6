"""The zones of Democracy by their numbers."""

from __future__ import annotations

from game.engine.zones import Audience, ZoneRegistry, ZoneSpec
from game.games.democracy.text import status_text
from game.presentation.zone_look import Room, Shape, Spot, ZoneLook

SEEN, OWN, HIDDEN = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY
NOTE = status_text.FACE_DOWN_NOTE

REST = ZoneSpec("rest", HIDDEN, ZoneLook(Shape.PILE, Spot.AWAY, note=NOTE))
HAND = ZoneSpec("hand", OWN, ZoneLook(Shape.FAN, Spot.HAND, note=NOTE))
POOL = ZoneSpec("pool", HIDDEN, ZoneLook(Shape.PILE, Spot.CENTRE, status_text.POOL, NOTE))
UPCARD = ZoneSpec(
    "upcard", SEEN, ZoneLook(Shape.ROW, Spot.CENTRE, status_text.TRUMP, room=Room(slots=1))
)
CHOSEN = ZoneSpec("chosen", OWN, ZoneLook(Shape.ROW, Spot.CENTRE, note=NOTE, room=Room(slots=1)))
WON = ZoneSpec("won", HIDDEN, ZoneLook(Shape.PILE, Spot.FRONT, status_text.CAPTURED, NOTE))
DISCARDED = ZoneSpec("discarded", HIDDEN, ZoneLook(Shape.PILE, Spot.AWAY, note=NOTE))


class Zones:
    """Zone numbers, for quick use; those of the seats in seat order."""

    def __init__(self, zone_registry: ZoneRegistry, seats: int) -> None:
        """Declare the zones on *zone_registry*."""
        self.rest = zone_registry.shared(REST)
        """The pack before the deal, and the cards kept for the second day."""
        self.hands = zone_registry.each(HAND, seats)
        self.pool = zone_registry.shared(POOL)
        self.upcard = zone_registry.shared(UPCARD)
        self.chosen = zone_registry.each(CHOSEN, seats)
        self.places = tuple(zip(self.hands, self.chosen, strict=True))
        """The zones of each seat: its hand, and the place before it."""
        self.won = zone_registry.each(WON, seats)
        self.discarded = zone_registry.shared(DISCARDED)
        self.trick = (*self.chosen, self.upcard)
        """The cards of a trick, in the order in which they are captured."""
