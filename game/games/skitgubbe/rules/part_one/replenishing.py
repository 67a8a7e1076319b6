"""Replenishing in part one: a card is drawn for each that left the hand; the final card."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SkitgubbeState
from game.games.skitgubbe.rules.options import SCRAMBLE, SkitgubbeOptions
from game.games.skitgubbe.rules.zones import HAND_SIZE, Zones
from game.games.skitgubbe.text.log_text import LogText


class Replenishing:
    """How hands are filled up to three cards, and who gets the final card."""

    def __init__(self, zones: Zones, options: SkitgubbeOptions, log: LogText) -> None:
        """Prepare to draw with these *zones* and *options*."""
        self.zones = zones
        self.log = log
        self.scramble = options.trump_mode == SCRAMBLE

    def replenish(self, state: SkitgubbeState, hand: Seat, by_play: bool) -> None:
        """Draw a card, or take the final one, laid down unseen and no hand card (SK-2.5, 2.6)."""
        zones, table, facts = self.zones, state.table, state.facts
        stock = table.zones[zones.stock]
        if not stock or len(table.zones[zones.hands[hand]]) >= HAND_SIZE:
            return
        if len(stock) > 1 or not facts.final_waits:
            table.draw(zones.stock, zones.hands[hand])
        elif by_play or self.scramble:
            table.draw(zones.stock, zones.final[hand])
            facts.final_waits, facts.final = False, hand
            self.log.takes_final(table, hand)

    def give_final_left_over(self, state: SkitgubbeState) -> None:
        """Give a final card that nobody took to the last winner (SK-2.17)."""
        zones, table, facts = self.zones, state.table, state.facts
        if facts.final_waits:
            hand = facts.first if facts.last_winner is None else facts.last_winner
            table.draw(zones.stock, zones.final[hand])
            facts.final_waits, facts.final = False, hand
            self.log.final_card(table, hand)
