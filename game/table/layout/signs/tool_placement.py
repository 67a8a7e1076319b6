"""The places of the tools: small buttons one under the other at the right edge of the window."""

from __future__ import annotations

from game.table.layout.viewport import Box, Viewport

WIDE = 3.4
"""How wide a tool is, in u, as all that follows."""

_TALLEST = 4.6
_GAP = 0.6
_CLEAR = 0.8
"""The air between the tools and what lies over or under them."""


def tool_boxes(frame: Viewport, count: int, top: float, low: float) -> tuple[Box, ...]:
    """The boxes of *count* tools between *top* and *low*, near the middle of the window."""
    step = min(_TALLEST + _GAP, (low - top - 2 * _CLEAR + _GAP) / count)
    whole = count * step - _GAP
    first = min(max(frame.h * 0.45 - whole / 2, top + _CLEAR), low - _CLEAR - whole)
    x = frame.w - WIDE
    return tuple(Box(x, first + n * step, WIDE, step - _GAP) for n in range(count))
