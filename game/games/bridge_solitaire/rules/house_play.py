"""The play of the house: what it leads, and what it turns up from the stock to answer a lead."""

from __future__ import annotations

from game.engine.cards import Card, Suit
from game.games.bridge_solitaire.rules.facts import BridgeState
from game.games.bridge_solitaire.rules.zones import Zones
from game.games.bridge_solitaire.text import log_text

NO_TRUMP_LIMIT = 4
"""In no trump the house turns up so many cards at most in answer to a lead (BS-D6)."""


def answers(card: Card, led: Card, trump: Suit | None) -> bool:
    """Whether a card turned up may answer the player's lead: its suit, a trump or a joker."""
    return card.suit is led.suit or card.suit is trump or not card.rank or not led.rank


def lead(state: BridgeState, zones: Zones) -> None:
    """Lead the top card of the stock, whatever it is (BS-D2)."""
    state.table.draw(zones.stock, zones.trick)
    if state.table.record is not None:
        log_text.house_leads(state.table)


def answer_lead(state: BridgeState, zones: Zones, led: Card) -> None:
    """Turn up cards for the house until one may answer the lead (BS-D5 to BS-D7)."""
    table, trump = state.table, state.facts.trump
    stock = table.zones[zones.stock]
    most = min(NO_TRUMP_LIMIT, len(stock)) if trump is None else len(stock)
    for passed in range(most):
        if len(stock) == 1 or answers(stock[-1], led, trump):
            if table.record is not None:
                log_text.passes_over(table, passed)
            table.draw(zones.stock, zones.trick)
            if table.record is not None:
                log_text.house_plays(table, table.zones[zones.trick], trump)
            return
        table.draw(zones.stock, zones.passed)
    log_text.passes_over(table, most)
    log_text.no_answer(table)
