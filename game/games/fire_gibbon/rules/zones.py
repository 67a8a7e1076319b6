"""The zones of Fire Gibbon by their numbers."""

from __future__ import annotations

from game.engine.zones import Audience, ZoneId, ZoneRegistry, ZoneSpec
from game.games.fire_gibbon.text import status_text
from game.presentation.zone_look import Room, Shape, Spot, ZoneLook

FIRE = ZoneId("fire")
DECK, DISCARDS = ZoneId("deck"), ZoneId("discards")
SEEN, OWN, HIDDEN = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY
NOTE = status_text.FACE_DOWN_NOTE

DECK_PILE = ZoneSpec(
    "deck", HIDDEN, ZoneLook(Shape.PILE, Spot.BESIDE, status_text.DECK, status_text.DECK_NOTE)
)
ASHES = ZoneSpec("discards", HIDDEN, ZoneLook(Shape.PILE, Spot.BESIDE, status_text.ASHES, NOTE))
FIRE_RING = ZoneSpec("fire", HIDDEN, ZoneLook(Shape.RING, Spot.CENTRE, note=NOTE))
HAND = ZoneSpec("hand", OWN, ZoneLook(Shape.FAN, Spot.HAND))
RIM = ZoneSpec("rim", HIDDEN, ZoneLook(Shape.PILE, Spot.RIM))


class Zones:
    """The zones of the game by their numbers."""

    def __init__(self, zone_registry: ZoneRegistry, seats: int, cards: int) -> None:
        """Add the zones; *cards* is the number of fire spots that wins."""
        self.spots = cards
        self.deck = zone_registry.shared(DECK_PILE)
        self.discards = zone_registry.shared(ASHES)
        self.fire = zone_registry.shared(FIRE_RING)
        self.hands = zone_registry.each(HAND, seats)
        spots = ZoneLook(Shape.ROW, Spot.FRONT, room=Room(slots=cards))
        self.tables = zone_registry.each(ZoneSpec("table", SEEN, spots), seats)
        self.rims = zone_registry.each(RIM, seats)
