"""The deal of Indian Chief: who deals, and eight cards for each player."""

from __future__ import annotations

from random import Random

from game.games.indian_chief.rules.facts import ALL_OPEN, CHIEF, HAND, TURNS, ChiefState
from game.games.indian_chief.rules.turn_start import begin_turn
from game.games.indian_chief.rules.zones import Zones
from game.games.indian_chief.text import log_text


def deal(state: ChiefState, zones: Zones, seats: int, rng: Random) -> None:
    """Shuffle, draw the dealer and deal eight cards each, one at a time (IC-A1, A2)."""
    facts, table = state.facts, state.table
    facts.sheet = [[None] * (TURNS + 1) for _ in range(seats)]
    facts.open = [ALL_OPEN] * seats
    facts.dealer = int(rng.random() * seats)
    table.shuffle(zones.stub, rng, (HAND + CHIEF) * seats)
    log_text.deal(table, facts)
    table.deal(zones.stub, zones.rounds[facts.dealer], 1, HAND)
    begin_turn(state, zones, seats)
