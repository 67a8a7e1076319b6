"""A stray press: the second of a quick pair, on a thing that came under the pointer meanwhile."""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import NamedTuple

SOON = 0.4
"""The two presses of a double click follow each other within so many seconds."""


class _Press(NamedTuple):
    pos: tuple[int, int]
    under: Hashable
    at: float


class StrayPress:
    """The last press: where it was, when, and what lay there."""

    def __init__(self) -> None:
        self._last: _Press | None = None

    def strays(self, press: tuple[int, int], under: Hashable, now: float, slop: float) -> bool:
        """Whether a press at a place (in pixels) belongs to the last one, but meets another thing.

        *under* names what lies there, None where nothing does; *now* is in seconds, and presses
        up to *slop* pixels apart are at the same place.
        """
        last, self._last = self._last, _Press(press, under, now)
        if last is None or under is None or under == last.under:
            return False
        stray = now - last.at <= SOON and math.dist(press, last.pos) <= slop
        if stray:
            self._last = last  # a third press is for what lay there, too
        return stray
