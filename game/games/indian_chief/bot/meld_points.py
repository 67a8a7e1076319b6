"""Meld points: all melds a hand can make, what each scores now, and what it leaves in hand.

A Beggar Man scores by the cards that the melds of the others are expected to show.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from game.engine.action import new_tuple
from game.engine.cards import Card
from game.games.indian_chief.rules.facts import (
    BEGGAR,
    BOXES,
    CHIEF,
    DOCTOR,
    HAND,
    LAWYER,
    POOR,
    RICH,
)
from game.games.indian_chief.rules.poker_and_baccarat import ACE, FACE, RANKS, best_points
from game.games.indian_chief.rules.rules import IndianChief
from game.games.indian_chief.rules.scoring import SPADES, best_suit, cures, doctor

Shown: TypeAlias = list[float]
"""How many cards of each rank number the melds of the others are expected to have."""

USUAL = 4
"""Cards in a meld on average."""


class Meld(NamedTuple):
    """Cards that may be melded, what they score now, and what stays in hand."""

    cards: tuple[Card, ...]
    score: float
    kept: tuple[Card, ...]


def melds(hand: Sequence[Card], boxes: int, shown: Sequence[float]) -> list[Meld]:
    """Every meld of a *hand* in an open box.

    *shown* is how many cards of each rank number are expected in the melds of the others.
    """
    found: list[Meld] = []
    for box in BOXES:
        if boxes >> box & 1 and box <= len(hand):
            left = [*combinations(hand, len(hand) - box)]  # the last melds leave the first cards
            points = scores(hand, box, shown)
            for meld in zip(combinations(hand, box), points, reversed(left), strict=True):
                found.append(new_tuple(Meld, meld))
    return found


def score(cards: Sequence[Card], shown: Sequence[float]) -> float:
    """The points of a meld as far as they can be known, with the best suit and split."""
    return scores(cards, len(cards), shown)[0]


def scores(hand: Sequence[Card], box: int, shown: Sequence[float]) -> list[float]:
    """The points of every meld of a *hand* in one box, in the order of ``combinations``."""
    if box == BEGGAR:
        return [beggar_points(pair, shown) for pair in combinations(hand, box)]
    if box == DOCTOR:
        return [doctor(six, best_suit(six)) if cures(six) else 0 for six in combinations(hand, box)]
    if box == CHIEF:
        return [best_points(seven) for seven in combinations(hand, box)]
    faces = [FACE[card.rank] for card in hand]
    if box == POOR:
        faces = [FACE[card.rank] if card.suit is SPADES else 0 for card in hand]
    sums = map(sum, combinations(faces, box))
    if box == LAWYER:
        return [25 * (points == 25) for points in sums]
    return [-points for points in sums] if box == RICH else [*sums]


def beggar_points(cards: Sequence[Card], shown: Sequence[float]) -> float:
    """The points to expect of a Beggar: two for each card of a rank of the pair (IC-S2)."""
    return 2 * sum([shown[rank] for rank in {card.rank for card in cards}], 0.0)


def usually(rules: IndianChief, hand: Sequence[Card]) -> Shown:
    """The cards the others usually show, when only *hand* is known not to be theirs."""
    cards = len(rules.pack())
    share = USUAL * (rules.seats - 1) / (cards - HAND)
    held = [card.rank for card in hand]
    copies = cards // len(RANKS)
    return [0.0, 0.0, *[(copies - held.count(rank)) * share for rank in RANKS]]


def averaged(deals: Sequence[Sequence[Card]]) -> Shown:
    """The number of cards of each rank in the melds, on average."""
    shown = [0.0] * (ACE + 1)
    for cards in deals:
        for card in cards:
            shown[card.rank] += 1 / len(deals)
    return shown
