"""The upcard of Democracy: the top card of the pool is turned up, and its suit is trump."""

from __future__ import annotations

from game.games.democracy.rules.facts import DemocracyState, Phase
from game.games.democracy.rules.zones import Zones
from game.games.democracy.text import log_text


def turn_up(state: DemocracyState, zones: Zones) -> None:
    """Turn up the top card of the pool for the next trick (DM-2.1); then all choose."""
    facts, table = state.facts, state.table
    if table.zones[zones.pool]:
        facts.phase = Phase.CHOOSE
        log_text.trump(table, facts, table.draw(zones.pool, zones.upcard))
    else:
        facts.phase = Phase.UPCARD  # only where a written position lacks cards
