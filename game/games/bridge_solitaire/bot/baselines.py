"""Simple players of Bridge Solitaire to measure others by: the baseline of the notes, and greed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import floor
from random import Random
from statistics import fmean
from types import MappingProxyType
from typing import Any

from game.bots.bot import Bot
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.games.bridge_solitaire.bot.bid_evaluation import DEFEND, Calls, strain_of
from game.games.bridge_solitaire.bot.bot import BridgeBot, dealt_cards, step
from game.games.bridge_solitaire.bot.levels import LevelParameters
from game.games.bridge_solitaire.bot.rubber_value import margin
from game.games.bridge_solitaire.bot.selection_evaluation import plain
from game.games.bridge_solitaire.rules.bid_numbers import level_of
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire
from game.games.bridge_solitaire.rules.tricks import trick_winner
from game.games.bridge_solitaire.rules.zones import KEPT

STOCKS = 100
"""Random stocks the baseline looks at before it calls."""
DOUBT = 0.5
"""Tricks a doubled contract must be surer."""
POLICY = LevelParameters(0.0, 0.0, 0, 0, 12, 0, 0.0, ())
"""The feeling alone, with hardly any stock imagined for a call."""


class Baseline:
    """The baseline of the rules' notes: long strong suits, tricks counted on imagined stocks."""

    def __init__(self, rules: AnyRules) -> None:
        """Play by *rules*.

        Raises:
            TypeError: when they are not rules of Bridge Solitaire.
        """
        if not isinstance(rules, BridgeSolitaire):
            raise TypeError("This player knows only Bridge Solitaire.")
        self.rules = rules

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        legal = seen.legal
        if not legal:
            return
        if seen.facts.phase is Phase.CHOOSE:
            values = plain(dealt_cards(seen))
            ranked = sorted(values, key=lambda card: (card.rank > 0, -values[card]))
            yield step(seen, legal, ranked[:KEPT])
        elif seen.facts.phase is Phase.AUCTION:
            yield self.call(seen, legal, determinize(self.rules, seen, rng), rng)
        else:
            trick = seen.cards("trick")
            yield self.card(legal, trick[0] if trick else None, seen.facts)

    def call(
        self,
        seen: Observation[BridgeFacts],
        legal: Sequence[Action],
        worlds: Iterator[State[BridgeFacts]],
        rng: Random,
    ) -> Action:
        """Bid the longest strong suit as high as its tricks go; or pass where that pays more."""
        calls = Calls(self.rules, seen.facts, legal, look=margin)
        for _ in range(STOCKS):
            calls.imagine(next(worlds), self.feel, rng)
        hand = [card for card in seen.cards("hand", seen.seat) if card is not None]
        strain = max(range(1, 5), key=lambda each: _strong(hand, each))
        tricks = fmean(calls.tricks[strain]) - (DOUBT if calls.multiplier > 1 else 0.0)
        bids = [a for a in legal if strain_of(a) == strain]
        within = [a for a in bids if level_of(a.value or 0) <= floor(tricks) - 6]
        bid = (within or bids[:1])[-1]
        if strain_of(legal[0]) == DEFEND:
            worths = dict(zip(calls.legal, calls.scores(), strict=True))
            return max((legal[0], bid), key=worths.__getitem__)
        return bid

    def feel(self, state: State[BridgeFacts], legal: Sequence[Action]) -> Action:
        """Choose a card in an imagined deal by the same policy."""
        trick = state.table.zones[self.rules.zones.trick]
        return self.card(legal, trick[0] if trick else None, state.facts)

    def card(self, legal: Sequence[Action], led: Card | None, facts: BridgeFacts) -> Action:
        """Lead high, win cheaply, and otherwise throw jokers and then the lowest card."""
        trump = facts.trump
        if led is None:
            return max(legal, key=lambda a: (a.cards[0].rank, a.cards[0].suit is trump))
        wins = [a for a in legal if trick_winner(led, a.cards[0], HOUSE, trump) == PLAYER]
        return min(wins or legal, key=lambda a: (a.cards[0].suit is trump, a.cards[0].rank))


class Greedy(Baseline):
    """A player that keeps high cards, bids its longest suit low, and plays its highest card."""

    def call(
        self,
        seen: Observation[BridgeFacts],
        legal: Sequence[Action],
        worlds: Iterator[State[BridgeFacts]],
        rng: Random,
    ) -> Action:
        """Make the lowest bid in the longest suit."""
        hand = [card for card in seen.cards("hand", seen.seat) if card is not None]
        strain = max(range(1, 5), key=lambda each: _strong(hand, each))
        return next(action for action in legal if strain_of(action) == strain)

    def card(self, legal: Sequence[Action], led: Card | None, facts: BridgeFacts) -> Action:
        """Play the highest card."""
        return max(legal, key=lambda action: action.cards[0].rank)


def policy(rules: AnyRules) -> BridgeBot:
    """A master that plays by judgement alone, without imagined deals."""
    return BridgeBot(rules, BotProfile(Level.MASTER), level=POLICY)


def _strong(hand: Sequence[Card], strain: int) -> float:
    """The length of a suit, and how high its cards are."""
    own = [card.rank for card in hand if card.rank and card.index // 13 == strain - 1]
    return len(own) + sum(own) / 100


KINDS: Mapping[str, Callable[[AnyRules], Bot]] = MappingProxyType(
    {"greedy": Greedy, "baseline": Baseline, "policy": policy}
)
"""Everybody here by name."""
