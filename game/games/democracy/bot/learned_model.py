"""The learned model of the vote in Democracy: features of each card, and what they promise."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from game.bots.profile import Style
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.democracy.bot.win_chances import WinChances
from game.games.democracy.rules import scoring, vote_winner
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts

STRENGTHS = 2 * vote_winner.TRUMP
JOKERS = 52
"""The index of the first joker."""
STAKE = 3
"""Points by which a price is measured; prices are for ten times one point."""
THROWN = 1.5
"""Points each of the others usually throws in."""
TOP = vote_winner.TRUMP - 1
Net = Sequence[Sequence[float]]
"""A row of each hidden unit: its weights for a card's and the table's features, its threshold
and its weight in the end; the last row is the weights of a card's features alone."""


class StyleWeights(NamedTuple):
    """The numbers by which a style changes the judgement."""

    suspicion: float = 1.1
    """So many times as many stronger cards are expected."""
    greed: float = 0.45
    """What the chance to win the trick counts beyond."""
    patience: float = 0.9
    """What the strongest card counts less."""


STYLE_WEIGHTS = StyleWeights()


class SeatFeatures:
    """One trick before the choice, as one seat sees it."""

    def __init__(
        self,
        evaluation: WinChances,
        state: State[DemocracyFacts],
        seat: Seat,
        style: Style,
        forgotten: Sequence[int] = (),
    ) -> None:
        """Count what is unseen and price the suits; cards of zones *forgotten* may still come."""
        rules, facts = evaluation.rules, state.facts
        cards_in, zones = state.table.zones, rules.zones
        self.hand: Sequence[Card] = cards_in[zones.hands[seat]]
        others = [zone for zone in (*zones.hands, *zones.chosen) if zone != zones.hands[seat]]
        hidden = [card for zone in (zones.pool, zones.rest, *others) for card in cards_in[zone]]
        hidden += [card for zone in forgotten for card in cards_in[zone]]
        turned = cards_in[zones.upcard]
        self.strength = vote_winner.STRENGTHS[turned[0].index] if turned else vote_winner.PLAIN
        self.size = max(1, len(self.hand))
        self.held = min(1.0, (rules.seats - 1) * self.size / max(1, len(hidden)))
        self.fear = self.held * STYLE_WEIGHTS.suspicion**style.suspicion
        self.style = style
        self._count(hidden)
        left = [0] * TRIBES
        for card in (*hidden, *self.hand, *turned):
            left[scoring.TRIBE[card.index]] += scoring.POINTS[card.index]
        self.left = left
        self._price(evaluation, facts, seat)
        self._value_trick(turned, rules.seats)
        self.own = [self.strength[card.index] for card in self.hand]
        chief, idiot = self.counts[vote_winner.CHIEF], self.counts[vote_winner.IDIOT]
        self.chief = min(1.0, chief * self.held)
        self.idiot = 0.0 if vote_winner.IDIOT in self.own else min(1.0, idiot * self.held)
        self.day, self.seats = facts.day, rules.seats

    def _count(self, hidden: Sequence[Card]) -> None:
        """Count the unseen cards by strength, and those of each suit by rank."""
        self.counts = [0] * STRENGTHS
        self.suits = [[0] * vote_winner.TRUMP for _ in range(TRIBES)]
        self.fives = 0
        for card in hidden:
            index = card.index
            self.counts[self.strength[index]] += 1
            self.fives += vote_winner.PLAIN[index] == TOP
            if index < JOKERS:
                self.suits[scoring.TRIBE[index]][vote_winner.PLAIN[index]] += 1
        self.above = [sum(self.counts[high + 1 :]) for high in range(STRENGTHS)]

    def _value_trick(self, turned: Sequence[Card], seats: int) -> None:
        """Work out the gain of winning the trick and the loss when another seat wins it."""
        pot = [0] * TRIBES
        for card in turned:
            pot[scoring.TRIBE[card.index]] += scoring.POINTS[card.index]
        self.pot = sum([a * b for a, b in zip(self.gain, pot, strict=True)])
        self.loss = sum([a * b for a, b in zip(self.harm, pot, strict=True)])
        thrown = THROWN * (seats - 1) / TRIBES
        self.won = self.pot + thrown * sum(self.gain)
        self.lost = self.loss + thrown * sum(self.harm)

    def _price(self, evaluation: WinChances, facts: DemocracyFacts, seat: Seat) -> None:
        """What points of each suit are worth to the seat, and what harm they do elsewhere."""
        seats, chance = range(evaluation.rules.seats), evaluation.chance
        win = evaluation.standing(facts)
        rest = max(1e-9, sum(win) - win[seat])
        weight = [0.0 if at == seat else win[at] / rest for at in seats]
        gains = []
        for at in seats:
            row = []
            for suit, left in enumerate(self.left):
                need = scoring.ENOUGH - facts.points[TRIBES * at + suit]
                worth = 0.0
                if need > 0:
                    near = chance[max(0, need - STAKE)][max(0, left - STAKE)]
                    worth = 10 * (near - chance[need][left]) / STAKE
                row.append(worth)
            gains.append(row)
        self.gain = gains[seat]
        suits = range(TRIBES)
        self.harm = [sum([weight[at] * gains[at][suit] for at in seats]) for suit in suits]
        points = facts.points
        self.mine = [points[TRIBES * seat + suit] / scoring.ENOUGH for suit in suits]
        self.theirs = [
            sum([weight[at] * points[TRIBES * at + suit] for at in seats]) / scoring.ENOUGH
            for suit in suits
        ]

    def of_table(self) -> list[float]:
        """The features of the table, the same for every card."""
        size = self.size
        trumps = sum([high >= vote_winner.TRUMP for high in self.own])
        plain = sum([vote_winner.PLAIN[card.index] for card in self.hand])
        return [
            self.pot / 2,
            self.loss / 2,
            sum(self.gain) / TRIBES,
            sum(self.harm) / TRIBES,
            trumps / size,
            sum(self.counts[vote_winner.TRUMP :]) * self.held / 3,
            size / 6,
            1 / size,
            self.day - 1,
            self.fives * self.held / 2,
            plain / size / TOP,
            (self.seats - 4) / 2,
        ]

    def wins(self, high: int) -> float:
        """The chance that a card of this strength takes the trick."""
        equal = self.counts[high] if high < vote_winner.TRUMP else 0
        wins = exp(-(self.above[high] + 0.5 * equal) * self.fear)
        if high == vote_winner.CHIEF:
            return wins * (1 - 0.5 * self.idiot)
        if high == vote_winner.IDIOT:
            return 0.3 * self.chief + (1 - 0.3 * self.chief) * wins
        return wins

    def of_card(self, card: Card) -> list[float]:
        """The features of one card."""
        index = card.index
        high, plain, points = self.strength[index], vote_winner.PLAIN[index], scoring.POINTS[index]
        suit, joker = scoring.TRIBE[index], index >= JOKERS
        gain, harm = (0.0, 0.0) if joker else (self.gain[suit], self.harm[suit])
        above, equal = self._rivals(high)
        wins = self.wins(high)
        balance = wins * (self.won + gain * points) - (1 - wins) * (self.lost + harm * points)
        return [
            *self._rank_features(high, plain, joker),
            min(above, 6.0) / 3,
            exp(-above),
            min(equal, 3.0),
            wins,
            points * gain / 3,
            points * harm / 3,
            gain,
            harm,
            sum([each > high for each in self.own]) / self.size,
            sum([each < high for each in self.own]) / self.size,
            self.mine[suit],
            self.theirs[suit],
            self.left[suit] / scoring.WHOLE,
            0.0 if joker else sum(self.suits[suit][plain + 1 :]) / 6,
            0.0 if joker else sum(self.suits[suit]) / 6,
            balance / 3,
            (plain / TOP) ** 3,
            points / 5,
        ]

    def _rivals(self, high: int) -> tuple[float, float]:
        """The numbers of higher and of equal cards that are expected in the other hands."""
        equal = self.counts[high] * self.fear if high < vote_winner.TRUMP else 0.0
        return self.above[high] * self.fear, equal

    def _rank_features(self, high: int, plain: int, joker: bool) -> list[float]:
        """The features of a card's rank alone."""
        idiot, chief = high == vote_winner.IDIOT, high == vote_winner.CHIEF
        return [
            high / 23,
            high >= vote_winner.TRUMP,
            plain / TOP,
            joker,
            idiot,
            chief,
            self.chief if idiot else 0.0,
            self.idiot if chief else 0.0,
            idiot and vote_winner.CHIEF in self.own,
            chief and vote_winner.IDIOT in self.own,
        ]


def learned_values(seat: SeatFeatures, net: Net) -> list[float]:
    """The score of each card in hand: the logarithm of how often it should be chosen."""
    of_table = seat.of_table()
    of_cards = [seat.of_card(card) for card in seat.hand]
    size = len(of_cards[0])
    *hidden, last = net
    scores = [sum([w * s for w, s in zip(last, row, strict=False)]) for row in of_cards]
    for unit in hidden:
        base, out = unit[-2], unit[-1]
        for at, feature in enumerate(of_table, size):
            base += unit[at] * feature
        for number, row in enumerate(of_cards):
            inner = base
            for weight, feature in zip(unit, row, strict=False):
                inner += weight * feature
            if inner > 0:
                scores[number] += out * inner
    style = seat.style
    if style.greed or style.patience:
        for number, row in enumerate(of_cards):
            strong = STYLE_WEIGHTS.patience * style.patience * row[-2]
            scores[number] += STYLE_WEIGHTS.greed * style.greed * row[13] - strong
    return scores
