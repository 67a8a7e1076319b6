"""Bids as numbers, in their order, and how they are read and written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.engine.cards import Suit

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
