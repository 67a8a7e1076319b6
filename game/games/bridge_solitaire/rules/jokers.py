"""The jokers of the spread in Bridge Solitaire: they are chosen at once, and cannot be put back."""

from __future__ import annotations

from game.games.bridge_solitaire.rules.facts import BridgeState
from game.games.bridge_solitaire.rules.zones import Zones
from game.games.bridge_solitaire.text import log_text


def take_jokers(state: BridgeState, zones: Zones) -> None:
    """Put the jokers of the spread among the chosen cards (BS-B1)."""
    table = state.table
    for card in table.zones[zones.spread][:]:
        if card.is_joker:
            table.move(card, zones.spread, zones.kept)
            log_text.joker_taken(table)
