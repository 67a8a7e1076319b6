"""Simple rules for Bridge Solitaire, among which the best answer to a level is sought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeAlias

from game.bots.rule_family import RuleFamily, RuleNumber, RuleValues
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.bridge_solitaire.bot.baselines import Baseline
from game.games.bridge_solitaire.bot.bid_evaluation import DEFEND, strain_of
from game.games.bridge_solitaire.rules.bid_numbers import level_of
from game.games.bridge_solitaire.rules.facts import Phase

Tricks: TypeAlias = Callable[[Sequence[Card], int, RuleValues], float]
"""How many tricks somebody expects of a hand with a suit, 1 to 4, as trumps."""


class RulePlayer(NamedTuple):
    """A player who bids what tricks are counted, and plays by the advice of the rules notes."""

    tricks: Tricks
    rules: AnyRules
    values: RuleValues

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        legal = seen.legal
        if seen.facts.phase is not Phase.AUCTION:
            yield from Baseline(self.rules).think(seen, rng)
        elif legal:
            hand = [card for card in seen.cards("hand", seen.seat) if card is not None]
            yield self._call(hand, legal)

    def _call(self, hand: Sequence[Card], legal: Sequence[Action]) -> Action:
        """Bid as high as the tricks of the best suit reach; or pass, or bid the least."""
        tricks = {suit: self.tricks(hand, suit, self.values) for suit in range(1, 5)}
        best = max(tricks, key=tricks.__getitem__)
        bids = [each for each in legal if strain_of(each) == best]
        within = [each for each in bids if level_of(each.value or 0) + 6 <= tricks[best]]
        passes = [each for each in legal if strain_of(each) == DEFEND]
        return (within[-1:] or passes or bids)[0]


def _suits(hand: Sequence[Card], trump: int) -> Iterator[tuple[bool, list[int]]]:
    for suit in range(4):
        ranks = sorted((c.rank for c in hand if c.rank and c.index // 13 == suit), reverse=True)
        yield suit == trump - 1, ranks


def sure_tricks(hand: Sequence[Card], trump: int, values: RuleValues) -> float:
    """Count high cards that nothing beats, and trumps beyond so many; less for each joker."""
    tricks = 0.0
    for is_trump, ranks in _suits(hand, trump):
        high = 14
        while ranks and ranks[0] == high:
            ranks, high, tricks = ranks[1:], high - 1, tricks + 1
        if is_trump:
            tricks += max(0.0, len(ranks) - values["short"])
    return tricks + values["extra"] - values["joker"] * sum(not card.rank for card in hand)


def high_cards(hand: Sequence[Card], trump: int, values: RuleValues) -> float:
    """Count every card from a rank on, and every trump, as a part of a trick."""
    tricks = 0.0
    for is_trump, ranks in _suits(hand, trump):
        high = sum(rank >= values["high_from"] for rank in ranks)
        tricks += high * values["high"]
        tricks += (len(ranks) - high) * values["trump"] * is_trump
    return tricks


FAMILIES = (
    RuleFamily(
        "sure_tricks",
        "bids the tricks that nothing beats, and a few more",
        (
            RuleNumber("short", 0, 4),
            RuleNumber("extra", 0, 5, whole=False),
            RuleNumber("joker", 0, 2, whole=False),
        ),
        partial(RulePlayer, sure_tricks),
    ),
    RuleFamily(
        "high_cards",
        "bids by high cards and length",
        (
            RuleNumber("high_from", 9, 14),
            RuleNumber("high", 0.3, 1.2, whole=False),
            RuleNumber("trump", 0, 1.2, whole=False),
        ),
        partial(RulePlayer, high_cards),
    ),
)
"""All families, for the search of the best answer."""
