"""Poker and Baccarat: what five and two cards of an Indian Chief count, and their best split."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations, starmap
from operator import add, itemgetter
from typing import Final

from game.engine.action import Action
from game.engine.cards import Card

FACE: Final = (0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1)
"""Face value by rank number: ace 1, ten to king 10."""
ACE = 14
RANKS = range(2, ACE + 1)
STRAIGHT_FLUSH, FLUSH, STRAIGHT, HIGH_CARD = 45, 30, 25, 5
GROUPS = {25: 50, 17: 40, 13: 35, 11: 20, 9: 15, 7: 10, 5: HIGH_CARD}
"""Poker points by how often the rank of each of the five cards occurs, added up: 3 + 3 + 3 + 2 + 2
is a full house."""
DIGITS: Final = (0, 0, *[8**place for place in range(len(RANKS))])
"""A number for each rank number: no other seven cards have the same sum of them."""
PAIRS = tuple(combinations(range(7), 2))
"""The ways to set two of seven cards aside."""
SPLITS: tuple[Callable[[Sequence[Card]], tuple[Card, ...]], ...] = tuple(
    itemgetter(*[place for place in range(7) if place not in pair], *pair) for pair in PAIRS
)
"""What puts those two behind the five for poker, as :func:`split` does; in the order of *PAIRS*."""
SUITED = tuple(1 << 4 * (index % 54 // 13) for index in range(2 * 54))
"""A number for each card by its index: the sum of some counts each suit in four bits."""
SHORT_OF_EIGHT = 0x3333
"""Added to such a sum, it sets the highest of the four bits where there are five or more."""
FIVE_OF_A_SUIT = 0x8888


def baccarat(one: Card, other: Card) -> int:
    """The Baccarat value: the face values without the tens digit."""
    return (FACE[one.rank] + FACE[other.rank]) % 10


def poker(five: Sequence[Card]) -> int:
    """The points of the best category five cards belong to (R12, R13)."""
    ranks = [card.rank for card in five]
    points = GROUPS[sum(map(ranks.count, ranks))]
    if points == HIGH_CARD and has_straight(ranks):
        points = STRAIGHT
    suits = [card.suit for card in five]
    if suits.count(suits[0]) == 5:
        return STRAIGHT_FLUSH if points == STRAIGHT else max(FLUSH, points)
    return points


def has_straight(ranks: Iterable[int]) -> bool:
    """Whether five of these ranks are in a row, the ace above the king or below the two (R12)."""
    row = 0
    for rank in ranks:
        row |= 1 << rank
    row |= (row >> (ACE - 1)) & 2  # the ace below the two
    return row & (row >> 1) & (row >> 2) & (row >> 3) & (row >> 4) > 0


def chief(cards: Sequence[Card]) -> int:
    """Poker points of the first five cards and Baccarat value of the last two (IC-S7)."""
    return poker(cards[:5]) + baccarat(cards[5], cards[6])


def split(cards: Sequence[Card], pair: Sequence[Card]) -> tuple[Card, ...]:
    """Seven cards with the five for poker before the *pair* for Baccarat."""
    return (*[card for card in cards if card not in pair], *pair)


def best_split(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Seven cards in the order that scores most; of equal ones the first of *PAIRS* (R11)."""
    worths = worths_by_ranks([card.rank for card in cards])
    if has_five_of_a_suit(cards):
        suits = [card.suit for card in cards]
        suit = max(suits[:3], key=suits.count)  # if five are of a suit, one of any three is
        odd = {at for at, each in enumerate(suits) if each is not suit}
        for number, pair in enumerate(PAIRS):
            if odd.issubset(pair):
                worths[number] = chief(SPLITS[number](cards))
    return SPLITS[worths.index(max(worths))](cards)


def worths_by_ranks(ranks: Sequence[int]) -> list[int]:
    """The points of seven cards of these ranks, flushes aside, with each of *PAIRS* set aside."""
    faces = [FACE[rank] for rank in ranks]
    twos = [both % 10 for both in starmap(add, combinations(faces, 2))]
    points = by_groups(tuple(map(ranks.index, ranks)))
    worths = [*map(add, points, twos)]
    if has_straight(ranks):
        for number, five in enumerate(fives(ranks)):
            if points[number] == HIGH_CARD and has_straight(five):
                worths[number] += STRAIGHT - HIGH_CARD
    return worths


@cache
def by_groups(alike: Sequence[int]) -> list[int]:
    """The poker points that each of *PAIRS* leaves of seven cards, for equal ranks alone.

    Cards of one rank are given by the same number.
    """
    return [GROUPS[sum(map(five.count, five))] for five in fives(alike)]


def fives(seven: Iterable[int]) -> Sequence[tuple[int, ...]]:
    """What each of *PAIRS* leaves of *seven*."""
    return [*combinations(seven, 5)][::-1]


def best_points(cards: Sequence[Card]) -> int:
    """The points of seven cards in the order that scores most."""
    if has_five_of_a_suit(cards):
        return chief(best_split(cards))
    return best_by_ranks(sum([DIGITS[card.rank] for card in cards]))


def has_five_of_a_suit(cards: Sequence[Card]) -> bool:
    """Whether five or more of some cards, at most twelve, are of one suit."""
    suited = sum([SUITED[card.index] for card in cards])
    return suited + SHORT_OF_EIGHT & FIVE_OF_A_SUIT > 0


@lru_cache(10_000)
def best_by_ranks(seven: int) -> int:
    """The most points of seven cards without a flush, given by the sum of their *DIGITS*."""
    return max(worths_by_ranks([rank for rank in RANKS for _ in range(seven // DIGITS[rank] % 8)]))


def parted(action: Action) -> tuple[Card, ...]:
    """The cards of an Indian Chief, five for poker first: as stated, or else the best way."""
    if action.groups:
        return split(action.cards, action.groups[0])
    return best_split(action.cards)
