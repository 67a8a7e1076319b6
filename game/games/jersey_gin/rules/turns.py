"""The actions of a turn: draw, discard, knock or go gin; in the break meld and lay off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.jersey_gin.rules.actions import Actions, Offers
from game.games.jersey_gin.rules.break_phase import break_actions
from game.games.jersey_gin.rules.deadwood import Arrangement, arrangements, card_points
from game.games.jersey_gin.rules.facts import KNOCK_LIMIT, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import (
    BITS,
    Mask,
    covered,
    lay_off_cards,
    mask_of,
    melds_in,
)
from game.games.jersey_gin.rules.zones import Zones

DRAW = Phase.DRAW  # a member looked up on its class costs time in each step
DEAREST = 10
"""The most a single card counts."""


def legal(moves: Actions, state: State[JerseyGinFacts], seat: Seat) -> Sequence[Action]:
    """The legal candidates, found without their reasons."""
    facts, zones = state.facts, moves.zones
    if facts.phase is DRAW:
        return _draws(moves, state, seat)
    hand, taken = state.table.zones[zones.hands[seat]], facts.taken
    if facts.breaker is not None:
        return break_actions(moves, state.table, seat, taken)
    discards = moves.discards[seat]
    actions = [discards[card.index] for card in hand if card is not taken]
    found = _knocks(moves, seat, hand, taken)
    return Offers(actions + found) if found else actions


def candidates(moves: Actions, state: State[JerseyGinFacts], seat: Seat) -> Sequence[Action]:
    """All draws and discards; then every knock; in the break every meld and lay-off too."""
    facts, table, zones = state.facts, state.table, moves.zones
    hand = zones.concealed(table, seat)
    discards = [moves.discards[seat][card.index] for card in hand]
    if facts.phase is DRAW:
        return [*moves.draws[seat], *discards]
    if facts.breaker is None:
        return discards + _knocks(moves, seat, hand, facts.taken, refused_too=True)
    actions = [moves.melds[seat][meld] for meld in melds_in(mask_of(hand))]
    for row in zones.on_table(table):
        actions += [moves.lay_offs[seat][row][card.index] for card in hand]
    actions += discards + [moves.knocks[seat][card.index] for card in hand]
    allowed = break_actions(moves, table, seat, facts.taken)
    return allowed + [action for action in actions if action not in allowed]


def helps(zones: Zones, table: Table, seat: Seat, card: Card) -> bool:
    """Whether a discard can be used at once in a meld of *seat*, new or its own (JG-D3, R10)."""
    cards_in, bit = table.zones, BITS[card.index]
    if covered(mask_of(cards_in[zones.hands[seat]]) | bit) & bit:
        return True
    return any(
        cards_in[row] and lay_off_cards(mask_of(cards_in[row])) & bit for row in zones.melds[seat]
    )


def _draws(moves: Actions, state: State[JerseyGinFacts], seat: Seat) -> Sequence[Action]:
    """JG-B1, JG-D3."""
    table, zones = state.table, moves.zones
    pile = table.zones[zones.discard]
    usable = bool(pile)
    if usable and state.facts.breaker is not None:
        usable = helps(zones, table, seat, pile[-1])
    both = moves.draws[seat]
    if table.zones[zones.stock]:
        return both if usable else both[:1]
    return both[1:] if usable else ()


def _knocks(
    moves: Actions, seat: Seat, hand: Sequence[Card], taken: Card | None, refused_too: bool = False
) -> list[Action]:
    """Every knock and gin (JG-B2); or also a knock with each card that allows none."""
    mask = mask_of(hand)
    if card_points(mask & ~covered(mask)) > KNOCK_LIMIT + DEAREST and not refused_too:
        return []
    ways = _ways(mask)
    found = []
    for card in hand:
        if card is not taken and BITS[card.index] in ways:
            found += _with_card(moves, seat, card, mask, ways)
        elif refused_too:
            found.append(moves.knocks[seat][card.index])
    return found


def _ways(hand: Mask) -> dict[Mask, list[Arrangement]]:
    """The arrangements with ten or less by the card that is put aside, also that of no melds."""
    ways: dict[Mask, list[Arrangement]] = {}
    for melds in ((), *arrangements(hand)):
        loose = hand ^ sum(melds)
        over = card_points(loose) - KNOCK_LIMIT
        while loose and over <= DEAREST:
            card = loose & -loose
            loose ^= card
            if card_points(card) >= over:
                ways.setdefault(card, []).append(melds)
    return ways


def _with_card(
    moves: Actions, seat: Seat, card: Card, hand: Mask, ways: Mapping[Mask, list[Arrangement]]
) -> list[Action]:
    """The knock that arranges itself, then one for each arrangement; then the same for gin."""
    bit = BITS[card.index]
    knock = moves.knocks[seat][card.index]
    found = [knock, *moves.arranged(knock, ways[bit])]
    complete = [melds for melds in ways[bit] if sum(melds) == hand ^ bit]
    if complete:
        gin = moves.gins[seat][card.index]
        found += [gin, *moves.arranged(gin, complete)]
    return found
