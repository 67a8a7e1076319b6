"""The zones of Sinful Gibbon by their numbers."""

from __future__ import annotations

from functools import cache

from game.engine.cards import pack
from game.engine.zones import Audience, Seat, ZoneId, ZoneRegistry, ZoneSpec
from game.games.sinful_gibbon.text import status_text
from game.presentation.zone_look import Anchor, PileLook, Room, Shape, Spot, ZoneLook

PILE, HELD, DECK = ZoneId("pile"), ZoneId("held"), ZoneId("deck")
SEEN, OWN, HIDDEN = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY
COVERED = status_text.FACE_DOWN_NOTE
COMES_AND_GOES = Room(collapsible=True)

DECK_PILE = ZoneSpec(
    "deck", HIDDEN, ZoneLook(Shape.PILE, Spot.BESIDE, status_text.DECK, status_text.DECK_NOTE)
)
JUMPS = ZoneSpec("pile", HIDDEN, ZoneLook(Shape.PILE, Spot.CENTRE, status_text.PILE, COVERED))
HELD_HEART = ZoneSpec(
    "held", HIDDEN,
    ZoneLook(
        Shape.PILE, Spot.CENTRE, note=COVERED, room=Room(slots=1),
        pile=PileLook(empty_sign="heart"), anchor=Anchor(held_above="pile"),
    ),
)  # fmt: skip
HAND = ZoneSpec("hand", OWN, ZoneLook(Shape.FAN, Spot.HAND))
HEARTS = ZoneSpec(
    "accepted",
    HIDDEN,
    ZoneLook(Shape.PILE, Spot.FRONT, status_text.HEARTS, COVERED, COMES_AND_GOES),
)
OPEN_ROW = ZoneLook(Shape.ROW, Spot.FRONT, room=COMES_AND_GOES)
THROWN, LEFTOVERS = ZoneSpec("thrown", SEEN, OPEN_ROW), ZoneSpec("leftovers", SEEN, OPEN_ROW)
LOST = ZoneSpec(
    "shame", HIDDEN,
    ZoneLook(
        Shape.PILE, Spot.FRONT, note=COVERED, room=Room(collapsible=True, across=True),
        pile=PileLook(on_stone=True),
    ),
)  # fmt: skip


@cache
def lost_pile(seat: Seat, number: int) -> ZoneId:
    """The zone of a seat's lost pile, numbered from 1 in the order they were lost."""
    return ZoneId("shame", seat, number)


class Zones:
    """The zones of the game by their numbers."""

    def __init__(self, zone_registry: ZoneRegistry, seats: int) -> None:
        """Declare the zones."""
        self.deck = zone_registry.shared(DECK_PILE)
        self.pile = zone_registry.shared(JUMPS)
        self.held = zone_registry.shared(HELD_HEART)
        self.hands = zone_registry.each(HAND, seats)
        self.accepted = zone_registry.each(HEARTS, seats)
        self.thrown = zone_registry.each(THROWN, seats)
        self.leftovers = zone_registry.each(LEFTOVERS, seats)
        self.cleared = (
            *(self.pile, self.held),
            *(*self.hands, *self.accepted, *self.thrown, *self.leftovers),
        )
        """What goes back to the deck after a round, beside the lost piles."""
        numbers = range(1, len(pack(jokers=1)) + 1)  # each lost pile has a card at least
        zone_registry.reserve(LOST, [lost_pile(seat, n) for n in numbers for seat in range(seats)])
