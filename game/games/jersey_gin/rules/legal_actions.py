"""The legal actions of a turn of Jersey Gin, and those that deserve a reason why not."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.jersey_gin.rules.actions import Actions, Offers
from game.games.jersey_gin.rules.break_phase import break_actions
from game.games.jersey_gin.rules.drawing import legal_draws
from game.games.jersey_gin.rules.facts import JerseyGinState, Phase
from game.games.jersey_gin.rules.knocking import legal_knocks
from game.games.jersey_gin.rules.melds import mask_of, melds_in

DRAW = Phase.DRAW  # a member looked up on its class costs time in each step


def legal(moves: Actions, state: JerseyGinState, seat: Seat) -> Sequence[Action]:
    """The legal candidates, found without their reasons."""
    facts, zones = state.facts, moves.zones
    if facts.phase is DRAW:
        return legal_draws(moves, state, seat)
    hand, taken = state.table.zones[zones.hands[seat]], facts.taken
    if facts.breaker is not None:
        return break_actions(moves, state.table, seat, taken)
    discards = moves.discards[seat]
    actions = [discards[card.index] for card in hand if card is not taken]
    found = legal_knocks(moves, seat, hand, taken)
    return Offers(actions + found) if found else actions


def candidates(moves: Actions, state: JerseyGinState, seat: Seat) -> Sequence[Action]:
    """All draws and discards; then every knock; in the break every meld and lay-off too."""
    facts, table, zones = state.facts, state.table, moves.zones
    hand = zones.concealed(table, seat)
    discards = [moves.discards[seat][card.index] for card in hand]
    if facts.phase is DRAW:
        return [*moves.draws[seat], *discards]
    if facts.breaker is None:
        return discards + legal_knocks(moves, seat, hand, facts.taken, refused_too=True)
    actions = [moves.melds[seat][meld] for meld in melds_in(mask_of(hand))]
    for row in zones.on_table(table):
        actions += [moves.lay_offs[seat][row][card.index] for card in hand]
    actions += discards + [moves.knocks[seat][card.index] for card in hand]
    allowed = break_actions(moves, table, seat, facts.taken)
    return allowed + [action for action in actions if action not in allowed]
