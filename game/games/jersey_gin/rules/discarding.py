"""Discarding in Jersey Gin: it ends a turn, and in the break perhaps the hand."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.jersey_gin.rules.drawing import next_turn
from game.games.jersey_gin.rules.facts import JerseyGinState
from game.games.jersey_gin.rules.hand_end import HandEnd
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import log_text


class Discarding:
    """How a card is thrown, and who is next."""

    def __init__(self, zones: Zones, hand_end: HandEnd) -> None:
        """Prepare to discard; *hand_end* follows the last card of a seat or of the stock."""
        self.zones = zones
        self.hand_end = hand_end

    def discard(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """End a turn; the hand too, if it was the last card of the stock or of the seat."""
        facts, table, zones, seat = state.facts, state.table, self.zones, action.seat
        facts.taken = None
        if table.record is not None:
            log_text.discard(table, seat, action.cards[0])
        table.move(action.cards[0], zones.hands[seat], zones.discard)
        if facts.breaker is None:
            next_turn(zones, state, seat)
        elif not table.zones[zones.hands[seat]]:
            self.hand_end.gin(state, seat, rng)
        elif table.zones[zones.stock]:
            next_turn(zones, state, seat)
        else:
            self.hand_end.run_out(state, seat, rng)
