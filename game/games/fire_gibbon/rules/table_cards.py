"""Table cards of Fire Gibbon: played face up from a fire spot, which is then filled again."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.deck_supply import Deck
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.fire import feed
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text.log_text import tell


class TableCards:
    """How a table card is played, and what takes its place."""

    def __init__(self, zones: Zones, deck: Deck) -> None:
        """Prepare to play on these *zones* and draw from *deck*."""
        self.zones = zones
        self.deck = deck

    def play_table(self, state: FireState, action: Action, rng: Random) -> None:
        """Play a table card; its slot waits for another (FG-B2)."""
        facts, spots, card = state.facts, self.zones.tables[action.seat], action.cards[0]
        facts.slot = state.table.zones[spots].index(card)
        state.table.move(card, spots, self.zones.fire, up=True)
        feed(state, action.seat, card)
        tell(state.table, "play_table", action.seat, card)
        facts.phase = "refill"

    def refill_deck(self, state: FireState, action: Action, rng: Random) -> None:
        """Make the top of the deck, unseen, the table card (FG-B3)."""
        if self.deck.supply(state, rng):
            card = state.table.zones[self.zones.deck][-1]
            self._fill_spot(state, action.seat, card, self.zones.deck)
        state.facts.pass_on()

    def refill_hand(self, state: FireState, action: Action, rng: Random) -> None:
        """Make a hand card the table card, then draw a card (FG-B3)."""
        seat = action.seat
        self._fill_spot(state, seat, action.cards[0], self.zones.hands[seat])
        self.deck.draw(state, seat, rng)
        state.facts.pass_on()

    def _fill_spot(self, state: FireState, seat: Seat, card: Card, source: int) -> None:
        """Lay *card* open in the spot that was emptied; the others keep their order."""
        state.table.move(card, source, self.zones.tables[seat], at=state.facts.slot)
        state.facts.slot = None
        tell(state.table, "refill", seat, card)
