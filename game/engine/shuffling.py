"""Shuffling: the cards of a pack into random order, the same for the same generator."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import floor
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Iterable[T], rng: Random) -> list[T]:
    """Return the same items in random order."""
    order = list(items)
    shuffle(order, rng)
    return order


def shuffle(order: list[T], rng: Random, top: int | None = None) -> None:
    """Shuffle *order* in place by Fisher-Yates.

    Chance comes from ``rng.random()``, the one method whose sequence Python promises to keep. It
    begins at the end, the top of a pile. Where no more than *top* items will ever be taken
    from there, it may stop after so many; what lies below is in no random order then.
    """
    roll = rng.random
    size = len(order)
    stop = 1 if top is None else max(1, size - top)
    for last, left in swaps(size)[: size - stop]:
        pick = floor(roll() * left)  # int() takes eight times as long
        order[last], order[pick] = order[pick], order[last]


@cache
def swaps(size: int) -> tuple[tuple[int, float], ...]:
    """Return the places to fill when *size* items are shuffled, and from how many items.

    These are floats, as random numbers are, for mixed numbers multiply slowly.
    """
    return tuple((last, last + 1.0) for last in range(size - 1, 0, -1))
