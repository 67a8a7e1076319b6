"""The place of the open log: between the score panel and the buttons, which stay in view."""

from __future__ import annotations

from game.table.layout.text_room import (
    drawer_width,
)
from game.table.layout.viewport import Box, Viewport


def log_drawer_box(
    f: Viewport, score_panel: Box, actions: Box, score_boxes: Box | None, text: float
) -> Box:
    """The open log: between the score panel and the buttons, all of which stay in view."""
    top = score_panel.bottom + 1.0
    low = min(box.y for box in (actions, score_boxes) if box is not None) - 1.0
    wide = drawer_width(text)
    return Box(f.w - wide, top, wide, low - top)
