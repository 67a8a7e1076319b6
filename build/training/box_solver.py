"""The worths of open boxes and kept cards in Indian Chief, solved from simulated draws."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import NamedTuple

from game.engine.cards import Card, pack
from game.games.indian_chief.bot.kept_card_features import BOX_OF, features
from game.games.indian_chief.bot.meld_points import melds, score
from game.games.indian_chief.bot.open_box_values import Future
from game.games.indian_chief.rules.facts import BOXES, HAND, THIEF
from game.games.indian_chief.rules.poker_and_baccarat import RANKS

SPREAD = 4
"""Cards in a meld of somebody else, on average."""
USUAL_SEATS = 4
"""The table that is solved from nothing."""
FIRST = (10, 13, 3.5, 20, -24, 13, 25)
"""The mean best score of each box with eight random cards (from the rules notes)."""
HUNCH = (2, 6, 5, 4, 3, 2, 1, 4, 3, 3, 2, 3, 4, 5, 15, 8, 6)
"""Weights of the signs to begin with: a guess."""
RIDGE = 2.0
"""Keeps weights of rare signs small: as many imagined samples that say nothing."""


class Sample(NamedTuple):
    """What came of one set of kept cards."""

    boxes: int
    kept: tuple[Card, ...]
    points: float


class Solver:
    """A fit of the worths level by level: so many open boxes at a time."""

    def __init__(self, seats: int, rng: Random, before: Solver | None = None) -> None:
        """Begin with what was found *before*, or with guesses, for a table of *seats*."""
        self.rng = rng
        self.pack = pack(copies=1 if seats <= 3 else 2)
        self.others = SPREAD * (seats - 1)
        self.values = [float(sum(worths(at << 1))) for at in range(1 << len(BOXES))]
        self.weights = [[float(w) for w in HUNCH] for _ in range(8)]
        self.sizes = [[0.0] * (HAND + 1) for _ in range(8)]
        self.loot = [0.0] * 8
        """What a theft gains, by the number of open boxes left."""
        if before is not None:
            self.values, self.loot = before.values[:], before.loot[:]
            self.weights, self.sizes = before.weights[:], before.sizes[:]

    def round(self, samples: int) -> None:
        """Solve all levels once, with so many *samples* for each set of open boxes."""
        for count in range(1, len(BOXES) + 1):
            before = self.future()
            made = [
                self.sample(sum(1 << box for box in boxes), before)
                for boxes in combinations(BOXES, count)
                for _ in range(samples)
            ]
            self.fit(count, made)
            self.loot[count] = self.theft(count, made)
            off = fmean(self.error(each) for each in made)
            print(f"{count} open: off by {off:.1f}, theft {self.loot[count]:.1f}", file=sys.stderr)

    def error(self, sample: Sample) -> float:
        """How far what came of a sample lies from what is expected of such cards."""
        return abs(sample.points - self.future().worth(sample.kept, sample.boxes))

    def future(self) -> Future:
        """What is known so far."""
        return Future(self.values, self.weights, self.sizes)

    def sample(self, boxes: int, future: Future) -> Sample:
        """Cards that might be kept for *boxes*, and what the next turn makes of them."""
        kept = self.kept(boxes, future)
        hand = (*kept, *self.drawn(kept, HAND - len(kept)))
        return Sample(boxes, kept, self.best(hand, boxes, future))

    def kept(self, boxes: int, future: Future) -> tuple[Card, ...]:
        """What is left when boxes that are filled by now were filled sensibly."""
        filled = [box for box in BOXES if not boxes >> box & 1]
        self.rng.shuffle(filled)
        hand: tuple[Card, ...] = self.drawn((), HAND)
        for at, box in enumerate(filled[:3]):
            if at:
                hand = (*hand, *self.drawn(hand, HAND - len(hand)))
            shown = self.shown(hand)
            left = [
                (score(cards, shown) + future.worth(rest, boxes), rest)
                for cards in combinations(hand, box)
                for rest in [tuple([card for card in hand if card not in cards])]
            ]
            hand = max(left, key=lambda each: each[0])[1]
        return hand

    def best(self, hand: Sequence[Card], boxes: int, future: Future) -> float:
        """The worth of a full hand, with the best meld."""
        loot = self.loot[boxes.bit_count() - 1]
        return max(
            meld.score
            + future.worth(meld.kept, boxes & ~(1 << len(meld.cards)))
            + (loot if len(meld.cards) == THIEF else 0)
            for meld in melds(hand, boxes, self.shown(hand))
        )

    def theft(self, count: int, made: Sequence[Sample]) -> float:
        """What the best of the others' cards is worth above a card drawn."""
        future, gains = self.future(), []
        for boxes, kept, _ in self.rng.sample(made, min(400, len(made))):
            seven = (kept + self.drawn(kept, HAND))[: HAND - 1]
            found = [future.worth((*seven, card), boxes) for card in self.drawn(seven, self.others)]
            gains.append(max(found) - fmean(found))
        return fmean(gains)

    def shown(self, hand: Sequence[Card]) -> list[float]:
        """How many cards of each rank the others may show."""
        share = self.others / (len(self.pack) - HAND)
        held = [card.rank for card in hand]
        copies = len(self.pack) // len(RANKS)
        return [0.0, 0.0, *[(copies - held.count(rank)) * share for rank in RANKS]]

    def drawn(self, held: Sequence[Card], count: int) -> tuple[Card, ...]:
        """So many cards from the pack that are not *held*."""
        new: list[Card] = []
        while len(new) < count:
            card = self.pack[int(self.rng.random() * len(self.pack))]
            if card not in held and card not in new:
                new.append(card)
        return tuple(new)

    def fit(self, count: int, made: Sequence[Sample]) -> None:
        """The values, sizes and weights of a level that come nearest to what was *made*."""
        sets = sorted({each.boxes for each in made})
        width = len(sets) + HAND + 1
        size = width + len(BOX_OF)
        rows = [[0.0] * (size + 1) for _ in range(size)]
        for boxes, kept, points in made:
            terms = [(sets.index(boxes), 1.0), (len(sets) + len(kept), 1.0)]
            terms += [
                (width + at, sign)
                for at, (sign, box) in enumerate(zip(features(kept), BOX_OF, strict=True))
                if sign and boxes >> box & 1
            ]
            for one, factor in terms:
                row = rows[one]
                for other, value in terms:
                    row[other] += factor * value
                row[size] += factor * points
        for at in range(size):
            rows[at][at] += 1e-6 if at < len(sets) else RIDGE
        found = solved(rows)
        for at, boxes in enumerate(sets):
            self.values[boxes >> 1] = found[at]
        self.sizes[count] = found[len(sets) : width]
        self.weights[count] = found[width:]


def worths(boxes: int) -> Iterator[float]:
    """The guessed points of open *boxes*."""
    return (FIRST[box - 1] for box in BOXES if boxes >> box & 1)


def solved(rows: list[list[float]]) -> list[float]:
    """The solution of linear equations, each a row with its right side at the end."""
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        head = rows[at]
        for row in rows[at + 1 :]:
            factor = row[at] / head[at]
            if factor:
                for place in range(at, size + 1):
                    row[place] -= factor * head[place]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][place] * found[place] for place in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def solve(seats: Sequence[int], samples: Sequence[int], again: int, seed: str) -> dict[int, Solver]:
    """The worths for the usual table, after a round with each number of *samples*, and from there
    those for all *seats*, after one more round of so many *again*."""
    usual = Solver(USUAL_SEATS, Random(f"{seed} {USUAL_SEATS}"))
    for each in samples:
        usual.round(each)
    found = {}
    for each in seats:
        found[each] = usual
        if each != USUAL_SEATS:
            found[each] = Solver(each, Random(f"{seed} {each}"), usual)
            found[each].round(again)
    return found
