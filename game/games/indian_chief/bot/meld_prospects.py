"""Meld prospects: what a meld brings now, and what the hand then promises the boxes to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import mul
from typing import NamedTuple, TypeAlias

from game.engine.cards import Card
from game.games.indian_chief.bot.kept_values import BOX_OF, features
from game.games.indian_chief.rules.facts import BEGGAR, BOXES, CHIEF, DOCTOR, LAWYER, POOR, RICH
from game.games.indian_chief.rules.scoring import FACE, SPADES, best_split, best_suit, chief, doctor

Row: TypeAlias = Sequence[float]


class Future:
    """The worth of open boxes to a player who plays well, by the cards kept for them."""

    def __init__(
        self, values: Sequence[float], weights: Sequence[Row], sizes: Sequence[Row]
    ) -> None:
        """Take these tables.

        *values* are the points still to come by the open boxes as bits (bit 0 for one card), with
        cards that promise nothing; *weights* what each feature of the cards adds, by the number of
        open boxes; *sizes* what so many cards add, by the same and by that number.
        """
        self.values = values
        self.sizes = sizes
        self.weights = [
            [
                w * (boxes >> box & 1)
                for w, box in zip(weights[boxes.bit_count()], BOX_OF, strict=True)
            ]
            for boxes in range(0, 256, 2)
        ]

    def worth(self, kept: Sequence[Card], boxes: int) -> float:
        """The points to be expected of *boxes* with these cards kept."""
        if not boxes:
            return 0.0
        at = boxes >> 1
        plain = self.values[at] + self.sizes[boxes.bit_count()][len(kept)]
        promised: float = sum(map(mul, self.weights[at], features(kept)))
        return plain + promised


class Meld(NamedTuple):
    """Cards that may be melded, what they score now, and what stays in hand."""

    cards: tuple[Card, ...]
    score: float
    kept: tuple[Card, ...]


def melds(hand: Sequence[Card], boxes: int, shown: Sequence[float]) -> Iterator[Meld]:
    """Every meld of a *hand* in an open box.

    *shown* is how many cards of each rank number are expected in the melds of the others.
    """
    for box in BOXES:
        if boxes >> box & 1:
            for cards in combinations(hand, box):
                kept = tuple([card for card in hand if card not in cards])
                yield Meld(cards, score(cards, shown), kept)


def score(cards: Sequence[Card], shown: Sequence[float]) -> float:
    """The points of a meld as far as they can be known, with the best suit and split."""
    box = len(cards)
    if box == BEGGAR:
        return 2 * sum([shown[rank] for rank in {card.rank for card in cards}])
    if box == DOCTOR:
        return doctor(cards, best_suit(cards))
    if box == CHIEF:
        return chief(best_split(cards))
    faces = [FACE[card.rank] for card in cards]
    if box == POOR:
        return sum([f for f, card in zip(faces, cards, strict=True) if card.suit is SPADES])
    if box == LAWYER:
        return 25 * (sum(faces) == 25)
    return -sum(faces) if box == RICH else sum(faces)
