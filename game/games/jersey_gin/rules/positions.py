"""Written positions of Jersey Gin: what follows from the facts and cards that were given."""

from __future__ import annotations

from game.engine.notation import BadNotation
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin.rules.best_melds import best_arrangement
from game.games.jersey_gin.rules.break_phase import BREAK
from game.games.jersey_gin.rules.facts import HAND_SIZE, SEATS, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import BITS, cards_in, is_meld, mask_of
from game.games.jersey_gin.rules.zones import Zones

SMALLEST = 3
"""Cards of a meld that are its owner's at least; the others may have been laid off on it."""


def complete(zones: Zones, state: State[JerseyGinFacts]) -> None:
    """Fill in whatever a written position leaves open; one that is whole stays as it is.

    Raises:
        BadNotation: when cards lie as a meld that are none, or a seat has too many.
    """
    facts = state.facts
    facts.points = (facts.points + [0] * SEATS)[:SEATS]
    facts.boxes = (facts.boxes + [0] * SEATS)[:SEATS]
    _check_melds(zones, state)
    if facts.phase is Phase.OVER and facts.reached is None:
        facts.reached = facts.points.index(max(facts.points))
    if facts.reached is not None:
        facts.phase = Phase.OVER
    elif facts.knocker is not None or facts.phase is Phase.LAYOFF:
        _complete_visits(zones, state)
    else:
        _complete_turn(zones, state)


def _check_melds(zones: Zones, state: State[JerseyGinFacts]) -> None:
    cards_in = state.table.zones
    for row in zones.on_table(state.table):
        cards_in[row].sort(key=lambda card: BITS[card.index])
        if not is_meld(mask_of(cards_in[row])):
            raise BadNotation(f"{' '.join(card.text for card in cards_in[row])} are no meld.")
    for seat in range(SEATS):
        melds = sum(bool(cards_in[row]) for row in zones.melds[seat])
        if len(cards_in[zones.hands[seat]]) + SMALLEST * melds > HAND_SIZE + 1:
            raise BadNotation(f"A seat never has more than {HAND_SIZE + 1} cards.")


def _complete_visits(zones: Zones, state: State[JerseyGinFacts]) -> None:
    """After a knock: who has knocked, who has shown, who visits."""
    facts, cards_in = state.facts, state.table.zones
    facts.phase = Phase.LAYOFF
    open_hands = [
        seat
        for seat in range(SEATS)
        if any(cards_in[row] for row in (zones.unmatched[seat], *zones.melds[seat]))
    ]
    if facts.knocker is None:
        facts.knocker = open_hands[0] if open_hands else 0
    others = [(facts.knocker + step) % SEATS for step in (1, 2)]
    facts.shown = [seat for seat in others if seat in facts.shown or seat in open_hands]
    for seat in (facts.knocker, *facts.shown):
        _open(zones, state, seat)
    if facts.turn not in others:
        facts.turn = next((seat for seat in others if seat not in facts.shown), others[0])


def _open(zones: Zones, state: State[JerseyGinFacts], seat: Seat) -> None:
    """Lay out what is written as still in the hand of a seat whose hand lies open."""
    table = state.table
    hand = zones.concealed(table, seat)
    melds = best_arrangement(mask_of(hand))
    for meld in melds:
        table.put(zones.free_meld(table, seat), cards_in(meld))
    table.put(zones.unmatched[seat], cards_in(mask_of(hand) ^ sum(melds)))
    hand.clear()


def _complete_turn(zones: Zones, state: State[JerseyGinFacts]) -> None:
    """Whose turn it is, whether it has drawn, and whether the break has come."""
    facts = state.facts
    drawn = [seat for seat in range(SEATS) if _has_drawn(zones, state, seat)]
    if facts.turn < 0:
        facts.turn = drawn[0] if drawn else (facts.dealer + 1) % SEATS
    if facts.turn in drawn or facts.taken is not None:
        facts.phase = Phase.DISCARD
    left = len(state.table.zones[zones.stock])
    if facts.breaker is not None:
        return
    if zones.on_table(state.table):
        if facts.phase is Phase.DISCARD and facts.taken is None:
            left += 1
        facts.breaker = (facts.turn - max(0, BREAK - left)) % SEATS
    elif facts.phase is Phase.DRAW and left == BREAK:
        facts.breaker = facts.turn


def _has_drawn(zones: Zones, state: State[JerseyGinFacts], seat: Seat) -> bool:
    """Whether a seat holds eleven cards, those counted that it has melded or laid off.

    Not so if a long meld of its own may have got cards from others, without a word who laid them.
    """
    cards_in, added = state.table.zones, state.facts.added
    melds = [cards_in[row] for row in zones.melds[seat]]
    if not added and any(len(meld) > SMALLEST for meld in melds):
        return False
    own = [card for meld in melds for card in meld]
    by_others = sum(other != seat and card in own for card, other in added)
    elsewhere = sum(other == seat and card not in own for card, other in added)
    held = len(cards_in[zones.hands[seat]]) + len(own) - by_others + elsewhere
    return held == HAND_SIZE + 1
