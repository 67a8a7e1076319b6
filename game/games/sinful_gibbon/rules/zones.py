"""The zones of Sinful Gibbon by their numbers."""

from __future__ import annotations

from functools import cache

from game.engine.cards import pack
from game.engine.zones import Audience, Look, Seat, Spot, ZoneId, ZoneRegistry, ZoneSpec
from game.games.sinful_gibbon.text import status_text

PILE, HELD, DECK = ZoneId("pile"), ZoneId("held"), ZoneId("deck")
COVERED = status_text.FACE_DOWN_NOTE


@cache
def lost_pile(seat: Seat, number: int) -> ZoneId:
    """The zone of a seat's lost pile, numbered from 1 in the order they were lost."""
    return ZoneId("shame", seat, number)


class Zones:
    """The zones of the game by their numbers."""

    def __init__(self, board: ZoneRegistry, seats: int) -> None:
        """Declare the zones."""
        nobody, pile, front = Audience.NOBODY, Look.PILE, Spot.FRONT
        note = status_text.DECK_NOTE
        self.deck = board.shared(ZoneSpec("deck", nobody, pile, Spot.BESIDE, "deck", note))
        self.pile = board.shared(ZoneSpec("pile", nobody, pile, Spot.CENTRE, "pile", COVERED))
        held = ZoneSpec(
            "held", nobody, pile, Spot.CENTRE, "", COVERED, 1, held_above="pile", sign="heart"
        )
        self.held = board.shared(held)
        hand = ZoneSpec("hand", Audience.OWNER, Look.FAN, Spot.HAND)
        self.hands = board.each(hand, seats)
        hearts = ZoneSpec("accepted", nobody, pile, front, "hearts", COVERED, collapsible=True)
        self.accepted = board.each(hearts, seats)
        everyone, row = Audience.EVERYONE, Look.ROW
        self.thrown = board.each(ZoneSpec("thrown", everyone, row, front, collapsible=True), seats)
        self.leftovers = board.each(
            ZoneSpec("leftovers", everyone, row, front, collapsible=True), seats
        )
        self.cleared = (
            *(self.pile, self.held),
            *(*self.hands, *self.accepted, *self.thrown, *self.leftovers),
        )
        """What goes back to the deck after a round, beside the lost piles."""
        shame = ZoneSpec(
            "shame", nobody, pile, front, "", COVERED, collapsible=True, across=True, on_stone=True
        )
        numbers = range(1, len(pack(jokers=1)) + 1)  # each lost pile has a card at least
        board.reserve(shame, [lost_pile(seat, n) for n in numbers for seat in range(seats)])
