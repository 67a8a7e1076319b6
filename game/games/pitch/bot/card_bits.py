"""Sets of cards as bits, which are counted quickly.

A card is the bit of its index: clubs, diamonds, hearts, spades, each from the two to the ace.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from game.engine.cards import Card, Suit

BITS = tuple(1 << at for at in range(52))
ALL = sum(BITS)
RANKS = (1 << 13) - 1
"""The ranks of one suit, the two first."""
PLACES: Mapping[Suit, int] = MappingProxyType({s: 13 * at for at, s in enumerate(tuple(Suit)[:4])})
"""The index of the two of a suit."""
SUITS: Mapping[Suit, int] = MappingProxyType({s: RANKS << at for s, at in PLACES.items()})
"""All cards of a suit."""
ACES = sum(1 << place + 12 for place in PLACES.values())
TENS = ACES >> 4
ABOVE = tuple((1 << 13 * (at // 13 + 1)) - (1 << at + 1) for at in range(52))
"""By index: the higher cards of the suit."""
BELOW = tuple((1 << at) - (1 << 13 * (at // 13)) for at in range(52))
"""By index: the lower cards of the suit."""


def bits_of(cards: Iterable[Card]) -> int:
    """The set of these cards."""
    return sum([BITS[card.index] for card in cards])
