"""Promises in Fire Gibbon: a card face down says that it is higher than the flame, and no heart."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.fire_gibbon.rules.deck_supply import Deck
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.flame import flame_above
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text.log_text import promise


class Promises:
    """How a hand card is played face down; whether it was true is judged by the doubts."""

    def __init__(self, zones: Zones, deck: Deck) -> None:
        """Prepare to play on these *zones* and draw from *deck*."""
        self.zones = zones
        self.deck = deck

    def play_down(self, state: FireState, action: Action, rng: Random) -> None:
        """Play a hand card face down, then draw a card (FG-F2, F3)."""
        facts, table, seat = state.facts, state.table, action.seat
        flame = facts.flame or 0
        table.move(action.cards[0], self.zones.hands[seat], self.zones.fire)
        facts.add(seat, flame + 1)
        facts.flame = flame_above(flame)
        facts.raiser = seat
        if table.record is not None:
            promise(table, seat, flame + 1)
        self.deck.draw(state, seat, rng)
        facts.pass_on()
