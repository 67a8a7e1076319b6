"""Runs: touching cards of one suit, as one lays them; by table from the ranks held."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import itemgetter

from game.engine.action import Action
from game.engine.cards import Card, pack

SUIT_SIZE = 13
"""How many ranks there are, each with a bit: so many bits has a suit."""
SUIT = (1 << SUIT_SIZE) - 1
"""All ranks of a suit: bit 0 is the two, bit 12 the ace."""
SECOND = 64
"""How far the bits of a second pack are shifted above those of the first."""
SPANS = tuple((low, high) for low in range(SUIT_SIZE) for high in range(low, SUIT_SIZE))
"""All runs there can be, by their lowest and highest bit."""
MASKS = tuple((1 << high + 1) - (1 << low) for low, high in SPANS)
BITS = {card: 1 << card.index % 54 + SECOND * card.copy for card in pack(copies=2)}
"""The bit of every card of two packs; suits follow each other."""
ANYTHING = (1 << 4 * SUIT_SIZE) - 1
"""All cards of one pack."""


@cache
def runs_in(ranks: int) -> tuple[int, ...]:
    """The numbers of all runs that cards of these ranks can make, the lowest first."""
    return tuple(number for number, mask in enumerate(MASKS) if mask & ranks == mask)


@cache
def picked(ranks: int) -> Callable[[Sequence[Action]], Iterable[Action]]:
    """The function that takes the runs of these ranks out of a list, quicker than a loop."""
    first, *others = runs_in(ranks)
    return itemgetter(first, *others) if others else itemgetter(slice(first, first + 1))


def touching(cards: Sequence[Card]) -> bool:
    """Whether *cards* are one run: a suit, and ranks without a gap; ace and two do not touch."""
    if not cards or any(card.suit is not cards[0].suit for card in cards):
        return False
    ranks = sorted(card.rank for card in cards)
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))
