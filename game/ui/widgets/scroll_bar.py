"""The scroll bar: a thin track, and on it a thumb that shows which part is seen."""

from __future__ import annotations

import pygame

from game.art.palette import PAPER_EDGE
from game.ui.pictures import widget_svg
from game.ui.theme import Theme

BAR = 1.0
"""The width of a bar in u."""
LEAST_THUMB = 4.0
"""The least height of a thumb in u."""


def paint_scroll_bar(
    surface: pygame.Surface, theme: Theme, track: pygame.Rect, thumb: pygame.Rect, colour: str
) -> None:
    """Paint the line of *track* and the *thumb* over it."""
    line = max(2, track.width // 5)
    surface.fill(PAPER_EDGE, (track.centerx - line // 2, track.top, line, track.height))
    pill = theme.shapes.piece(
        ("thumb", colour), thumb.size,
        lambda: widget_svg.pill(theme.units, *thumb.size, colour),
    )  # fmt: skip
    surface.blit(pill, thumb)
