"""Drawing in Jersey Gin: whose turn it is, which pile may be drawn from, and the draw itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.jersey_gin.rules.actions import Actions
from game.games.jersey_gin.rules.break_phase import begin_break, helps
from game.games.jersey_gin.rules.facts import SEATS, JerseyGinState, Phase
from game.games.jersey_gin.rules.zones import DISCARD, Zones
from game.games.jersey_gin.text import log_text

DRAW, DISCARDING = Phase.DRAW, Phase.DISCARD  # a member looked up costs time in each step


def next_turn(zones: Zones, state: JerseyGinState, seat: Seat) -> None:
    """Let the seat to the left of *seat* draw (JG-A3); the break may come with it."""
    facts = state.facts
    facts.turn, facts.phase = (seat + 1) % SEATS, DRAW
    begin_break(state, len(state.table.zones[zones.stock]))


def legal_draws(moves: Actions, state: JerseyGinState, seat: Seat) -> Sequence[Action]:
    """The piles that *seat* may draw from; in the break only a discard that helps (JG-B1, D3)."""
    table, zones = state.table, moves.zones
    pile = table.zones[zones.discard]
    usable = bool(pile)
    if usable and state.facts.breaker is not None:
        usable = helps(zones, table, seat, pile[-1])
    both = moves.draws[seat]
    if table.zones[zones.stock]:
        return both if usable else both[:1]
    return both[1:] if usable else ()


class Drawing:
    """How a card is drawn."""

    def __init__(self, zones: Zones) -> None:
        """Prepare to draw on these *zones*."""
        self.zones = zones

    def draw(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """Draw from the stock, or take the top discard (JG-B1)."""
        facts, table, zones, seat = state.facts, state.table, self.zones, action.seat
        facts.phase = DISCARDING
        source, taken = zones.stock, None
        if action.target == DISCARD:
            source = zones.discard
            facts.taken = taken = table.zones[source][-1]
        if table.record is not None:
            log_text.draw(table, seat, taken)
        table.draw(source, zones.hands[seat])
