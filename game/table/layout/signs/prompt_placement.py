"""The place of the prompt: the status line, which grows upwards, away from the hand."""

from __future__ import annotations

from game.table.layout.text_room import (
    grown,
    hand_drop,
    prompt_height,
)
from game.table.layout.viewport import Box, Viewport


def prompt_box(f: Viewport, text: float) -> Box:
    """The place of the status line; it grows upwards, away from the cards that are picked."""
    wide, tall = grown(min(88.0, f.w * 0.52), text, 0.2), prompt_height(text)
    return Box(f.cx - wide / 2, f.h * 0.68 + 1.9 + hand_drop(text) * 0.6 - tall, wide, tall)
