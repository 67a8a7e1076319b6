"""The zones of Vendetta: the stack, the hands, and the places of tricks."""

from __future__ import annotations

from game.engine.zones import Audience, Seat, ZoneId, ZoneRegistry, ZoneSpec
from game.games.vendetta.rules.tricks import MOST
from game.games.vendetta.text import status_text
from game.presentation.zone_look import Room, Shape, Spot, ZoneLook

SEEN, OWN, HIDDEN = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY
STACK = ZoneSpec(
    "stack", HIDDEN, ZoneLook(Shape.PILE, Spot.BESIDE, status_text.STACK, status_text.STACK_NOTE)
)
HAND = ZoneSpec("hand", OWN, ZoneLook(Shape.FAN, Spot.HAND))
RIM = ZoneSpec("rim", SEEN, ZoneLook(Shape.ROW, Spot.RIM))
TRICK_ROOM = Room(collapsible=True, reserve=3, across=True)
TRICK = ZoneSpec(
    "trick", SEEN, ZoneLook(Shape.ROW, Spot.FRONT, note=status_text.TRICK_NOTE, room=TRICK_ROOM)
)


class Zones:
    """The zones of the game by their numbers, and those of tricks by their ids.

    A trick lies in a zone of its owner with its number; when it is stolen, its cards go to
    the zone of the same number before the thief. Closed tricks lie in such zones too: they
    are turned down, but everybody saw their cards, so that nothing in them is secret (R8).
    """

    def __init__(self, zone_registry: ZoneRegistry, seats: int) -> None:
        """Declare the zones."""
        self.stack = zone_registry.shared(STACK)
        self.hands = zone_registry.each(HAND, seats)
        zone_registry.each(RIM, seats)
        everywhere = [spot(seat, n) for n in range(1, MOST + 1) for seat in range(seats)]
        zone_registry.reserve(TRICK, everywhere)
        self.spots = [[spot(seat, n) for n in range(MOST + 1)] for seat in range(seats)]
        """The places of tricks by owner and number."""


def spot(owner: Seat, number: int) -> ZoneId:
    """The zone of trick *number* while it lies before *owner*."""
    return ZoneId("trick", owner, number)
