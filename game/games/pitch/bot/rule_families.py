"""Simple rules for Pitch, among which the best answer to a level is sought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeAlias

from game.bots.rule_family import RuleFamily, RuleNumber, RuleValues
from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.pitch.bot.baselines import ACE, Baseline
from game.games.pitch.rules.bidding import lowest_bid
from game.games.pitch.rules.facts import BIDS, PASS, SMUDGE, Phase

Worth: TypeAlias = Callable[[Baseline, Sequence[Card], Suit, RuleValues], int]
"""The highest bid for which somebody likes a hand with a suit as trumps."""


class RulePlayer(NamedTuple):
    """A player with one rule for bids, who plays cards by the advice of the rules page."""

    worth: Worth
    rules: AnyRules
    values: RuleValues

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        if seen.facts.phase is not Phase.BID:
            yield from Baseline(self.rules).think(seen, rng)
        elif seen.legal:
            bid = self._bid(seen)
            yield next((a for a in seen.legal if (a.value or PASS) == bid), seen.legal[0])

    def _bid(self, seen: Observation[Any]) -> int:
        """The lowest bid allowed that the hand is worth; what must be bid, or PASS."""
        player = Baseline(self.rules)
        assert seen.seat is not None
        hand = [card for card in seen.cards("hand", seen.seat) if card is not None]
        suits = {card.suit for card in hand}
        worth = max(self.worth(player, hand, suit, self.values) for suit in suits)
        lowest = lowest_bid(seen.facts, seen.seat, player.rules.options.steal_smudge)
        if worth == SMUDGE and lowest <= SMUDGE:
            return SMUDGE
        must = not seen.facts.bid and seen.seat == seen.facts.dealer
        return lowest if worth >= lowest or must else PASS


def points_bid(player: Baseline, hand: Sequence[Card], suit: Suit, values: RuleValues) -> int:
    """Two and three points from so many expected."""
    points = player.points(hand, suit)
    if points >= values["three"]:
        return BIDS[1]
    return BIDS[0] if points >= values["two"] else PASS


def always_two(player: Baseline, hand: Sequence[Card], suit: Suit, values: RuleValues) -> int:
    """Bid two with so many trumps, whatever they are."""
    return BIDS[0] if sum(card.suit is suit for card in hand) >= values["trumps"] else PASS


def smudges(player: Baseline, hand: Sequence[Card], suit: Suit, values: RuleValues) -> int:
    """Bid all with the ace and so many trumps, two with the ace alone."""
    trumps = [card.rank for card in hand if card.suit is suit]
    if ACE not in trumps:
        return PASS
    return SMUDGE if len(trumps) >= values["trumps"] else BIDS[0]


FAMILIES = (
    RuleFamily(
        "points_bidder",
        "bids two and three from so many expected points on",
        (RuleNumber("two", 0.5, 3.5, whole=False), RuleNumber("three", 1, 5, whole=False)),
        partial(RulePlayer, points_bid),
    ),
    RuleFamily(
        "always_two",
        "bids two with so many trumps",
        (RuleNumber("trumps", 1, 6),),
        partial(RulePlayer, always_two),
    ),
    RuleFamily(
        "smudger",
        "bids all with the ace and so many trumps",
        (RuleNumber("trumps", 2, 6),),
        partial(RulePlayer, smudges),
    ),
)
"""All families, for the search of the best answer."""
