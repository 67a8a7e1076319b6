"""Hand cards played face up: they join the fire, and a card is drawn for each."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.fire_gibbon.rules.deck_supply import Deck
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.fire import feed
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text.log_text import tell


class FaceUpCards:
    """How a hand card is played face up; which ones fit is told by the flame."""

    def __init__(self, zones: Zones, deck: Deck) -> None:
        """Prepare to play on these *zones* and draw from *deck*."""
        self.zones = zones
        self.deck = deck

    def play_up(self, state: FireState, action: Action, rng: Random) -> None:
        """Play a hand card face up, then draw a card (FG-U3)."""
        card = action.cards[0]
        state.table.move(card, self.zones.hands[action.seat], self.zones.fire, up=True)
        feed(state, action.seat, card)
        tell(state.table, "play_up", action.seat, card)
        self.deck.draw(state, action.seat, rng)
        state.facts.pass_on()
