"""A feeling for Pitch: what a hand is worth, and what a card does for the trick on the table.

Everything here looks only at the seat's own cards, at cards that were played, and at the facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.facts import BIDS, PASS, SMUDGE, PitchFacts
from game.games.pitch.numbers import FIRM, NUMBERS, Numbers
from game.games.pitch.rules import BID, Pitch
from game.games.pitch.scoring import GAME_COUNT, JACK
from game.games.pitch.swift import ALL, SUITS, bits_of
from game.patterns.tricks import taker

RANKS = (1 << 13) - 1
ACES = sum(1 << 13 * suit + 12 for suit in range(4))
TENS = ACES >> 4
WELCOME = 0.4
"""Points in a trump that make it no waste to play it on the partner's trick."""


class Sense:
    """Judges calls and cards for one set of rules."""

    def __init__(self, rules: Pitch, numbers: Numbers = NUMBERS, remembers: bool = True) -> None:
        """Binds the rules and the numbers; who does not remember knows only trumps that fell."""
        self.rules = rules
        self.numbers = numbers
        self.remembers = remembers
        self._lone: dict[int, tuple[float, float]] = {}

    # -- the auction

    def suit_worth(self, hand: Sequence[Card], suit: Suit) -> float:
        """Points to expect when this seat pitches *suit*."""
        return self._worth(bits_of(hand), "cdhs".index(suit.value))

    def best_suit(self, hand: Sequence[Card]) -> tuple[float, Suit]:
        """The suit worth most as trumps, and its worth."""
        bits = bits_of(hand)
        return max(
            (self._worth(bits, "cdhs".index(suit.value)), suit)
            for suit in {card.suit for card in hand}
        )

    def _worth(self, hand: int, suit: int) -> float:
        """The same for a hand as bits and a suit by its number."""
        numbers, trumps = self.numbers, hand >> 13 * suit & RANKS
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
        hand = state.table.zones[rules.hands[seat]]
        lowest = rules.lowest_bid(facts, seat)
        forced = not facts.bid and seat == facts.dealer
        worth = mood + self.stakes(facts, seat) + (self.best_suit(hand)[0] if hand else 0.0)
        if facts.pitcher is not None and rules.side[facts.pitcher] == rules.side[seat]:
            worth -= self.numbers.over_partner
        if lowest < SMUDGE and worth + self.numbers.round_up >= lowest:
            return lowest
        return lowest if forced else PASS

    def stakes(self, facts: PitchFacts, seat: Seat) -> float:
        """How much bolder the scores make a seat: its side, or another, is about to win."""
        numbers, side, target = self.numbers, self.rules.side[seat], self.rules.house.target
        bolder = numbers.near if facts.score[side] >= target - 2 else 0.0
        foes = [points for other, points in enumerate(facts.score) if other != side]
        return bolder + (numbers.alarm if max(foes) >= target - 2 else 0.0)

    def likelihood(self, facts: PitchFacts, seat: Seat, hand: int) -> float:
        """How likely *seat* would have called as it did with its six cards as bits; 0 to 1."""
        bid = facts.bids[seat]
        if bid is None or not hand or (seat == facts.dealer and bid == BIDS[0]):
            return 1.0
        if seat == facts.pitcher and facts.trump is not None:
            worth = self._worth(hand, "cdhs".index(facts.trump.value))
        else:
            worth = max([self._worth(hand, suit) for suit in range(4)])
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

    # -- the cards

    def choice(self, state: State[PitchFacts], seat: Seat, legal: Sequence[Action]) -> Action:
        """Which of the *legal* actions the seat takes by feeling alone."""
        if state.facts.phase is BID:
            bid = self.call(state, seat)
            return next(action for action in legal if (action.value or PASS) == bid)
        if len(legal) == 1:
            return legal[0]
        scores = self.card_scores(state, seat, legal)
        return legal[scores.index(max(scores))]

    def partnerly(
        self, state: State[PitchFacts], seat: Seat, legal: Sequence[Action]
    ) -> Sequence[Action]:
        """The cards but for trumps wasted on a trick that is the partner's for sure.

        The jack, and a trump that may be Low, are brought home that way and not wasted.
        """
        facts, zones = state.facts, state.table.zones
        trick = zones[self.rules.trick]
        if not trick or facts.trump is None or trick[0].suit is facts.trump:
            return legal
        look = Look(self, state, seat)
        best, holder = look.leading()
        if self.rules.side[holder] != look.side or look.stands(best) < 1:
            return legal
        spared = [
            a
            for a in legal
            if a.cards[0].suit is not facts.trump or look.worth(a.cards[0]) > WELCOME
        ]
        return spared or legal

    def card_scores(
        self, state: State[PitchFacts], seat: Seat, legal: Sequence[Action]
    ) -> list[float]:
        """What each legal card promises, in points; only differences mean something."""
        if state.facts.trump is None:
            return self._pitch_scores(state, seat, legal)
        return Look(self, state, seat).scores(legal)

    def _pitch_scores(
        self, state: State[PitchFacts], seat: Seat, legal: Sequence[Action]
    ) -> list[float]:
        hand = state.table.zones[self.rules.hands[seat]]
        worth = {suit: self.suit_worth(hand, suit) for suit in {card.suit for card in hand}}
        return [worth[a.cards[0].suit] + 0.02 * a.cards[0].rank for a in legal]


def _chance(margin: float) -> float:
    return 1 / (1 + exp(-margin / FIRM))


class Look:
    """One look at the table by the seat that plays a card."""

    def __init__(self, sense: Sense, state: State[PitchFacts], seat: Seat) -> None:
        """Counts what was played and what may still be out."""
        rules, facts, zones = sense.rules, state.facts, state.table.zones
        self.numbers = sense.numbers
        self.facts = facts
        self.rules = rules
        self.seat = seat
        self.side = rules.side[seat]
        self.trick = zones[rules.trick]
        hand = zones[rules.hands[seat]]
        assert facts.trump is not None
        trump = self.trump = facts.trump
        seen = 0
        for zone in (rules.last, rules.trick, rules.hands[seat]):
            for card in zones[zone]:
                seen |= 1 << card.index
        for pile in rules.piles:
            for card in zones[pile]:
                if sense.remembers or card.suit is trump:
                    seen |= 1 << card.index
        self.unseen = unseen = ALL & ~seen
        self.shift = 13 * "cdhs".index(facts.trump.value)
        self.trumps_out = (unseen >> self.shift & 0x1FFF).bit_count()
        self.chance = len(hand) / max(1, unseen.bit_count())
        """Chance that a given unseen card is with a given player."""
        size = rules.seats
        behind = [rules.after[seat]] if len(self.trick) < size - 1 else []
        while behind and len(behind) < size - 1 - len(self.trick):
            behind.append(rules.after[behind[-1]])
        self.foes_behind = sum([rules.side[other] != self.side for other in behind])
        self.mates_behind = len(behind) - self.foes_behind
        self.own_low = min([c.rank for c in hand if c.suit is facts.trump], default=JACK)
        """The lowest own trump: with it in hand no higher one can be Low."""
        self.mine_bid = facts.pitcher is not None and rules.side[facts.pitcher] == self.side

    def scores(self, legal: Sequence[Action]) -> list[float]:
        """What each card promises."""
        if not self.trick:
            return [self.lead(action.cards[0]) for action in legal]
        best, holder = self.leading()
        ours = self.rules.side[holder] == self.side
        pot = sum([self.worth(card) for card in self.trick])
        return [self.answer(action.cards[0], best, ours, pot) for action in legal]

    def leading(self) -> tuple[Card, Seat]:
        """The card that takes the trick so far, and whose it is."""
        at = taker(self.trick, self.trump)
        return self.trick[at], (self.facts.leader + at) % self.rules.seats

    def lead(self, card: Card) -> float:
        """What leading *card* promises."""
        win = self.stands(card)
        score = (2 * win - 1) * self.worth(card) + win * self.numbers.lead - self.spend(card)
        if card.suit is self.trump and self.trumps_out:
            draw = self.numbers.draw * win
            score += draw if self.mine_bid else -draw / 2
        return score

    def answer(self, card: Card, best: Card, ours: bool, pot: float) -> float:
        """What playing *card* on a trick that *best* wins so far promises."""
        higher = card.rank > best.rank if card.suit is best.suit else card.suit is self.trump
        if higher or ours:
            win = self.stands(card if higher else best)
        else:
            win = 1 - (1 - self.numbers.mate * self.beaten(best)) ** self.mates_behind
        stake = pot + self.worth(card)
        return (2 * win - 1) * stake + higher * win * self.numbers.lead - self.spend(card)

    def worth(self, card: Card) -> float:
        """Points that ride on who captures *card*."""
        worth = self.numbers.card_count * GAME_COUNT[card.rank]
        if card.suit is self.trump:
            if card.rank == JACK:
                worth += 1.0
            if card.rank <= self.facts.low_rank and card.rank <= self.own_low:
                lower = (self.unseen >> self.shift & ((1 << card.rank - 2) - 1)).bit_count()
                worth += (1 - self.chance * (self.rules.seats - 1)) ** lower
        return worth

    def beaten(self, card: Card) -> float:
        """Chance that one given player behind can beat *card* and will."""
        above = 13 * (card.index // 13 + 1)
        cards = (self.unseen >> card.index & ((1 << above - card.index) - 1)).bit_count() + 0.0
        if card.suit is not self.trump:
            cards += self.numbers.ruff * self.trumps_out
        return 1.0 - float((1.0 - self.chance) ** cards)

    def stands(self, card: Card) -> float:
        """Chance that no opponent behind beats *card*."""
        return float((1.0 - self.beaten(card)) ** self.foes_behind)

    def spend(self, card: Card) -> float:
        """What the card would still be good for later."""
        if card.suit is self.trump:
            above = self.unseen >> card.index & ((1 << self.shift + 13 - card.index) - 1)
            return self.numbers.trump + (0.0 if above else self.numbers.boss)
        return self.numbers.side_ace if card.rank == 14 else 0.0
