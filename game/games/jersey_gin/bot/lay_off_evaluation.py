"""What to show and lay off after a knock in Jersey Gin: all that can be, on runs before sets."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.melds import is_run, mask_of
from game.games.jersey_gin.rules.rules import JerseyGin


def visit(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat) -> Action:
    """Show what leaves the least; then lay off all that can be, on runs before sets."""
    if seat not in state.facts.shown:
        return rules.moves.shows[seat]
    legal = rules.legal(state, seat)
    return on_run(rules, state, legal) or legal[0]


def on_run(rules: JerseyGin, state: State[JerseyGinFacts], ways: Sequence[Action]) -> Action | None:
    """The first of these lay-offs on a run, if there is one."""
    zones, index = state.table.zones, rules.zone_registry.index
    for action in ways:
        if action.target is not None and is_run(mask_of(zones[index[action.target]])):
            return action
    return None
