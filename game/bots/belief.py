"""Belief: imagined deals are the likelier, the better what was said and done fits them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias, TypeVar

W = TypeVar("W")
Likelihood: TypeAlias = Callable[[W], float]
"""How likely it is that all was said and done as it was, if the cards lie so; 0 to 1."""


def believed(
    worlds: Iterator[W], likelihood: Likelihood[W], tries: int, rng: Random
) -> Iterator[W]:
    """Of every *tries* imagined *worlds* one, drawn by its *likelihood* (sampling by importance).

    The more tries, the nearer to what is really to be believed; where none is possible at all,
    any will do.
    """
    while True:
        drawn = [next(worlds) for _ in range(tries)]
        weights = [likelihood(world) for world in drawn] if tries > 1 else [1.0]
        yield rng.choices(drawn, weights)[0] if sum(weights) else drawn[0]
