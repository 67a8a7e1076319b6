"""Bid evaluation of Pitch: what a hand is worth with each suit as trumps, and what to bid on it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.bot.card_bits import ACES, PLACES, RANKS, SUITS, TENS, bits_of
from game.games.pitch.bot.parameters import NUMBERS, Parameters
from game.games.pitch.rules.bidding import lowest_bid
from game.games.pitch.rules.facts import PASS, SMUDGE, PitchFacts
from game.games.pitch.rules.rules import Pitch
from game.games.pitch.rules.scoring import JACK


class HandEvaluation:
    """Judgement of hands before trumps are known."""

    def __init__(self, numbers: Parameters = NUMBERS) -> None:
        """Judge by *numbers*."""
        self.numbers = numbers
        self._lone: dict[int, tuple[float, float]] = {}
        """What the trumps of a hand alone are worth, by their ranks."""

    def suit_worth(self, hand: Sequence[Card], suit: Suit) -> float:
        """The points to expect when this seat pitches *suit*."""
        return self.worth(bits_of(hand), suit)

    def best_suit(self, hand: Sequence[Card]) -> tuple[float, Suit]:
        """The suit worth most as trumps, and its worth."""
        bits = bits_of(hand)
        return max((self.worth(bits, suit), suit) for suit in {card.suit for card in hand})

    def worth(self, hand: int, suit: Suit) -> float:
        """The points to expect with *suit* as trumps, for a hand as bits."""
        numbers, trumps = self.numbers, hand >> PLACES[suit] & RANKS
        if not trumps:
            return -1.0
        if trumps not in self._lone:
            self._lone[trumps] = self._alone(trumps)
        worth, game = self._lone[trumps]
        side = (hand & ACES & ~SUITS[suit]).bit_count() + (hand & TENS).bit_count()
        return worth + min(numbers.most_game, game + numbers.side_card * side)

    def first_lead_scores(self, hand: Sequence[Card], legal: Sequence[Action]) -> list[float]:
        """The worth of each card as the first lead, which names trumps; high first."""
        worth = {suit: self.suit_worth(hand, suit) for suit in {card.suit for card in hand}}
        return [worth[a.cards[0].suit] + 0.02 * a.cards[0].rank for a in legal]

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
