"""Matching in part one: who holds a card as high as the highest of the round must play it."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SkitgubbeState
from game.games.skitgubbe.rules.zones import Zones


def must_play(state: SkitgubbeState, zones: Zones, hand: Seat) -> list[Card]:
    """The cards of *hand* one of which has to be its play; none where it is free (SK-2.3)."""
    top, strength = state.facts.top, zones.strength
    if not top:
        return []
    return [card for card in state.table.zones[zones.hands[hand]] if strength[card.rank] == top]
