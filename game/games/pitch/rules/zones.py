"""The zones of Pitch by their numbers."""

from __future__ import annotations

from game.engine.zones import Audience, Look, Spot, ZoneRegistry, ZoneSpec
from game.games.pitch.text import status_text

SEEN, OWN, HIDDEN = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY

REST = ZoneSpec("rest", HIDDEN, Look.PILE, Spot.AWAY)
HAND = ZoneSpec("hand", OWN, Look.FAN, Spot.HAND)
TRICK = ZoneSpec("trick", SEEN, Look.TRICK, Spot.CENTRE)
PILE = ZoneSpec("pile", HIDDEN, Look.PILE, Spot.FRONT, status_text.TAKEN, status_text.PILE_NOTE)
LAST = ZoneSpec("last", SEEN, Look.ROW, Spot.BESIDE, status_text.LAST_TRICK)


class Zones:
    """Zone numbers; what a side captures lies before the first of its seats."""

    def __init__(self, board: ZoneRegistry, seats: int, sides: int) -> None:
        """Declare the zones on *board*."""
        self.rest = board.shared(REST)
        self.hands = board.each(HAND, seats)
        self.trick = board.shared(TRICK)
        self.piles = board.each(PILE, sides)
        """What each side has captured."""
        self.last = board.shared(LAST)
        """The trick taken last."""
