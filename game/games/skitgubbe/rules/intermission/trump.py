"""Trump in Skitgubbe: the suit of the final card, or of the one that was set aside (SK-3.2)."""

from __future__ import annotations

from game.games.skitgubbe.rules.facts import SkitgubbeState
from game.games.skitgubbe.rules.zones import Zones


def name_trump(state: SkitgubbeState, zones: Zones, aside: bool) -> None:
    """Name trump: by the final card, or with *aside* by the one that then leaves the game."""
    table, facts = state.table, state.facts
    lying = zones.set_aside if aside else None
    for zone in zones.final if lying is None else (lying,):
        for card in table.zones[zone]:
            facts.trump = card.suit
    if lying is not None:
        table.move_all(lying, zones.discard)
