"""The play of the house: what it turns up from the stock to answer a lead."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.rules import State
from game.games.bridge_solitaire.rules.facts import BridgeFacts
from game.games.bridge_solitaire.rules.tricks import NO_TRUMP_LIMIT, answers
from game.games.bridge_solitaire.rules.zones import Zones
from game.games.bridge_solitaire.text import log_text


def answer_lead(state: State[BridgeFacts], zones: Zones, led: Card) -> None:
    """Turn up cards for the house until one may answer the lead (BS-D5 to BS-D7)."""
    table, trump = state.table, state.facts.trump
    stock = table.zones[zones.stock]
    most = min(NO_TRUMP_LIMIT, len(stock)) if trump is None else len(stock)
    for passed in range(most):
        if len(stock) == 1 or answers(stock[-1], led, trump):
            log_text.passes_over(table, passed)
            table.draw(zones.stock, zones.trick)
            log_text.house_plays(table, table.zones[zones.trick], trump)
            return
        table.draw(zones.stock, zones.passed)
    log_text.passes_over(table, most)
    log_text.no_answer(table)
