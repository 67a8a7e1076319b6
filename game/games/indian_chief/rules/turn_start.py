"""The start of each of the seven turns of Indian Chief: everybody chooses a meld."""

from __future__ import annotations

from game.games.indian_chief.rules.facts import ChiefState, Phase
from game.games.indian_chief.rules.zones import Zones
from game.games.indian_chief.text import log_text

MELD = Phase.MELD  # a member looked up on its class costs a tenth of a step


def begin_turn(state: ChiefState, zones: Zones, seats: int) -> None:
    """Let everybody choose a meld; nothing is left of the last turn's thefts."""
    facts = state.facts
    facts.phase = MELD
    facts.turn += 1
    facts.committed = 0 if state.table.zones[zones.stub] else zones.idle(state)
    facts.suits = [None] * seats
    facts.groups, facts.group, facts.thieves = (), -1, ()
    facts.marks, facts.stolen = (), ()
    if state.table.record is not None:
        log_text.turn(state.table, facts)
