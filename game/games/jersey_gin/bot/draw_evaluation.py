"""What to draw in Jersey Gin: the discard, or a card from the stock."""

from __future__ import annotations

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin.bot.card_memory import Trace
from game.games.jersey_gin.bot.card_neighbours import singles
from game.games.jersey_gin.bot.parameters import Parameters
from game.games.jersey_gin.rules.best_melds import best_arrangement
from game.games.jersey_gin.rules.deadwood_points import card_points, least_deadwood
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.melds import BITS, covered, mask_of
from game.games.jersey_gin.rules.rules import JerseyGin

DEAREST = 10


class DrawEvaluation:
    """The worth of taking the discard, by the deadwood alone."""

    def __init__(self, rules: JerseyGin, numbers: Parameters) -> None:
        """Judge by *numbers*."""
        self.rules = rules
        self.numbers = numbers

    def gain(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> float:
        """The points by which taking the discard is better than drawing from the stock."""
        return self.improvement(state, seat) - self.wanted(state, seat)

    def takes(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> bool:
        """Whether the discard is taken."""
        wanted = self.wanted(state, seat)
        if wanted > self.numbers.take:
            # Without a meld no more is won than the dearest card counts above the new one.
            top = state.table.zones[self.rules.zones.discard][-1]
            if DEAREST - card_points(BITS[top.index]) <= wanted:
                return False
        return self.gain(state, seat, trace) > 0

    def improvement(self, state: State[JerseyGinFacts], seat: Seat) -> float:
        """The fall of the deadwood if the discard is taken and the worst card thrown."""
        cards_in, zones = state.table.zones, self.rules.zones
        hand = mask_of(cards_in[zones.hands[seat]])
        taken = BITS[cards_in[zones.discard][-1].index]
        both = hand | taken
        loose = both & ~sum(best_arrangement(both))
        others = loose & ~taken
        before = least_deadwood(hand)
        if not others:
            return float(before) if not loose else before - card_points(loose)
        return before - card_points(loose) + max(card_points(bit) for bit in singles(others))

    def wanted(self, state: State[JerseyGinFacts], seat: Seat) -> float:
        """The improvement for which the discard is taken."""
        cards_in, zones = state.table.zones, self.rules.zones
        taken = BITS[cards_in[zones.discard][-1].index]
        melds = covered(mask_of(cards_in[zones.hands[seat]]) | taken) & taken
        return self.numbers.take if melds else self.numbers.swap
