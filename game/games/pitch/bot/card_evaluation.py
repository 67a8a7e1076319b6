"""Judgement of cards in Pitch: the worth of each card, from one look at the table.

It goes by the seat's own cards, by cards that were played, and by the facts, nothing else. Trials
look a thousand times for one decision, so what may still be out is counted as bits.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.bot.card_bits import ABOVE, ALL, BELOW, SUITS, bits_of
from game.games.pitch.bot.parameters import Parameters
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.rules.rules import Pitch
from game.games.pitch.rules.scoring import GAME_COUNT, JACK
from game.patterns.trick_winner import beats, trick_winner

WELCOME = 0.4
"""Points in a trump that make it no waste to play it on the partner's trick."""


class CardEvaluation:
    """One look at the table by the seat that plays a card; trumps are known."""

    __slots__ = (
        "chance",
        "foes_behind",
        "leader",
        "low",
        "mates_behind",
        "mine_bid",
        "miss",
        "numbers",
        "rules",
        "side",
        "trick",
        "trump",
        "trumps_out",
        "unseen",
    )

    def __init__(
        self,
        rules: Pitch,
        numbers: Parameters,
        state: State[PitchFacts],
        seat: Seat,
        remembers: bool = True,
    ) -> None:
        """Count what was played and what may still be out.

        Who does not remember knows only the last trick and the trumps that fell.
        """
        facts, cards_in = state.facts, state.table.zones
        assert facts.trump is not None
        trump = self.trump = facts.trump
        self.rules, self.numbers, self.leader = rules, numbers, facts.leader
        trick = self.trick = cards_in[rules.zones.trick]
        hand = cards_in[rules.zones.hands[seat]]
        seen = cards_in[rules.zones.last] + trick + hand
        for pile in rules.zones.piles:
            cards = cards_in[pile]
            seen += cards if remembers else [card for card in cards if card.suit is trump]
        unseen = self.unseen = ALL & ~bits_of(seen)
        self.trumps_out = (unseen & SUITS[trump]).bit_count()
        self.chance = len(hand) / max(1, unseen.bit_count())
        """Chance that a given unseen card is with a given player."""
        self.miss = 1.0 - self.chance
        low, own = facts.low_rank, JACK
        for card in hand:
            if card.suit is trump and card.rank < own:
                own = card.rank
        self.low = low if low < own else own
        """A trump above it cannot be Low: a lower one was played or is in the own hand."""
        side = self.side = rules.side[seat]
        size = rules.seats
        behind = [rules.side[(seat + step) % size] for step in range(1, size - len(trick))]
        self.mates_behind = behind.count(side)
        self.foes_behind = len(behind) - self.mates_behind
        self.mine_bid = facts.pitcher is not None and rules.side[facts.pitcher] == side

    def scores(self, legal: Sequence[Action]) -> list[float]:
        """The worth of each card, in points."""
        if not self.trick:
            return [self.lead(action.cards[0]) for action in legal]
        best, holder = self.leading()
        pot = 0.0
        for card in self.trick:
            pot += self.worth(card)
        ours = self.rules.side[holder] == self.side
        given = self.stands(best) if ours else self.rescue(best)
        return [self.answer(action.cards[0], best, given, pot) for action in legal]

    def partnerly(self, legal: Sequence[Action]) -> Sequence[Action]:
        """The cards without trumps wasted on a trick that is surely the partner's.

        The jack, and a trump that may be Low, are brought home that way and not wasted.
        """
        best, holder = self.leading()
        if self.rules.side[holder] != self.side or self.stands(best) < 1:
            return legal
        spared = [
            a
            for a in legal
            if a.cards[0].suit is not self.trump or self.worth(a.cards[0]) > WELCOME
        ]
        return spared or legal

    def leading(self) -> tuple[Card, Seat]:
        """The card that takes the trick so far, and its seat."""
        at = trick_winner(self.trick, self.trump)
        return self.trick[at], (self.leader + at) % self.rules.seats

    def lead(self, card: Card) -> float:
        """The worth of leading *card*, in points."""
        numbers, win = self.numbers, self.stands(card)
        score = (2 * win - 1) * self.worth(card) + win * numbers.lead - self.spend(card)
        if card.suit is self.trump and self.trumps_out:
            draw = numbers.draw * win
            score += draw if self.mine_bid else -draw / 2
        return score

    def answer(self, card: Card, best: Card, given: float, pot: float) -> float:
        """The worth of playing *card* on a trick that *best* wins so far, in points.

        *given* is the chance that the side gets the trick without beating it here, *pot* the points
        that ride on it.
        """
        higher = beats(card, best, self.trump)
        win = self.stands(card) if higher else given
        score = (2 * win - 1) * (pot + self.worth(card)) - self.spend(card)
        return score + win * self.numbers.lead if higher else score

    def worth(self, card: Card) -> float:
        """The points that depend on who captures *card*."""
        rank = card.rank
        worth = self.numbers.card_count * GAME_COUNT[rank]
        if card.suit is self.trump:
            if rank == JACK:
                worth += 1.0
            if rank <= self.low:
                lower = (self.unseen & BELOW[card.index]).bit_count()
                worth += (1 - self.chance * (self.rules.seats - 1)) ** lower
        return worth

    def stands(self, card: Card) -> float:
        """The chance that no opponent behind beats *card*."""
        foes = self.foes_behind
        return float(self.miss ** (self._beating(card) * foes)) if foes else 1.0

    def rescue(self, best: Card) -> float:
        """The chance that the partner behind beats *best*, an opponent's card."""
        able = 1.0 - self.miss ** self._beating(best)
        return float(1 - (1 - self.numbers.mate * able) ** self.mates_behind)

    def spend(self, card: Card) -> float:
        """The worth of keeping the card for later, in points."""
        numbers = self.numbers
        if card.suit is self.trump:
            kept = self.unseen & ABOVE[card.index]
            return numbers.trump if kept else numbers.trump + numbers.boss
        return numbers.side_ace if card.rank == 14 else 0.0

    def _beating(self, card: Card) -> float:
        """Cards that may be out and would be played to beat *card*; ruffs count in part."""
        cards = (self.unseen & ABOVE[card.index]).bit_count()
        if card.suit is self.trump:
            return cards
        return cards + self.numbers.ruff * self.trumps_out
