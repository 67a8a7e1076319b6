"""Tables of Jersey Gin for the tests: rules with options, written states, players who knock."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.cards import Card, cards
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.jersey_gin.facts import JerseyGinFacts, Phase
from game.games.jersey_gin.options import JerseyGinOptions
from game.games.jersey_gin.rules import JerseyGin
from game.patterns.melds import least, mask_of

ORDER = "A23456789TJQK"


def gin(**options: object) -> JerseyGin:
    """Rules with some options other than usual."""
    return JerseyGin(3, JerseyGinOptions.read(options))


def written(rules: JerseyGin, *lines: str) -> State[JerseyGinFacts]:
    """A state from lines such as ``hand 0: 5h 6h`` (seats from 0) and ``breaker = 1``."""
    state: State[JerseyGinFacts] = State(Table(rules.board), JerseyGinFacts())
    places = rules.places
    for line in lines:
        if "=" in line:
            name, value = line.split(" = ")
            setattr(state.facts, name, Phase(value) if name == "phase" else int(value))
            continue
        key, text = line.split(":")
        name, *at = key.split()
        if name == "hand":
            zone = places.hands[int(at[0])]
        elif name == "meld":
            zone = places.free_meld(state.table, int(at[0]))
        else:
            zone = {"stock": places.stock, "discard": places.discard}[name]
        state.table.put(zone, cards(text))
    rules.complete(state)
    return state


def texts(actions: list[Action], verb: str) -> list[str]:
    """The cards of all actions of a verb."""
    return [" ".join(card.text for card in each.cards) for each in actions if each.verb == verb]


def sensible(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat, rng: Random) -> Action:
    """Discards what leaves the least, knocks when it can, else anything."""
    legal = list(rules.legal(state, seat))
    knocks = [action for action in legal if action.verb in ("knock", "gin")]
    if knocks and rng.random() < 0.7:
        return rng.choice(knocks)
    discards = [action for action in legal if action.verb == "discard"]
    if len(discards) == len(legal) - len(knocks) and rng.random() < 0.9:
        hand = mask_of(rules.places.concealed(state.table, seat))
        return min(discards, key=lambda action: least(hand ^ mask_of(action.cards)))
    if legal[0].verb == "draw" and len(legal) == 2:
        held = mask_of(rules.places.concealed(state.table, seat))
        top = state.table.zones[rules.places.discard][-1]
        helps = least(held | mask_of([top])) < least(held)
        return legal[1 if helps else 0]
    return rng.choice(legal)


def rank(card: Card) -> int:
    """The rank from 0, ace low."""
    return ORDER.index(card.text[0])


def value(card: Card) -> int:
    """What a card counts."""
    return min(rank(card) + 1, 10)


def is_meld(group: set[Card]) -> bool:
    """A slow reading of what a meld is."""
    if len(group) < 3:
        return False
    ranks = sorted(rank(card) for card in group)
    if ranks[0] == ranks[-1]:
        return True
    one_suit = len({card.suit for card in group}) == 1
    return one_suit and ranks == list(range(ranks[0], ranks[0] + len(ranks)))
