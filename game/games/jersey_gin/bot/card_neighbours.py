"""The neighbours of each card: the others of its rank, and the next in suit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from game.engine.cards import Card, pack
from game.games.jersey_gin.rules.deadwood_points import card_points
from game.games.jersey_gin.rules.melds import BITS, COLUMN, DECK, STRIDE, Mask


class Near(NamedTuple):
    """A card among its neighbours, all as masks; 0 where there is none."""

    card: Card
    bit: Mask
    value: int
    alike: Mask
    """The other three of its rank."""
    below: Mask
    above: Mask
    two_below: Mask
    two_above: Mask

    @property
    def beside(self) -> Mask:
        """The cards that share a pair with it: of its rank or no more than two away in suit."""
        return self.alike | self.below | self.above | self.two_below | self.two_above

    def completing(self, hand: Mask) -> Mask:
        """The cards that make a meld with this one and one other card of *hand*."""
        found = self.alike if hand & self.alike else 0
        if hand & self.above:
            found |= self.below | self.two_above
        if hand & self.below:
            found |= self.above | self.two_below
        if hand & self.two_above:
            found |= self.above
        if hand & self.two_below:
            found |= self.below
        return found & ~hand


@cache
def neighbours() -> dict[Mask, Near]:
    """Every card by its bit."""
    return {BITS[card.index]: _near(card) for card in pack()}


def singles(mask: Mask) -> Iterator[Mask]:
    """The cards of a mask, each as its bit."""
    while mask:
        low = mask & -mask
        mask ^= low
        yield low


def _near(card: Card) -> Near:
    bit = BITS[card.index]
    alike = COLUMN << (bit.bit_length() - 1) % STRIDE & ~bit
    below, above = bit >> 1 & DECK, bit << 1 & DECK
    two_below = below >> 1 & DECK
    two_above = above << 1 & DECK
    return Near(card, bit, card_points(bit), alike, below, above, two_below, two_above)
