"""Inference from the calls of Pitch: which hidden hands are likely, as their seats called so."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random

from game.bots.importance_sample import importance_sample
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.bot.belief import Belief
from game.games.pitch.bot.bid_evaluation import HandEvaluation
from game.games.pitch.bot.card_bits import SUITS, bits_of
from game.games.pitch.bot.parameters import FIRM, NUMBERS, Parameters
from game.games.pitch.rules.facts import BIDS, PASS, PitchFacts
from game.games.pitch.rules.rules import Pitch


class BidInference:
    """How well imagined hands fit the calls."""

    def __init__(self, rules: Pitch, trumps: HandEvaluation, numbers: Parameters = NUMBERS) -> None:
        """Suppose that everybody judges hands as *trumps* does."""
        self.rules, self.trumps, self.numbers = rules, trumps, numbers

    def worlds(
        self, memory: Belief, seat: Seat, tries: int, rng: Random
    ) -> Iterator[State[PitchFacts]]:
        """Yield deals that fit what was seen; the better they fit the calls, the likelier.

        Each is chosen from so many *tries*.
        """

        def likelihood(state: State[PitchFacts]) -> float:
            """How likely all but *seat* would have called as they did."""
            likely, cards_in = 1.0, state.table.zones
            for other, zone in enumerate(self.rules.zones.hands):
                if other != seat:
                    hand = memory.original(other, bits_of(cards_in[zone]))
                    likely *= self.likelihood(memory.facts, other, hand)
            return likely

        return importance_sample(memory.worlds(rng), likelihood, tries, rng)

    def likelihood(self, facts: PitchFacts, seat: Seat, hand: int) -> float:
        """The chance that *seat* would have called as it did with these six cards, as bits."""
        bid = facts.bids[seat]
        if bid is None or not hand or (seat == facts.dealer and bid == BIDS[0]):
            return 1.0
        if seat == facts.pitcher and facts.trump is not None:
            worth = self.trumps.worth(hand, facts.trump)
        else:
            worth = max([self.trumps.worth(hand, suit) for suit in SUITS])
        worth += self.numbers.round_up
        if bid == PASS:
            return _chance(BIDS[0] + self._before(facts, seat) - worth)
        return _chance(worth - bid)

    def _before(self, facts: PitchFacts, seat: Seat) -> int:
        """How much more than a two somebody had to bid who passed; most who pass had less."""
        first = (facts.dealer + 1) % self.rules.seats
        earlier = (seat - first) % self.rules.seats
        bids = [facts.bids[(first + step) % self.rules.seats] or 0 for step in range(earlier)]
        highest = max(bids, default=0)
        return max(0, highest + (seat != facts.dealer) - BIDS[0]) if highest else 0


def _chance(margin: float) -> float:
    return 1 / (1 + exp(-margin / FIRM))
