"""Meld points: all melds a hand can make, what each scores now, and what it leaves in hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from game.engine.cards import Card
from game.games.indian_chief.bot.beggar_evaluation import beggar_points
from game.games.indian_chief.rules.doctor import SPADES, best_suit, doctor
from game.games.indian_chief.rules.facts import BEGGAR, BOXES, CHIEF, DOCTOR, LAWYER, POOR, RICH
from game.games.indian_chief.rules.poker_and_baccarat import FACE, best_split, chief


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
        return beggar_points(cards, shown)
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
