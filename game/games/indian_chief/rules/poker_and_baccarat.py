"""Poker and Baccarat: what five and two of the seven cards of the box Indian Chief count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import Final

from game.engine.cards import Card

FACE: Final = (0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1)
"""Face value by rank number: ace 1, ten to king 10."""
ACE = 14
RANKS = range(2, ACE + 1)
STRAIGHT_FLUSH, FLUSH, STRAIGHT, HIGH_CARD = 45, 30, 25, 5
GROUPS = {25: 50, 17: 40, 13: 35, 11: 20, 9: 15, 7: 10, 5: HIGH_CARD}
"""Poker points by how often the rank of each of the five cards occurs, added up: 3 + 3 + 3 + 2 + 2
is a full house."""
STRAIGHTS = frozenset({0b1_0000_0000_1111 << 2, *(0b1_1111 << low for low in range(2, 11))})
"""Five ranks in a row, a bit for each rank number; the ace also below the two (R12)."""
DIGITS: Final = (0, 0, *[5**place for place in range(len(RANKS))])
"""A number for each rank number. No other five cards, nor other two, have the same sum of them, and
all sums stay small enough to be quick."""
REST = MappingProxyType(
    {
        DIGITS[one] + DIGITS[other]: (FACE[one] + FACE[other]) % 10
        for one, other in combinations_with_replacement(RANKS, 2)
    }
)
"""The Baccarat value of two cards by the sum of their *DIGITS*."""


def baccarat(one: Card, other: Card) -> int:
    """The Baccarat value: the face values without the tens digit."""
    return (FACE[one.rank] + FACE[other.rank]) % 10


def poker(five: Sequence[Card]) -> int:
    """The points of the best category five cards belong to (R12, R13)."""
    points = by_ranks()[sum([DIGITS[card.rank] for card in five])]
    suits = [card.suit for card in five]
    return flushed(points) if suits.count(suits[0]) == 5 else points


@cache
def by_ranks() -> Mapping[int, int]:
    """The points of every five cards whose suits differ, by the sum of their *DIGITS*."""
    found = {}
    for ranks in combinations_with_replacement(RANKS, 5):
        points = GROUPS[sum([ranks.count(rank) for rank in ranks])]
        if points == HIGH_CARD and sum([1 << rank for rank in ranks]) in STRAIGHTS:
            points = STRAIGHT
        found[sum([DIGITS[rank] for rank in ranks])] = points
    return found


def flushed(points: int) -> int:
    """The points of a hand worth *points* by its ranks when all is of one suit."""
    return STRAIGHT_FLUSH if points == STRAIGHT else max(FLUSH, points)


def chief(cards: Sequence[Card]) -> int:
    """Poker points of the first five cards and Baccarat value of the last two (IC-S7)."""
    return poker(cards[:5]) + baccarat(cards[5], cards[6])
