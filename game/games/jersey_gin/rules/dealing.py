"""The deal of Jersey Gin: who deals at first and next, ten cards each, and one turned up."""

from __future__ import annotations

from random import Random

from game.games.jersey_gin.rules.drawing import next_turn
from game.games.jersey_gin.rules.facts import HAND_SIZE, SEATS, JerseyGinState
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import log_text


class Dealing:
    """How each hand is dealt."""

    def __init__(self, zones: Zones) -> None:
        """Prepare to deal on these *zones*."""
        self.zones = zones

    def draw_dealer(self, state: JerseyGinState, rng: Random) -> None:
        """Draw the first dealer (JG-A1)."""
        state.facts.dealer = int(rng.random() * SEATS)

    def deal(self, state: JerseyGinState, rng: Random) -> None:
        """Clear the facts of the last hand, shuffle, deal and turn a card up (JG-A2)."""
        facts, table, zones = state.facts, state.table, self.zones
        facts.taken = facts.breaker = facts.knocker = None
        facts.shown, facts.quiet, facts.laying, facts.added = [], [], False, ()
        table.shuffle(zones.stock, rng)
        log_text.deal(table, facts.dealer, facts.number)
        first = (facts.dealer + 1) % SEATS
        hands = zones.hands[first:] + zones.hands[:first]
        table.deal(zones.stock, hands, rounds=HAND_SIZE)
        if table.zones[zones.stock]:
            table.draw(zones.stock, zones.discard)
        next_turn(zones, state, facts.dealer)

    def deal_next(self, state: JerseyGinState, rng: Random) -> None:
        """Put all cards back into the stock; the seat on the left deals (JG-A1, E3)."""
        facts = state.facts
        for zone in self.zones.laid:
            state.table.move_all(zone, self.zones.stock)
        facts.number += 1
        facts.dealer = (facts.dealer + 1) % SEATS
        self.deal(state, rng)
