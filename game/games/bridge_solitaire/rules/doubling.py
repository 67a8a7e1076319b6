"""Doubling in Bridge Solitaire: a contract counts more for the jokers in the hand (BS-C5)."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.cards import Card


def multiplier(hand: Iterable[Card]) -> int:
    """1, or 2 with one joker in *hand*, 4 with both, whoever declares."""
    return multiplier_of(sum([card.is_joker for card in hand]))


def multiplier_of(jokers: int) -> int:
    """The same by the number of *jokers*."""
    return 1 << jokers
