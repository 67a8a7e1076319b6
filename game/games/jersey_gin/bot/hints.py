"""Which sentence says what speaks for an action of Jersey Gin."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.jersey_gin.bot.card_memory import in_mind, next_seat, trace_of
from game.games.jersey_gin.bot.card_neighbours import neighbours, singles
from game.games.jersey_gin.rules.best_melds import best_arrangement
from game.games.jersey_gin.rules.deadwood_points import card_points, least_deadwood
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.melds import BITS, DECK, Mask, cards_in, mask_of
from game.games.jersey_gin.rules.rules import JerseyGin
from game.games.jersey_gin.rules.zones import DISCARD, STOCK
from game.games.jersey_gin.text import hint_text
from game.games.jersey_gin.text.card_text import meld_name

ALL_TURNS = 200


def explain(rules: JerseyGin, seen: Observation[JerseyGinFacts], action: Action) -> str:
    """The sentence that says what speaks for *action*, from what its seat sees."""
    if seen.seat is None:
        return ""
    hand = mask_of(card for card in seen.cards("hand", seen.seat) if card is not None)
    if action.verb == "draw":
        return _draw(seen, action, hand)
    if action.verb in ("knock", "gin"):
        return _ending(seen, action, hand)
    if action.verb == "discard":
        return _discard(rules, seen, action, hand)
    if action.verb == "meld":
        return hint_text.points_no_longer_count(card_points(mask_of(action.cards)))
    if action.verb == "lay_off":
        return hint_text.laid_off(action.cards[0].words)
    if action.verb == "show":
        return hint_text.LEAST_LEFT
    return hint_text.NOTHING_FITS


def _draw(seen: Observation[JerseyGinFacts], action: Action, hand: Mask) -> str:
    pile = seen.cards(DISCARD.name)
    top = pile[-1] if pile else None
    if top is None:
        return hint_text.NOTHING_TO_TAKE
    bit = BITS[top.index]
    melds = [meld for meld in best_arrangement(hand | bit) if meld & bit]
    if action.target == STOCK:
        if melds:
            return hint_text.helps_little(top.words)
        return hint_text.makes_no_meld(top.words)
    if melds:
        cards = cards_in(melds[0])
        return hint_text.gives_meld(top.words, meld_name(cards, cards))
    return _draw_without_meld(top, hand)


def _draw_without_meld(top: Card, hand: Mask) -> str:
    """What speaks for taking *top*, though it makes no meld with *hand*."""
    loose = hand & ~sum(best_arrangement(hand))
    if any(card_points(bit) > _worth(top) for bit in singles(loose)):
        return hint_text.cheap_to_hold(top.words)
    beside = cards_in(neighbours()[BITS[top.index]].beside & loose)
    if beside:
        return hint_text.goes_with(top.words, beside[0].words)
    return hint_text.stock_is_unknown(top.words)


def _ending(seen: Observation[JerseyGinFacts], action: Action, hand: Mask) -> str:
    if action.verb == "gin":
        return hint_text.GIN_PAYS
    left = least_deadwood(hand & ~mask_of(action.cards))
    drawn = len(seen.cards(STOCK.name))
    if drawn > 12:
        return hint_text.early_knock(left)
    return hint_text.low_knock(left)


def _discard(
    rules: JerseyGin, seen: Observation[JerseyGinFacts], action: Action, hand: Mask
) -> str:
    assert seen.seat is not None
    card = action.cards[0]
    near = neighbours()[BITS[card.index]]
    trace = trace_of(rules, in_mind(seen, ALL_TURNS))
    known = trace.held[next_seat(seen.seat)]
    live = DECK & ~hand & ~trace.gone
    loose = hand & ~sum(best_arrangement(hand))
    if not near.bit & loose:
        return hint_text.melds_hold_without(card.words)
    if seen.facts.breaker is not None:
        return hint_text.what_stays_counts(card.words, _worth(card))
    outs = (near.completing(hand) & live).bit_count()
    others_fit = any(neighbours()[bit].beside & known for bit in singles(loose & ~near.bit))
    if others_fit and not near.beside & known:
        taken = cards_in(known)[-1]
        return hint_text.next_player_avoids(card.words, taken.words)
    if not near.beside & loose:
        return hint_text.goes_with_nothing(card.words, _worth(card))
    if not outs:
        return hint_text.waits_in_vain(card.words, _worth(card))
    return hint_text.few_cards_help(outs, card.words, _worth(card))


def _worth(card: Card) -> int:
    return card_points(BITS[card.index])
