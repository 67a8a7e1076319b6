"""The place of the title: the emblem, the name of the game and its aim."""

from __future__ import annotations

from game.table.layout.text_room import (
    grown,
)
from game.table.layout.viewport import Box, Viewport

MARGIN = 2.0


def title_box(f: Viewport, text: float) -> Box:
    """The emblem, the title and the aim of the game."""
    return Box(MARGIN, MARGIN, grown(min(44.0, f.w * 0.2), text, 0.12), grown(10.2, text, 0.35))
