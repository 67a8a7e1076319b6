"""Whether to knock or go gin in Jersey Gin, or rather to play on."""

from __future__ import annotations

from game.engine.action import Action
from game.games.jersey_gin.bot.card_neighbours import singles
from game.games.jersey_gin.bot.parameters import WHOLE, Parameters
from game.games.jersey_gin.rules.break_phase import BREAK
from game.games.jersey_gin.rules.deadwood_points import card_points, least_deadwood
from game.games.jersey_gin.rules.knocking import KNOCK_LIMIT
from game.games.jersey_gin.rules.melds import BITS, Mask, mask_of

GIN = 100.0
"""The score of gin: nothing is better."""


class KnockEvaluation:
    """With how much deadwood a hand is ended; less of it later, when others are further too."""

    def __init__(self, numbers: Parameters) -> None:
        """Judge by *numbers*."""
        self.numbers = numbers

    def ending(self, hand: Mask, loose: Mask, taken: Mask, stock: int) -> tuple[Mask, bool] | None:
        """The card to put aside and whether it is gin; None if it is better to go on."""
        throwable = loose & ~taken
        if throwable:
            bit = max(singles(throwable), key=card_points)
            left = card_points(loose ^ bit)
        else:
            bit = min(singles(hand & ~taken), key=lambda each: least_deadwood(hand ^ each))
            left = least_deadwood(hand ^ bit)
        if left == 0:
            return bit, True
        return (bit, False) if left <= self.knock_limit(stock) else None

    def knock_limit(self, stock: int) -> float:
        """The most deadwood with which this seat knocks."""
        return min(float(KNOCK_LIMIT), self._eagerness(stock))

    def score(self, action: Action, hand: Mask, stock: int, going_on: float) -> float:
        """The worth of a knock or gin; *going_on* is that of the best discard."""
        bit = BITS[action.cards[0].index]
        melds = sum(map(mask_of, action.groups))
        left = card_points(hand ^ bit ^ melds) if melds else least_deadwood(hand ^ bit)
        if left == 0:
            return GIN - (action.verb != "gin") - bool(melds)
        return going_on + self._eagerness(stock) - left + (0.0 if melds else 0.1)

    def _eagerness(self, stock: int) -> float:
        numbers = self.numbers
        fresh = max(0, stock - BREAK) / WHOLE
        return numbers.late_knock + (numbers.early_knock - numbers.late_knock) * fresh
