"""The learned model of Vendetta: features of table and hand, and what share of the win they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, tanh

from game.bots.bot import WAIT
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.vendetta.bot.trick_safety import unseen
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta
from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.rules.tricks import BITS, Trick, laid_down

SUIT_SIZE = 4
SUITED = 13
USUAL_SEATS = 5


class SeatFeatures:
    """The features of the table as one seat sees it, now and after each action."""

    def __init__(
        self, rules: Vendetta, state: State[VendettaFacts], seat: Seat, counts: bool = True
    ) -> None:
        """Count what *seat* can see; *counts* remembers closed tricks, which lie face down."""
        facts, zones = state.facts, state.table.zones
        self.facts, self.seat, self.seats = facts, seat, rules.seats
        self.hand = zones[rules.hands[seat]]
        self.stack = len(zones[rules.zones.stack])
        self.left = unseen(facts, self.hand, counts)
        others = sum([len(zones[hand]) for hand in rules.hands]) - len(self.hand)
        hidden = max(1, others + self.stack)
        self.spared = 1 - min(1.0, others / hidden)
        """The chance that an unseen card is in nobody's hand, but in the stack."""
        own = sum([not card.rank for card in self.hand])
        self.loose = rules.options.jokers - facts.jokers_laid - own
        """Jokers somebody else holds, or the stack."""
        self.before = facts.points()
        for trick in facts.tricks.values():
            self.before[trick.owner] -= trick_points(trick)
        self.wait = ((seat - facts.turn) % rules.seats) / rules.seats

    def features(self, action: Action | None) -> list[float] | float:
        """The features after *action*, or as it is without one; a number if the share is sure."""
        facts, seat = self.facts, self.seat
        if action is None or action.verb == WAIT:
            return self._signs(facts.tricks, self.hand, facts.passes, self.wait, 0)
        _, verb, cards, target, _, _ = action
        if verb in ("end", "decline"):
            passes = facts.passes + (verb == "end" and not facts.played_this_turn)
            if passes >= self.seats and self.loose <= 0:
                return self._share()
            return self._signs(facts.tricks, self.hand, passes, 1.0, 0)
        tricks = dict(facts.tricks)
        if verb == "create":
            tricks[0] = laid_down(seat, cards)
        else:
            assert target is not None
            trick = tricks[target.n]
            tricks[target.n] = trick.taken(seat) if verb == "joker" else trick.joined(cards, seat)
        hand = [card for card in self.hand if card not in cards]
        return self._signs(tricks, hand, 0, self.wait, len(cards))

    def _share(self) -> float:
        """The share of the win as the points lie; a deal that nobody played is worth nothing."""
        points = self.facts.points()
        best = max(points)
        if not best:
            return 0.0
        return (points[self.seat] == best) / points.count(best)

    def _signs(
        self,
        tricks: Mapping[int, Trick],
        hand: Sequence[Card],
        passes: int,
        wait: float,
        laid: int,
    ) -> list[float]:
        """What is to be seen where these *tricks* lie and the seat holds this *hand*."""
        held = 0
        for card in hand:
            held |= BITS[card.rank]
        lies = TrickFeatures(self, tricks, held)
        owed = min(self.stack, self.facts.owed[self.seat] + laid)
        played = self.facts.played_this_turn or laid > 0
        return [*lies.features(self.seat), *self._course(lies, passes, wait, owed, played),
                *self._held(hand)]  # fmt: skip

    def _course(
        self, lies: TrickFeatures, passes: int, wait: float, owed: int, played: bool
    ) -> list[float]:
        """The features of how far the deal has come, and of who is ahead."""
        ahead, early = lies.ahead, passes / self.seats
        return [
            owed / 3,
            self.stack / 40,
            early,
            self.loose * (1 - self.spared),
            wait,
            float(not self.stack),
            tanh(ahead / 4),
            tanh((ahead - lies.risks[self.seat]) / 2),
            (self.seats - USUAL_SEATS) / 2,
            tanh(ahead / 2) * (not self.stack),
            tanh(ahead) * early,
            float(played),
        ]

    def _held(self, hand: Sequence[Card]) -> list[float]:
        """The features of the cards in hand."""
        left = self.left
        counts: dict[int, int] = {}
        indices = set()
        for card in hand:
            counts[card.rank] = counts.get(card.rank, 0) + 1
            indices.add(card.index if card.rank else -9)
        jokers = counts.pop(0, 0)
        pairs = threes = safe = hopes = 0.0
        for rank, count in counts.items():
            if count == 1:
                hopes += left[rank]
            elif count == 2:
                pairs += 1
                safe += not left[rank]
            else:
                threes += 1
        near = next_but = 0
        for at in indices:
            if at >= 0:
                near += at + 1 in indices and (at + 1) % SUITED > 0
                next_but += at + 2 in indices and (at + 2) % SUITED > 1
        ranks = 0
        for rank in counts:
            ranks |= BITS[rank]
        runs = (ranks & ranks >> 1 & ranks >> 2).bit_count()
        return [
            len(hand) / 5,
            pairs,
            threes,
            safe,
            float(jokers),
            near / 2,
            next_but / 2,
            float(runs > 0),
            hopes / 8,
            jokers * (1 - self.stack / 40),
        ]


class TrickFeatures:
    """The tricks on the table, summed up for one seat."""

    def __init__(self, moment: SeatFeatures, tricks: Mapping[int, Trick], held: int) -> None:
        """Sum up *tricks* as the seat of *moment* sees them, with *held* ranks, as bits."""
        seat, left, spared = moment.seat, moment.left, moment.spared
        points, risks = moment.before[:], [0.0] * moment.seats
        self.sure = self.dead = self.flush = self.kept = 0.0
        self.most = self.prize = self.grow = self.opened = 0
        prey = [0] * moment.seats
        for trick in tricks.values():
            owner, worth, fits = trick.owner, trick_points(trick), trick.fits
            points[owner] += worth
            mine = owner == seat
            if mine:
                self.most = max(self.most, worth)
            else:
                self.prize = max(self.prize, worth)
            if not fits:
                self.sure += worth * mine
                continue
            count = cards_fitting(fits, left)
            risk = worth * (1 - spared**count)
            risks[owner] += risk
            if mine:
                self.opened += 1
                self.dead += worth * (not count)
                self.flush += risk * (trick.suit is not None)
                self.grow += fits & held > 0
            elif fits & held:
                prey[owner] += worth
                self.kept += worth * (not count)
        self.points, self.risks, self.prey = points, risks, prey
        order = [(each, at) for at, each in enumerate(points) if at != seat]
        order.sort(reverse=True)
        self.best, self.leader = order[0]
        self.second = order[1][0]
        self.ahead = points[seat] - self.best

    def features(self, seat: Seat) -> list[float]:
        """The features of the points, and of what may be stolen."""
        own, leader = self.points[seat], self.leader
        mean = (sum(self.points) - own) / (len(self.points) - 1)
        return [
            own / 10,
            self.best / 10,
            self.second / 10,
            mean / 10,
            self.sure / 10,
            self.dead / 10,
            self.risks[seat] / 5,
            self.flush / 5,
            self.most / 10,
            self.prize / 10,
            self.risks[leader] / 5,
            self.opened / 5,
            sum(self.prey) / 5,
            self.prey[leader] / 5,
            self.kept / 5,
            self.grow / 2,
        ]


def cards_fitting(fits: int, left: Sequence[int]) -> int:
    """The number of cards *left* of the ranks in *fits*, given as bits."""
    count = 0
    while fits:
        low = fits & -fits
        count += left[low.bit_length() - 1]
        fits ^= low
    return count


FEATURES = 38
"""The number of features."""


def win_share(features: Sequence[float] | float, net: Sequence[Sequence[float]]) -> float:
    """The share of the win that features promise by a *net*.

    Each row of the net is the weights of one hidden unit for all features, its threshold, and its
    weight in the end; the last row is that of the features alone, with a threshold.
    """
    if isinstance(features, float):
        return features
    *hidden, last = net
    total = last[-1]
    for weight, feature in zip(last, features, strict=False):
        total += weight * feature
    for row in hidden:
        inner = row[-2]
        for weight, feature in zip(row, features, strict=False):
            inner += weight * feature
        if inner > 0:
            total += inner * row[-1]
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
