"""Judgement of a whole hand of Bridge Solitaire: its likely tricks, and what it is worth to bid."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from game.engine.cards import Card
from game.games.bridge_solitaire.bot.parameters import DECLARING, DEFENDING, SPREAD, HandParameters
from game.games.bridge_solitaire.bot.rubber_value import RubberValue
from game.games.bridge_solitaire.rules import house_bid
from game.games.bridge_solitaire.rules.bid_numbers import HIGHEST, TRICKS, bid_number, level_of
from game.games.bridge_solitaire.rules.doubling import multiplier_of
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract

TEN = 10
STEPS = 4
"""Steps of a trick by which estimates are told apart."""
SUITS = range(4)


class HandEvaluation:
    """The likely tricks of a hand with each suit as trump."""

    def __init__(self, hand: Sequence[Card]) -> None:
        """Count the suits of *hand* once."""
        self.lengths = [0, 0, 0, 0, 0]
        self.honors: list[list[int]] = [[], [], [], [], []]
        for card in hand:
            suit = card.index // 13
            self.lengths[suit] += 1
            if card.rank >= TEN:
                self.honors[suit].append(card.rank - TEN)

    def tricks(self, numbers: HandParameters) -> list[float]:
        """The tricks of the player with each of clubs to spades as trumps."""
        trumps, sides = [], []
        for suit in SUITS:
            length, honors = self.lengths[suit], self.honors[suit]
            trumps.append(numbers.trumps[length] + sum(numbers.trump_honors[h] for h in honors))
            sides.append(numbers.sides[length] + sum(numbers.side_honors[h] for h in honors))
        rest = sum(sides) + numbers.joker * self.lengths[-1]
        return [trump + rest - side for trump, side in zip(trumps, sides, strict=True)]


class Prices:
    """The points of the best call in each kind of suit, by the tricks it is likely to take."""

    def __init__(self, facts: BridgeFacts) -> None:
        """Price calls for the rubber as it stands in *facts*."""
        self.ledger = RubberValue(facts)
        self._known: dict[tuple[int, int, int, int], float] = {}

    def declaring(self, tricks: float, strain: int, level: int, multiplier: int) -> float:
        """The points of the best bid of at least *level* in *strain*."""
        step = round(tricks * STEPS)
        minor = 1 if strain <= 2 else 3
        key = step, minor, level, multiplier
        if key not in self._known:
            shares = _spread(step / STEPS)
            self._known[key] = max(
                self._mean(Contract(bid_number(each, minor), PLAYER, multiplier), shares)
                for each in range(level, HIGHEST + 1)
            )
        return self._known[key]

    def defending(self, tricks: float, bid: int, multiplier: int) -> float:
        """The points of letting the house play *bid*."""
        step = round(tricks * STEPS)
        key = step, -bid, 0, multiplier
        if key not in self._known:
            contract = Contract(bid, HOUSE, multiplier)
            self._known[key] = self._mean(contract, _spread(step / STEPS))
        return self._known[key]

    def _mean(self, contract: Contract, shares: Sequence[float]) -> float:
        worth = self.ledger.worth
        return sum(share * worth(contract, tricks) for tricks, share in enumerate(shares) if share)

    def hand(self, hand: Sequence[Card], high: bool) -> float:
        """The expected points of a hand of thirteen; *high*: how the house breaks ties."""
        estimate = HandEvaluation(hand)
        multiplier = multiplier_of(estimate.lengths[-1])
        tricks = estimate.tricks(DECLARING)
        called = house_bid.call(house_bid.counted(hand), high)
        level, strain = level_of(called), called % 100
        best = max(
            self.declaring(tricks[suit], suit + 1, max(1, level + (suit + 1 <= strain)), multiplier)
            if level < HIGHEST
            else self.declaring(tricks[suit], suit + 1, HIGHEST, multiplier)
            for suit in SUITS
        )
        if called:
            defended = estimate.tricks(DEFENDING)[strain - 1]
            best = max(best, self.defending(defended, called, multiplier))
        return best


def _spread(mean: float) -> list[float]:
    """The chance of each number of tricks about a *mean* (normal distribution)."""
    bounds = [0.5 * (1 + erf((t + 0.5 - mean) / (SPREAD * sqrt(2)))) for t in range(TRICKS)]
    return [high - low for low, high in zip([0.0, *bounds], [*bounds, 1.0], strict=True)]
