"""The zones of Pitch by their numbers."""

from __future__ import annotations

from game.engine.zones import Audience, ZoneRegistry, ZoneSpec
from game.games.pitch.text import status_text
from game.presentation.zone_look import Shape, Spot, ZoneLook

SEEN, OWN, HIDDEN = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY

REST = ZoneSpec("rest", HIDDEN, ZoneLook(Shape.PILE, Spot.AWAY))
HAND = ZoneSpec("hand", OWN, ZoneLook(Shape.FAN, Spot.HAND))
TRICK = ZoneSpec("trick", SEEN, ZoneLook(Shape.TRICK, Spot.CENTRE))
PILE = ZoneSpec(
    "pile", HIDDEN, ZoneLook(Shape.PILE, Spot.FRONT, status_text.TAKEN, status_text.PILE_NOTE)
)
LAST = ZoneSpec("last", SEEN, ZoneLook(Shape.ROW, Spot.BESIDE, status_text.LAST_TRICK))


class Zones:
    """Zone numbers; what a side captures lies before the first of its seats."""

    def __init__(self, zone_registry: ZoneRegistry, seats: int, sides: int) -> None:
        """Declare the zones on *zone_registry*."""
        self.rest = zone_registry.shared(REST)
        self.hands = zone_registry.each(HAND, seats)
        self.trick = zone_registry.shared(TRICK)
        self.piles = zone_registry.each(PILE, sides)
        """What each side has captured."""
        self.last = zone_registry.shared(LAST)
        """The trick taken last."""
