"""Bid evaluation of Pitch: what to bid on a hand, by its worth, the partner and the scores."""

from __future__ import annotations

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.bot.hand_evaluation import HandEvaluation
from game.games.pitch.bot.parameters import NUMBERS, Parameters
from game.games.pitch.rules.bidding import lowest_bid
from game.games.pitch.rules.facts import PASS, SMUDGE, PitchFacts
from game.games.pitch.rules.rules import Pitch


class BidEvaluation:
    """Judgement of calls, for one set of rules."""

    def __init__(self, rules: Pitch, trumps: HandEvaluation, numbers: Parameters = NUMBERS) -> None:
        """Judge hands by *trumps*, and bids on them by *numbers*."""
        self.rules = rules
        self.trumps = trumps
        self.numbers = numbers

    def call(self, state: State[PitchFacts], seat: Seat, mood: float = 0.0) -> int:
        """The bid, or PASS, that the hand justifies; *mood* is added to its worth."""
        rules, facts = self.rules, state.facts
        hand = state.table.zones[rules.zones.hands[seat]]
        lowest = lowest_bid(facts, seat, rules.options.steal_smudge)
        forced = not facts.bid and seat == facts.dealer
        worth = mood + self.stakes(facts, seat) + (self.trumps.best_suit(hand)[0] if hand else 0.0)
        if facts.pitcher is not None and rules.side[facts.pitcher] == rules.side[seat]:
            worth -= self.numbers.over_partner
        if lowest < SMUDGE and worth + self.numbers.round_up >= lowest:
            return lowest
        return lowest if forced else PASS

    def stakes(self, facts: PitchFacts, seat: Seat) -> float:
        """The boldness of a seat by the scores: its side, or another, is about to win."""
        numbers, side, target = self.numbers, self.rules.side[seat], self.rules.options.target
        bolder = numbers.near if facts.score[side] >= target - 2 else 0.0
        foes = [points for other, points in enumerate(facts.score) if other != side]
        return bolder + (numbers.alarm if max(foes) >= target - 2 else 0.0)
