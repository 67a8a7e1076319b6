"""The selection of six of thirteen cards in Bridge Solitaire, with every joker among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.games.bridge_solitaire.rules.facts import BridgeState
from game.games.bridge_solitaire.rules.zones import KEPT, Zones
from game.games.bridge_solitaire.text import log_text


def take_jokers(state: BridgeState, zones: Zones) -> None:
    """Put the jokers of the spread among the chosen cards, where they must stay (BS-B1)."""
    table = state.table
    for card in table.zones[zones.spread][:]:
        if card.is_joker:
            table.move(card, zones.spread, zones.kept)
            log_text.joker_taken(table)


class HandSelection:
    """How the player chooses six cards, and gets the blind ones."""

    def __init__(self, zones: Zones, house_calls: Callable[[BridgeState], None]) -> None:
        """Prepare the choice in *zones*; after it the house calls."""
        self.zones = zones
        self.house_calls = house_calls

    def wanted(self, cards_in: Sequence[Sequence[Card]]) -> int:
        """The number of cards to choose: six, or as many as a written position holds."""
        return min(KEPT, len(cards_in[self.zones.spread]) + len(cards_in[self.zones.kept]))

    def keep(self, state: BridgeState, action: Action, rng: Random) -> None:
        """Put a card of the spread among the chosen ones (BS-B1)."""
        state.table.move(action.cards[0], self.zones.spread, self.zones.kept)

    def put_back(self, state: BridgeState, action: Action, rng: Random) -> None:
        """Put a chosen card back into the spread (BS-B1)."""
        state.table.move(action.cards[0], self.zones.kept, self.zones.spread)

    def take(self, state: BridgeState, action: Action, rng: Random) -> None:
        """End the choice, turn up the blind cards, and let the house call (BS-B2, C1)."""
        table, top = state.table, action.cards[0] if action.cards else None
        left = table.zones[self.zones.spread]
        if left:
            top = top or max(left, key=lambda card: (card.rank, card.index))
            for card in [*(card for card in left if card is not top), top]:
                table.move(card, self.zones.spread, self.zones.discards)
        table.move_all(self.zones.kept, self.zones.hand)
        table.move_all(self.zones.blind, self.zones.hand)
        log_text.take(table)
        self.house_calls(state)
