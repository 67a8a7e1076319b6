"""The deal of Indian Chief: one pack or two, who deals, eight cards each, and how a turn begins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.cards import Card, pack
from game.games.indian_chief.rules.facts import ALL_OPEN, CHIEF, HAND, TURNS, ChiefState, Phase
from game.games.indian_chief.rules.zones import Zones
from game.games.indian_chief.text import log_text

MELD = Phase.MELD  # a member looked up on its class costs a tenth of a step
ONE_PACK = 3
"""The most players who share one pack."""


def pack_for(seats: int) -> Sequence[Card]:
    """The 52 cards, or twice as many."""
    return pack(copies=1 if seats <= ONE_PACK else 2)


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
