"""Why a choice in Jersey Gin is good: one sentence from what the seat sees."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.jersey_gin.bot.card_memory import in_mind, next_seat, trace_of
from game.games.jersey_gin.bot.card_neighbours import neighbours
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.rules import JerseyGin
from game.games.jersey_gin.rules.zones import DISCARD, STOCK
from game.games.jersey_gin.text.log_text import meld_name
from game.patterns.melds import (
    BITS,
    DECK,
    Mask,
    best_arrangement,
    card_points,
    cards_in,
    least_deadwood,
    mask_of,
)

ALL_TURNS = 200


def explain(rules: JerseyGin, seen: Observation[JerseyGinFacts], action: Action) -> str:
    """The reason for *action*, to the player who asked for it."""
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
        return f"On the table those {card_points(mask_of(action.cards))} points no longer count."
    if action.verb == "lay_off":
        return f"Laid off, the {action.cards[0].words} no longer counts against you."
    if action.verb == "show":
        return "So you are left with the least, lay-offs and all."
    return "Nothing you have left fits anywhere."


def _draw(seen: Observation[JerseyGinFacts], action: Action, hand: Mask) -> str:
    pile = seen.cards(DISCARD.name)
    top = pile[-1] if pile else None
    if top is None:
        return "There is nothing to take."
    bit = BITS[top.index]
    melds = [meld for meld in best_arrangement(hand | bit) if meld & bit]
    if action.target == STOCK:
        if melds:
            return f"The {top.words} would help a little, and tell the others what you hold."
        return f"The {top.words} makes no meld with your cards, and an unseen card may."
    if melds:
        cards = cards_in(melds[0])
        return f"The {top.words} gives you a meld: {meld_name(cards, cards)}."
    return f"The {top.words} is a cheap card to hold instead of a dear one."


def _ending(seen: Observation[JerseyGinFacts], action: Action, hand: Mask) -> str:
    if action.verb == "gin":
        return "Everything is matched: gin pays 40 on top of all the others hold."
    left = least_deadwood(hand & ~mask_of(action.cards))
    drawn = len(seen.cards(STOCK.name))
    if drawn > 12:
        return f"It is early, and the others most likely hold far more than your {left}."
    return f"With only {left} unmatched you are likely lower than both the others."


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
        return f"Your melds hold without the {card.words}, so it is free to go."
    if seen.facts.breaker is not None:
        return f"What stays in hand counts: the {card.words} is {_worth(card)}."
    outs = (near.completing(hand) & live).bit_count()
    if known and not near.beside & known:
        taken = cards_in(known)[-1]
        return f"The {card.words} does not go with the {taken.words} the next player took."
    if not near.beside & loose:
        return f"The {card.words} goes with nothing you hold and counts {_worth(card)}."
    if not outs:
        return f"What the {card.words} was waiting for is gone, and it counts {_worth(card)}."
    cards = "card" if outs == 1 else "cards"
    return f"Only {outs} unseen {cards} would help the {card.words}, which counts {_worth(card)}."


def _worth(card: Card) -> int:
    return card_points(BITS[card.index])
