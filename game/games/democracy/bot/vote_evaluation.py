"""Vote evaluation: what each card of a hand is worth as a vote, by who may win which tribe."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import exp

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.democracy.bot.win_chances import WinChances
from game.games.democracy.rules import scoring, vote_winner
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts

USUAL = 6.0
"""Points in a usual trick; by them a card for later is priced."""


class VoteEvaluation:
    """One trick before the choice, by what everybody at the table can work out."""

    def __init__(
        self,
        evaluation: WinChances,
        state: State[DemocracyFacts],
        races: bool = True,
        forgotten: Sequence[int] = (),
    ) -> None:
        """Price the suits and order the cards that are still to come.

        Without *races* a point is worth the same to everybody in every suit. Cards in zones that
        are *forgotten* may still come, too.
        """
        self.evaluation = evaluation
        rules = evaluation.rules
        cards_in, zones = state.table.zones, rules.zones
        live = cards_in[zones.pool] + cards_in[zones.rest]
        for hand in zones.hands:
            live += cards_in[hand]
        for zone in forgotten:
            live += cards_in[zone]
        self.size = len(cards_in[zones.hands[0]])
        turned = cards_in[zones.upcard]
        self.pot = [0.0] * TRIBES
        for card in turned:
            self.pot[scoring.TRIBE[card.index]] += scoring.POINTS[card.index]
        self.table = vote_winner.STRENGTHS[turned[0].index] if turned else vote_winner.PLAIN
        self.live = sorted([self.table[card.index] for card in live])
        self.whole = len(live)
        self.chief = vote_winner.CHIEF in self.live
        self.idiot = vote_winner.IDIOT in self.live
        self._price(state.facts, evaluation.left(state), races)
        thrown = evaluation.numbers.thrown * (rules.seats - 1) / TRIBES
        self.expected = [pot + thrown for pot in self.pot]

    def _price(self, facts: DemocracyFacts, left: Sequence[int], races: bool) -> None:
        """What a point of each suit is worth to each seat, and what harm it does with another."""
        rules, chance, stake = (
            self.evaluation.rules,
            self.evaluation.chance,
            self.evaluation.numbers.stake,
        )
        seats = range(rules.seats)
        self.win = self.evaluation.standing(facts)
        if not races:
            self.gain = [[0.05] * TRIBES for _ in seats]
            self.harm = [[0.05 / rules.seats] * TRIBES for _ in seats]
            return
        gain: list[list[float]] = []
        for seat in seats:
            row = []
            for suit in range(TRIBES):
                need = scoring.ENOUGH - facts.points[TRIBES * seat + suit]
                if need <= 0:
                    row.append(0.0)
                    continue
                rest = max(0, left[suit] - stake)
                row.append((chance[max(0, need - stake)][rest] - chance[need][rest]) / stake)
            gain.append(row)
        self.gain = gain
        win = self.win
        self.harm = []
        for seat in seats:
            others = max(1e-9, 1 - win[seat]) * max(1, rules.seats - 1)
            self.harm.append(
                [
                    sum(win[o] * gain[o][suit] for o in seats if o != seat) / others
                    for suit in range(TRIBES)
                ]
            )

    def trick(self, seat: Seat) -> float:
        """The change that a usual trick makes to the chance of *seat* to win the match."""
        win = self.win[seat]
        price = USUAL * (sum(self.gain[seat], 0.0) + sum(self.harm[seat], 0.0)) / TRIBES
        return price * self.evaluation.numbers.race * win * (1 - win)

    def scores(self, seat: Seat, hand: Sequence[Card], greed: float = 0.0) -> list[float]:
        """The worth of each card of *hand* to *seat*, in usual tricks.

        The more *greed*, the more a trick won counts, and the less one lost.
        """
        numbers, table = self.evaluation.numbers, self.table
        gain, harm = self.gain[seat], self.harm[seat]
        price = USUAL * (sum(gain, 0.0) + sum(harm, 0.0)) / TRIBES + 1e-6
        won = (1 + greed) * sum(a * b for a, b in zip(gain, self.expected, strict=True))
        lost = (1 - greed) * sum(a * b for a, b in zip(harm, self.expected, strict=True))
        own = sorted([table[card.index] for card in hand])
        size = len(hand)
        others = (self.evaluation.rules.seats - 1) * self.size
        unseen = max(1, self.whole - size)
        held = min(1.0, others / unseen)
        played = max(numbers.played, 1 / max(1, size))
        later, rest = self.evaluation.later, (1 - numbers.late / size) if size > 1 else 0.0
        scores = []
        for card in hand:
            index = card.index
            high = table[index]
            wins = self._wins(high, own, held, played)
            points, suit = scoring.POINTS[index], scoring.TRIBE[index]
            score = wins * (won + gain[suit] * points) - (1 - wins) * (lost + harm[suit] * points)
            score /= price
            scores.append(score - rest * later[index])
        return scores

    def _wins(self, high: int, own: Sequence[int], held: float, played: float) -> float:
        """The chance that a card of this strength takes the trick."""
        live, numbers = self.live, self.evaluation.numbers
        above = len(live) - bisect_right(live, high) - len(own) + bisect_right(own, high)
        equal = above
        if high < vote_winner.TRUMP:
            same = bisect_right(live, high) - bisect_left(live, high)
            same -= bisect_right(own, high) - bisect_left(own, high)
            equal += same // 2
        wins = exp(-equal * held * played)
        if high == vote_winner.CHIEF and self.idiot and vote_winner.IDIOT not in own:
            wins *= 1 - held * numbers.idiot
        elif high == vote_winner.IDIOT and self.chief and vote_winner.CHIEF not in own:
            chief = held * numbers.chief
            wins = chief + (1 - chief) * wins
        return wins
