"""The shapes of a hand that allow a bid of no trump in Bridge Solitaire (BS-C3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.cards import Card
from game.games.bridge_solitaire.rules.bid_numbers import SUITS

EVEN_SHAPES: Final = ([4, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 2])
"""The suit lengths that allow no trump with no joker, one and two."""


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
