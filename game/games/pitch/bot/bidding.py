"""Bidding in Pitch: what a hand is worth before trump is known, and what to bid on it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.engine.cards import Card, Suit
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.bot.card_bits import ACES, PLACES, RANKS, SUITS, TENS, bits_of
from game.games.pitch.bot.parameters import FIRM, NUMBERS, Parameters
from game.games.pitch.rules.facts import BIDS, PASS, SMUDGE, PitchFacts
from game.games.pitch.rules.rules import Pitch
from game.games.pitch.rules.scoring import JACK


class BidEvaluation:
    """Judgement of hands and calls, for one set of rules."""

    def __init__(self, rules: Pitch, numbers: Parameters = NUMBERS) -> None:
        """Judge by *numbers*."""
        self.rules = rules
        self.numbers = numbers
        self._lone: dict[int, tuple[float, float]] = {}
        """What the trumps of a hand alone are worth, by their ranks."""

    def suit_worth(self, hand: Sequence[Card], suit: Suit) -> float:
        """The points to expect when this seat pitches *suit*."""
        return self._worth(bits_of(hand), suit)

    def best_suit(self, hand: Sequence[Card]) -> tuple[float, Suit]:
        """The suit worth most as trumps, and its worth."""
        bits = bits_of(hand)
        return max((self._worth(bits, suit), suit) for suit in {card.suit for card in hand})

    def _worth(self, hand: int, suit: Suit) -> float:
        """The same for a hand as bits."""
        numbers, trumps = self.numbers, hand >> PLACES[suit] & RANKS
        if not trumps:
            return -1.0
        if trumps not in self._lone:
            self._lone[trumps] = self._alone(trumps)
        worth, game = self._lone[trumps]
        side = (hand & ACES & ~SUITS[suit]).bit_count() + (hand & TENS).bit_count()
        return worth + min(numbers.most_game, game + numbers.side_card * side)

    def _alone(self, trumps: int) -> tuple[float, float]:
        """What trumps of these ranks, the two first, are worth: but for Game, and towards it."""
        numbers, length = self.numbers, trumps.bit_count()
        top, bottom = trumps.bit_length() + 1, (trumps & -trumps).bit_length() + 1
        worth = numbers.high[min(14 - top, 5)]
        worth += numbers.low[min(bottom - 2, 4)] if length > 1 else numbers.lone_low
        if trumps >> JACK - 2 & 1:
            worth += numbers.jack if top > JACK and length > 2 else numbers.bare_jack
        elif top > 12:
            worth += numbers.hunted_jack
        return worth, numbers.length * length + numbers.ace * (top == 14)

    def call(self, state: State[PitchFacts], seat: Seat, mood: float = 0.0) -> int:
        """The bid, or PASS, that the hand justifies; *mood* is added to its worth."""
        rules, facts = self.rules, state.facts
        hand = state.table.zones[rules.zones.hands[seat]]
        lowest = rules.lowest_bid(facts, seat)
        forced = not facts.bid and seat == facts.dealer
        worth = mood + self.stakes(facts, seat) + (self.best_suit(hand)[0] if hand else 0.0)
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

    def likelihood(self, facts: PitchFacts, seat: Seat, hand: int) -> float:
        """The chance that *seat* would have called as it did with these six cards, as bits."""
        bid = facts.bids[seat]
        if bid is None or not hand or (seat == facts.dealer and bid == BIDS[0]):
            return 1.0
        if seat == facts.pitcher and facts.trump is not None:
            worth = self._worth(hand, facts.trump)
        else:
            worth = max([self._worth(hand, suit) for suit in SUITS])
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
