"""The break of Jersey Gin: when it begins, which discard helps, and what is laid in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import and_
from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.jersey_gin.rules.actions import Actions
from game.games.jersey_gin.rules.facts import JerseyGinState
from game.games.jersey_gin.rules.melds import BITS, DECK, covered, lay_off_cards, mask_of, melds_in
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import log_text

BREAK = 3
"""The break comes when a seat is about to draw and the stock holds so many cards."""


def begin_break(state: JerseyGinState, stock: int) -> None:
    """Begin the break if *stock* is three cards and a seat is about to draw (JG-D1, R8)."""
    facts = state.facts
    if facts.breaker is None and stock == BREAK:
        facts.breaker = facts.turn
        log_text.breaks(state.table, facts.turn)


def helps(zones: Zones, table: Table, seat: Seat, card: Card) -> bool:
    """Whether a discard can be used at once in a meld of *seat*, new or its own (JG-D3, R10)."""
    cards_in, bit = table.zones, BITS[card.index]
    if covered(mask_of(cards_in[zones.hands[seat]]) | bit) & bit:
        return True
    return any(
        cards_in[row] and lay_off_cards(mask_of(cards_in[row])) & bit for row in zones.melds[seat]
    )


def break_actions(moves: Actions, table: Table, seat: Seat, taken: Card | None) -> list[Action]:
    """What may be done between drawing and discarding in the break (JG-D4, JG-D5)."""
    zones = moves.zones
    hand = table.zones[zones.hands[seat]]
    melds, found = moves.melds[seat], melds_in(mask_of(hand))
    if taken is not None and taken in hand:
        bit = BITS[taken.index]
        actions = [melds[meld] for meld in found if meld & bit]
        return actions + moves.fitting(table, seat, [taken], zones.melds[seat])
    actions = [melds[meld] for meld in found]
    actions += moves.fitting(table, seat, hand, zones.rows)
    # A discard may break up a meld; one that is not in all of them would leave one hidden.
    keys = reduce(and_, found, DECK)
    discards = moves.discards[seat]
    return actions + [discards[card.index] for card in hand if BITS[card.index] & keys]


class BreakPhase:
    """How cards are laid in the break, between drawing and discarding."""

    def __init__(
        self, zones: Zones, gin_if_empty: Callable[[JerseyGinState, Seat, Random], None]
    ) -> None:
        """Prepare to lay cards; *gin_if_empty* ends the hand when a seat has none left."""
        self.zones = zones
        self.gin_if_empty = gin_if_empty

    def meld(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """Lay a meld in the break (JG-D4)."""
        log_text.meld(state.table, action.seat, action.cards)
        self.zones.lay(state.table, action.seat, action.cards)
        self.gin_if_empty(state, action.seat, rng)

    def lay_off(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """Lay a single card off in the break (JG-D4)."""
        self.zones.lay_off(state, action, self.zones.hands[action.seat])
        self.gin_if_empty(state, action.seat, rng)
