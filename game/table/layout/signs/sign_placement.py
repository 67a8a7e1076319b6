"""The places of the signs: title, status line, open log, and the tools at the right edge."""

from __future__ import annotations

from game.table.layout.text_room import (
    TWO_LINES,
    drawer_width,
    grown,
    hand_drop,
    prompt_height,
)
from game.table.layout.viewport import Box, Viewport

MARGIN = 2.0
TOOL_WIDTH = 3.4
"""How wide a tool is, in u, as all that follows."""
_TALLEST = 4.6
_GAP = 0.6
_CLEAR = 0.8
"""The air between the tools and what lies over or under them."""


def title_box(f: Viewport, text: float) -> Box:
    """The emblem, the title and the aim of the game."""
    return Box(MARGIN, MARGIN, grown(min(44.0, f.w * 0.2), text, 0.12), grown(10.2, text, 0.35))


def prompt_box(f: Viewport, text: float) -> Box:
    """The place of the status line; it grows upwards, away from the cards that are picked."""
    wide, tall = grown(min(88.0, f.w * 0.52), text, 0.2), prompt_height(text)
    return Box(f.cx - wide / 2, f.h * 0.68 + 1.9 + hand_drop(text) * 0.6 - tall, wide, tall)


def over_status_line(box: Box, prompt: Box) -> Box:
    """*box* as far as it lies over the status line, which has two lines if it needs them."""
    low = prompt.bottom - max(prompt.h, TWO_LINES) - _GAP
    return box if box.bottom <= low else box._replace(h=max(0.0, low - box.y))


def log_drawer_box(
    f: Viewport, score_panel: Box, actions: Box, score_boxes: Box | None, text: float
) -> Box:
    """The open log: between the score panel and the buttons, all of which stay in view."""
    top = score_panel.bottom + 1.0
    low = min(box.y for box in (actions, score_boxes) if box is not None) - 1.0
    wide = drawer_width(text)
    return Box(f.w - wide, top, wide, low - top)


def tool_boxes(frame: Viewport, count: int, top: float, low: float) -> tuple[Box, ...]:
    """The boxes of *count* tools between *top* and *low*, near the middle of the window."""
    step = min(_TALLEST + _GAP, (low - top - 2 * _CLEAR + _GAP) / count)
    whole = count * step - _GAP
    first = min(max(frame.h * 0.45 - whole / 2, top + _CLEAR), low - _CLEAR - whole)
    x = frame.w - TOOL_WIDTH
    return tuple(Box(x, first + n * step, TOOL_WIDTH, step - _GAP) for n in range(count))
