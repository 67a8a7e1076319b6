"""Bids as numbers, in their order; and which hands may bid no trump."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.engine.cards import Card, Suit

WORDS = re.compile(
    r"(\d{1,2})\s*(c|d|h|s|nt?|clubs?|diamonds?|hearts?|spades?|no[_ -]?trumps?)\b", re.I
)
PASS = 0
STRAINS = "cdhsn"
"""Clubs < diamonds < hearts < spades < no trump."""
SUITS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
NO_TRUMP = 5
"""The strain of a no-trump bid."""
HIGHEST = 7
"""The highest level."""
TRICKS = 13
"""The tricks of a hand (BS-D12)."""
EVEN_SHAPES: Final = ([4, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 2])
"""The suit lengths that allow no trump with no joker, one and two."""


def bid_number(level: int, strain: int) -> int:
    """A bid of *level* in *strain*, 1 for clubs to 5 for no trump: ``1c`` is 101, ``7n`` 705."""
    return 100 * level + strain


BIDS = tuple(bid_number(level, strain) for level in range(1, HIGHEST + 1) for strain in range(1, 6))
WRITTEN: Mapping[str, int] = MappingProxyType(
    {f"{bid // 100}{STRAINS[bid % 100 - 1]}": bid for bid in BIDS}
)
"""Bids by how they are written: ``1c``, ``4s``, ``3n``."""
TEXTS: Mapping[int, str] = MappingProxyType({bid: text for text, bid in WRITTEN.items()})


def read_bid(text: str) -> tuple[int, str] | None:
    """The bid a text begins with, ``1c``, ``3NT`` or ``2 hearts``, and the rest; None for none."""
    found = WORDS.match(text)
    if found is None:
        return None
    strain = STRAINS.index(found[2][0].lower()) + 1
    return bid_number(int(found[1]), strain), text[found.end() :].strip()


def level_of(bid: int) -> int:
    """The level of a bid, 1 to 7."""
    return bid // 100


def trump_of(bid: int) -> Suit | None:
    """The trump suit; None in no trump."""
    strain = bid % 100
    return None if strain == NO_TRUMP else SUITS[strain - 1]


def needed(bid: int) -> int:
    """The number of tricks that make the contract."""
    return 6 + level_of(bid)


def allows_no_trump(hand: Sequence[Card]) -> bool:
    """Whether a hand of thirteen has one of the three shapes for no trump (BS-C3)."""
    lengths = [0, 0, 0, 0]
    jokers = 0
    for card in hand:
        if card.rank:
            lengths[SUITS.index(card.suit)] += 1
        else:
            jokers += 1
    lengths.sort(reverse=True)
    return lengths == EVEN_SHAPES[jokers]
