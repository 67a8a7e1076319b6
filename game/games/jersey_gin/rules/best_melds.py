"""The best melds of a hand: every way to arrange it in melds, and the one with least deadwood."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from game.games.jersey_gin.rules.deadwood_points import card_points
from game.games.jersey_gin.rules.melds import Mask, covered, lay_off_cards, melds_in

Arrangement: TypeAlias = tuple[Mask, ...]
"""Melds that share no card, in the order of their lowest cards."""


def arrangements(hand: Mask) -> Iterator[Arrangement]:
    """Yield every way to lay at least one meld of the hand, each once."""
    yield from _laid(hand, melds_in(hand), 0, ())


def best_arrangement(hand: Mask) -> Arrangement:
    """Return the first arrangement with the least deadwood; empty if there are no melds."""
    return min(arrangements(hand), key=lambda melds: card_points(hand ^ sum(melds)), default=())


def is_complete(hand: Mask, melds: Arrangement) -> bool:
    """Return whether no card left over makes one of *melds* longer or a meld of its own."""
    loose = hand ^ sum(melds)
    return not covered(loose) and not any(lay_off_cards(meld) & loose for meld in melds)


def _laid(hand: Mask, melds: list[Mask], start: int, chosen: Arrangement) -> Iterator[Arrangement]:
    for at in range(start, len(melds)):
        meld = melds[at]
        if hand & meld == meld:
            more = (*chosen, meld)
            yield more
            yield from _laid(hand ^ meld, melds, at + 1, more)
