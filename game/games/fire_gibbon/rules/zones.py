"""The zones of Fire Gibbon by their numbers."""

from __future__ import annotations

from game.engine.zones import Audience, Look, Spot, ZoneId, ZoneRegistry, ZoneSpec
from game.games.fire_gibbon.text import status_text

FIRE = ZoneId("fire")
DECK, DISCARDS = ZoneId("deck"), ZoneId("discards")


class Zones:
    """The zones of the game by their numbers."""

    def __init__(self, board: ZoneRegistry, seats: int, cards: int) -> None:
        """Add the zones; *cards* is the number of fire spots that wins."""
        nobody, beside = Audience.NOBODY, Spot.BESIDE
        note = status_text.FACE_DOWN_NOTE
        self.deck = board.shared(
            ZoneSpec(
                "deck",
                nobody,
                Look.PILE,
                beside,
                "deck",
                status_text.DECK_NOTE,
            )
        )
        self.discards = board.shared(ZoneSpec("discards", nobody, Look.PILE, beside, "ashes", note))
        self.fire = board.shared(ZoneSpec("fire", nobody, Look.RING, Spot.CENTRE, "", note))
        self.hands = board.each(ZoneSpec("hand", Audience.OWNER, Look.FAN, Spot.HAND), seats)
        self.tables = board.each(
            ZoneSpec("table", Audience.EVERYONE, Look.ROW, Spot.FRONT, slots=cards), seats
        )
        self.rims = board.each(ZoneSpec("rim", nobody, Look.PILE, Spot.RIM), seats)
