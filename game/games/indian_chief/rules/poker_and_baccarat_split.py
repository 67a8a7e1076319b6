"""The best split of the seven cards of the box Indian Chief: five for poker, two for Baccarat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, starmap
from operator import add, itemgetter

from game.engine.action import Action
from game.engine.cards import Card
from game.games.indian_chief.rules.poker_and_baccarat import DIGITS, REST, by_ranks, chief

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


def split(cards: Sequence[Card], pair: Sequence[Card]) -> tuple[Card, ...]:
    """Seven cards with the five for poker before the *pair* for Baccarat."""
    return (*[card for card in cards if card not in pair], *pair)


def best_split(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Seven cards in the order that scores most; of equal ones the first of *PAIRS* (R11)."""
    digits = [DIGITS[card.rank] for card in cards]
    five, two, seven = by_ranks(), REST, sum(digits)
    worths = [five[seven - pair] + two[pair] for pair in starmap(add, combinations(digits, 2))]
    if sum([SUITED[card.index] for card in cards]) + SHORT_OF_EIGHT & FIVE_OF_A_SUIT:
        suits = [card.suit for card in cards]
        suit = max(suits[:3], key=suits.count)  # if five are of a suit, one of any three is
        odd = {at for at, each in enumerate(suits) if each is not suit}
        for number, pair in enumerate(PAIRS):
            if odd.issubset(pair):
                worths[number] = chief(SPLITS[number](cards))
    return SPLITS[worths.index(max(worths))](cards)


def parted(action: Action) -> tuple[Card, ...]:
    """The cards of an Indian Chief, five for poker first: as stated, or else the best way."""
    if action.groups:
        return split(action.cards, action.groups[0])
    return best_split(action.cards)
