"""Tables of Jersey Gin for the tests: rules with options, written states, players who knock."""

from __future__ import annotations

from random import Random

from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.cards import Card, cards
from game.engine.match import Match
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.jersey_gin.bot.baselines import KINDS
from game.games.jersey_gin.bot.bot import JerseyGinBot
from game.games.jersey_gin.bot.card_memory import Trace
from game.games.jersey_gin.bot.evaluation import Evaluation
from game.games.jersey_gin.rules.deadwood_points import least_deadwood
from game.games.jersey_gin.rules.facts import JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import mask_of
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.rules.rules import JerseyGin

ORDER = "A23456789TJQK"


def gin(**options: object) -> JerseyGin:
    """Rules with some options other than usual."""
    return JerseyGin(3, JerseyGinOptions.read(options))


def written(rules: JerseyGin, *lines: str) -> State[JerseyGinFacts]:
    """A state from lines such as ``hand 0: 5h 6h`` (seats from 0) and ``breaker = 1``."""
    state: State[JerseyGinFacts] = State(Table(rules.zone_registry), JerseyGinFacts())
    places = rules.zones
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
    rules.complete_position(state)
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
        hand = mask_of(rules.zones.concealed(state.table, seat))
        return min(discards, key=lambda action: least_deadwood(hand ^ mask_of(action.cards)))
    if legal[0].verb == "draw" and len(legal) == 2:
        held = mask_of(rules.zones.concealed(state.table, seat))
        top = state.table.zones[rules.zones.discard][-1]
        helps = least_deadwood(held | mask_of([top])) < least_deadwood(held)
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


def trace(state: State[JerseyGinFacts], rules: JerseyGin, *held: str) -> Trace:
    """What is known of the cards: the pile, and cards in each seat's hand."""
    masks = [mask_of(cards(text)) for text in held] or [0, 0, 0]
    return Trace(mask_of(state.table.zones[rules.zones.discard]), masks)


def hands(rules: JerseyGin, players: list[Evaluation], deals: int) -> list[float]:
    """What each player won a hand, boxes and all, when the same deals are played in turn."""
    won = [0.0] * len(players)
    for deal in range(deals):
        state, rng = rules.deal(Random(deal)), Random(deal)
        memory = Trace(mask_of(state.table.zones[rules.zones.discard]), [0, 0, 0])
        while not state.facts.hands:
            seat = state.facts.turn
            action = players[seat].choice(state, seat, memory)
            memory.follow(state, rules.zones.discard, action)
            rules.apply(state, action, rng)
        last = state.facts.hands[0]
        won[last.winner] += (last.gain + 25) / deals
    return won


def player(rules: JerseyGin, kind: str) -> JerseyGinBot:
    """A level or a kind."""
    if kind in KINDS:
        bot = KINDS[kind](rules)
        assert isinstance(bot, JerseyGinBot)
        return bot
    return JerseyGinBot(rules, BotProfile(Level(kind)))


def after(seed: str, count: int) -> Match[JerseyGinFacts]:
    """A match after so many sensible actions."""
    rules, rng = gin(target=250), Random(seed)
    match = Match(rules, seed)
    while len(match.actions) < count and match.turn.seats:
        seat = match.turn.seats[0]
        match.submit(sensible(rules, match.state_copy(), seat, rng))
    return match
