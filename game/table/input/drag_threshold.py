"""The drag threshold: how far the pressed mouse moves before a shaky click becomes a drag."""

from __future__ import annotations

import math

_LEAST = 4.0
_SLOP = 5.0
"""In pixels of a window that is 1080 high."""


def drag_threshold(height: int) -> float:
    """The distance in pixels, in a window of this *height* in pixels."""
    return max(_LEAST, _SLOP * height / 1080)


def is_drag(pressed: tuple[int, int], now: tuple[int, int], threshold: float) -> bool:
    """Whether the way from where the button was *pressed* is longer than *threshold* pixels."""
    return math.dist(now, pressed) > threshold
