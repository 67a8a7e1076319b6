"""What to do in the break of Jersey Gin: what to draw, meld, lay off and discard."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin.bot.card_neighbours import singles
from game.games.jersey_gin.bot.lay_off_evaluation import on_run
from game.games.jersey_gin.rules.best_melds import Arrangement, arrangements
from game.games.jersey_gin.rules.deadwood_points import card_points
from game.games.jersey_gin.rules.facts import JerseyGinFacts, Phase
from game.games.jersey_gin.rules.laying_off import laid_off
from game.games.jersey_gin.rules.melds import BITS, Mask, lay_off_cards, mask_of
from game.games.jersey_gin.rules.rules import JerseyGin

DRAWN = 5.0
"""What a card from the stock adds on average, if it fits nowhere and the worst is thrown."""


class Lay(NamedTuple):
    """A way to lay a hand in the break."""

    melds: Arrangement
    left: Mask
    """What stays in hand before the discard."""
    cost: int
    """What it counts after the discard of the dearest card."""


def draw(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat) -> Action:
    """Take a discard that leaves less than a card from the stock would on average, or else draw."""
    legal = rules.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    return legal[taking(rules, state, seat) > 0]


def taking(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat) -> float:
    """The points less that taking the discard leaves than drawing from the stock."""
    cards_in, zones = state.table.zones, rules.zones
    top = cards_in[zones.discard][-1]
    hand, bit = mask_of(cards_in[zones.hands[seat]]), BITS[top.index]
    with_it = best_lay(rules, state, seat, hand | bit, bit).cost
    without = best_lay(rules, state, seat, hand, 0)
    dearest = max(map(card_points, singles(without.left)), default=0)
    return without.cost + min(DRAWN, dearest) - with_it


def lay(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat) -> Action:
    """Meld and lay off all that helps, then throw the dearest card that helps nobody."""
    legal = rules.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    cards_in, zones, facts = state.table.zones, rules.zones, state.facts
    hand = mask_of(cards_in[zones.hands[seat]])
    taken = 0 if facts.taken is None else BITS[facts.taken.index] & hand
    plan = best_lay(rules, state, seat, hand, taken)
    melds = [meld for meld in plan.melds if meld & taken or not taken]
    if melds:
        return rules.moves.melds[seat][melds[0]]
    fitting = [action for action in legal if action.verb == "lay_off"]
    if fitting:
        return on_run(rules, state, fitting) or fitting[0]
    discards = [action for action in legal if action.verb == "discard"]
    if not discards:
        return legal[0]
    return max(discards, key=lambda action: card_points(BITS[action.cards[0].index]))


def best_lay(
    rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat, hand: Mask, taken: Mask
) -> Lay:
    """The way to lay *hand* that leaves the least after the discard; *taken* must be laid."""
    cards_in, zones = state.table.zones, rules.zones
    table = [mask_of(cards_in[row]) for row in zones.on_table(state.table)]
    own = [mask_of(cards_in[row]) for row in zones.melds[seat] if cards_in[row]]
    added = any(lay_off_cards(meld) & taken for meld in own)
    found: list[Lay] = []
    for melds in ((), *arrangements(hand)):
        laid = sum(melds)
        if taken and not laid & taken and not added:
            continue
        left = laid_off(hand & ~laid, [*table, *melds])
        dearest = max(map(card_points, singles(left)), default=0)
        found.append(Lay(melds, left, card_points(left) - dearest))
    return min(found, key=lambda each: (each.cost, -len(each.melds)))


def score(rules: JerseyGin, state: State[JerseyGinFacts], action: Action, usual: Action) -> float:
    """The worth of an action of the break or of a visit beside the *usual* one, in points."""
    if action == usual:
        return 0.0
    if action.verb == "discard" and usual.verb == "discard":
        return float(_value(action) - _value(usual)) - 0.5
    if state.facts.phase is Phase.DRAW:
        return -abs(taking(rules, state, action.seat)) - 0.5
    return -20.0


def _value(action: Action) -> int:
    return card_points(BITS[action.cards[0].index])
