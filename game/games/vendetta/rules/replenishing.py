"""Replenishing at the end of a turn of Vendetta: a card is drawn for each one that was played."""

from __future__ import annotations

from game.engine.table import Table
from game.engine.zones import Seat
from game.games.vendetta.rules.zones import Zones
from game.games.vendetta.text import log_text


class Replenishing:
    """How a hand is filled up; how many cards are owed to it is noted by the facts."""

    def __init__(self, zones: Zones) -> None:
        """Prepare to draw from the stack of *zones*."""
        self.stack, self.hands = zones.stack, zones.hands

    def replenish(self, table: Table, seat: Seat, owed: int) -> None:
        """Draw as many cards as the seat has played, or all that are left (VD-3.2)."""
        stack, hand, drawn = self.stack, self.hands[seat], 0
        while drawn < owed and table.zones[stack]:
            table.draw(stack, hand)
            drawn += 1
        if table.record is not None:
            log_text.draws(table, seat, owed, drawn)
