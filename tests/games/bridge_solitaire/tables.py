"""Tables of Bridge Solitaire for the tests: rules with options, written and random positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from game.engine.action import Action
from game.engine.cards import Card, cards, pack
from game.engine.match import Match
from game.engine.rules import State
from game.engine.shuffling import shuffled
from game.games.bridge_solitaire.rules.bid_numbers import SUITS, bid_number
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract, Phase
from game.games.bridge_solitaire.rules.options import BridgeOptions
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire
from game.games.bridge_solitaire.rules.tricks import trick_winner


def bridge(**options: object) -> BridgeSolitaire:
    """Rules with some options other than usual."""
    return BridgeSolitaire(1, BridgeOptions.read(options))


def playing(
    rules: BridgeSolitaire, contract: Contract, leader: int, hand: str, stock: str
) -> State[BridgeFacts]:
    """A state in the middle of the play; *stock* is written top first."""
    state: State[BridgeFacts] = State(rules.initial_state().table.clone(), BridgeFacts())
    state.table.zones[rules.zones.stock].clear()
    state.table.put(rules.zones.hand, cards(hand))
    state.table.put(rules.zones.stock, cards(stock)[::-1])
    state.facts.contract, state.facts.leader = contract, leader
    state.facts.tricks = [0, 1] if leader == HOUSE else [1, 0]
    rules.complete_position(state)
    return state


def auction(rules: BridgeSolitaire, hand: str) -> State[BridgeFacts]:
    """A state in which the player is to call."""
    state: State[BridgeFacts] = State(rules.initial_state().table.clone(), BridgeFacts())
    state.table.zones[rules.zones.stock].clear()
    state.table.put(rules.zones.hand, cards(hand))
    rest = [each for each in pack(jokers=2) if each not in cards(hand)]
    state.table.put(rules.zones.stock, rest)
    rules.complete_position(state)
    return state


def random_hand(rng: Random, size: int = 13) -> list[Card]:
    """So many cards of the pack with its jokers."""
    return shuffled(pack(jokers=2), rng)[:size]


def sensible(rules: BridgeSolitaire, state: State[BridgeFacts]) -> Action:
    """Somebody who keeps high cards and long suits, bids one of the longest, and wins cheaply."""
    legal, cards_in = rules.legal(state, PLAYER), state.table.zones
    facts, zones = state.facts, rules.zones
    if facts.phase is Phase.CHOOSE:
        if legal[0].verb == "take":
            return legal[0]
        lengths = Counter(card.suit for card in cards_in[zones.spread] + cards_in[zones.kept])
        keeps = [action for action in legal if action.verb == "keep"]
        return max(keeps, key=lambda a: a.cards[0].rank + 1.5 * lengths[a.cards[0].suit])
    if facts.phase is Phase.AUCTION:
        lengths = Counter(card.suit for card in cards_in[zones.hand] if card.rank)
        longest = 1 + SUITS.index(max(SUITS, key=lambda suit: lengths[suit]))
        ones = [a for a in legal if a.verb == "bid" and a.value == bid_number(1, longest)]
        return (ones or legal)[0]
    trick = cards_in[zones.trick]
    if not trick:
        return max(legal, key=lambda a: a.cards[0].rank)
    trump = facts.trump
    wins = [a for a in legal if trick_winner(trick[0], a.cards[0], HOUSE, trump) == PLAYER]
    return min(wins or legal, key=lambda a: a.cards[0].rank)


def sensible_match(rules: BridgeSolitaire, seed: str) -> Match[BridgeFacts]:
    """A rubber from its first deal to its end."""
    match = Match(rules, seed)
    while match.turn.seats:
        match.submit(sensible(rules, match.state_copy()))
    return match


def deals(rules: BridgeSolitaire, seed: int, count: int) -> Iterator[State[BridgeFacts]]:
    """So many states at the beginning of the play, with random hands and contracts."""
    rng = Random(seed)
    for _ in range(count):
        state = rules.deal(rng).clone()
        while state.facts.phase is not Phase.PLAY:
            legal = rules.legal(state, 0)
            rules.apply(state, legal[int(rng.random() * len(legal))], rng)
        yield state


def text(held: list[Card]) -> list[str]:
    """Cards as the slow referee knows them."""
    return [each.text for each in held]
