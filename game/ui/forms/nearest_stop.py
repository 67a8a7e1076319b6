"""The nearest stop: where an arrow key leads from the thing that has the focus."""

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

import pygame

_ASIDE = 3.0
"""A thing one pixel aside counts as this many pixels ahead."""


class Focusable(Protocol):
    """A thing the focus can stand on."""

    name: Hashable

    @property
    def rect(self) -> pygame.Rect:
        """Where it stands."""
        ...

    @property
    def focusable(self) -> bool:
        """True if the focus may stand on it now."""
        ...


S = TypeVar("S", bound=Focusable)


def nearest(start: S, stops: Sequence[S], dx: int, dy: int) -> S | None:
    """Return the stop that lies nearest to *start* in the direction (dx, dy), or None.

    What lies straight ahead wins over what lies aside; a stop counts as ahead if its middle is,
    and what lies more aside than ahead counts only if there is nothing else.
    """
    here = start.rect
    best: tuple[bool, float, int] | None = None
    found: S | None = None
    for index, stop in enumerate(stops):
        if stop is start or not stop.focusable:
            continue
        there = stop.rect
        ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
        if ahead <= 0:
            continue
        if dx:
            aside = _outside((here.top, here.bottom), (there.top, there.bottom))
            off = abs(there.centery - here.centery)
        else:
            aside = _outside((here.left, here.right), (there.left, there.right))
            off = abs(there.centerx - here.centerx)
        # What shares no more than a rim of the row is as far away as his row is.
        score = (aside > ahead, ahead + _ASIDE * aside + off * (1 if aside else 0.1), index)
        if best is None or score < best:
            best, found = score, stop
    return found


def _outside(one: tuple[int, int], other: tuple[int, int]) -> float:
    """Return the pixels by which two spans miss sharing a sixth of the shorter; 0 where they do."""
    shared = min(one[1], other[1]) - max(one[0], other[0])
    return max(0.0, min(one[1] - one[0], other[1] - other[0]) / 6 - shared)
