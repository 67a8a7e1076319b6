"""Meld evaluation: the worth of every meld to one seat, now and for what it keeps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from statistics import fmean
from typing import NamedTuple

from game.bots.profile import Style
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.indian_chief.bot.belief import foreseen
from game.games.indian_chief.bot.meld_points import Shown, averaged, melds, score, usually
from game.games.indian_chief.bot.open_box_values import Future
from game.games.indian_chief.bot.parameters import PAR, Parameters
from game.games.indian_chief.rules.facts import CHIEF, DOCTOR, HAND, THIEF, ChiefFacts
from game.games.indian_chief.rules.poker_and_baccarat import ACE, chief, split
from game.games.indian_chief.rules.rules import IndianChief
from game.games.indian_chief.rules.scoring import SPADES, SUITS, doctor


class Outlook(NamedTuple):
    """What a player counts on: boxes to come, thefts, and the own style."""

    future: Future
    loot: Sequence[float]
    numbers: Parameters
    style: Style


class MeldEvaluation:
    """What the seat that decides can see, and what each of its actions is worth."""

    def __init__(
        self, rules: IndianChief, seen: Observation[ChiefFacts], outlook: Outlook, worlds: int,
        rng: Random,
    ) -> None:  # fmt: skip
        """Foresee the melds of the others in so many *worlds*; with none, take the average."""
        assert seen.seat is not None
        self.rules, self.seen, self.outlook = rules, seen, outlook
        self.seat = seen.seat
        self.boxes = seen.facts.open[self.seat]
        self.hand = tuple(card for card in seen.cards("hand", self.seat) if card is not None)
        self.table: list[list[Card]] = []
        """What the others meld in each imagined deal."""
        if worlds:
            deals = foreseen(rules, seen, outlook.future, rng)
            self.table = [next(deals) for _ in range(worlds)]
        self.shown: Shown = averaged(self.table) if worlds else usually(rules, self.hand)

    def scores(self, legal: Sequence[Action]) -> dict[Action, float]:
        """The worth of every legal meld, in points: points now, cards kept, a theft, and style."""
        kept_worths: dict[tuple[Card, ...], float] = {}
        found = {}
        for action in legal:
            cards = action.cards
            if cards not in kept_worths:
                kept_worths[cards] = self.left(cards)
            found[action] = self.counted(action) + kept_worths[cards]
        return found

    def counted(self, action: Action) -> float:
        """The points of a meld as this seat values them: the greedy wait for high ones."""
        points = stated(action, self.shown)
        above = points - PAR[len(action.cards)]
        return points + self.outlook.style.greed * self.outlook.numbers.bold * above

    def left(self, cards: Sequence[Card]) -> float:
        """The points to be expected of the other boxes after a meld of *cards*."""
        boxes = self.boxes & ~(1 << len(cards))
        kept = tuple([card for card in self.hand if card not in cards])
        worth = self.outlook.future.worth(kept, boxes)
        if len(cards) == THIEF and boxes:
            worth += self.theft(kept, boxes)
        return worth - self.danger(cards, boxes)

    def theft(self, kept: Sequence[Card], boxes: int) -> float:
        """The points a theft is likely to gain above a drawn card."""
        outlook = self.outlook
        share = outlook.numbers.loot
        if not self.table:
            return share * outlook.loot[boxes.bit_count()]
        worth = outlook.future.worth
        gains = []
        for cards in self.table:
            found = [worth((*kept, card), boxes) for card in cards]
            if found:
                gains.append(max(found) - fmean(found))
        return share * fmean(gains) if gains else 0.0

    def danger(self, cards: Sequence[Card], boxes: int) -> float:
        """The points a wary player deducts for cards that somebody else could use."""
        wary = self.outlook.style.suspicion * self.outlook.numbers.guard
        if not wary or not boxes:
            return 0.0
        rivals = [each for seat, each in enumerate(self.seen.facts.open) if seat != self.seat]
        thieves = sum(each >> THIEF & 1 for each in rivals) / len(rivals)
        wanted = sum(card.suit is SPADES or card.rank == ACE for card in cards)
        return wary * wanted * thieves

    def drawn(
        self, melded: Sequence[Sequence[Card]], draws: int, rng: Random
    ) -> Iterator[list[float]]:
        """The worth of the next turn for each set of cards *melded*, all after the same draws."""
        pool = [card for card in self.rules.pack() if card not in self.hand]
        for _ in range(draws):
            row = rng.sample(pool, max(map(len, melded)))
            yield [self.next_turn(cards, row) for cards in melded]

    def next_turn(self, cards: Sequence[Card], row: Sequence[Card]) -> float:
        """The worth of the best meld of the next turn, after melding *cards*, drawing a *row*."""
        boxes = self.boxes & ~(1 << len(cards))
        kept = tuple([card for card in self.hand if card not in cards])
        return self.best((*kept, *row[: HAND - len(kept)]), boxes)

    def best(self, hand: Sequence[Card], boxes: int) -> float:
        """The worth of a full hand with the best meld, when nothing is known of the others."""
        if not boxes:
            return 0.0
        shown, future = usually(self.rules, hand), self.outlook.future
        loot = self.outlook.loot[boxes.bit_count() - 1]
        best = -inf
        for cards, points, kept in melds(hand, boxes, shown):
            size = len(cards)
            worth = points + future.worth(kept, boxes & ~(1 << size))
            if size == THIEF:
                worth += loot
            if worth > best:
                best = worth
        return best


def stated(action: Action, shown: Sequence[float]) -> float:
    """The points of a meld with the suit or the pair that is stated with it, if any."""
    cards = action.cards
    if action.value is not None and len(cards) == DOCTOR:
        return doctor(cards, SUITS[action.value])
    if action.groups and len(cards) == CHIEF:
        return chief(split(cards, action.groups[0]))
    return score(cards, shown)
