"""The time left line: a line under the words of a pill that runs down with the time to act."""

from __future__ import annotations

import pygame

from game.art.palette import BRASS
from game.ui.units import Units


def time_left_line(units: Units, pill: pygame.Rect, pad: int, share: float) -> pygame.Rect:
    """Where the line lies in *pill*, *pad* pixels from its ends, with *share* (1 to 0) left."""
    line = pygame.Rect(0, 0, round((pill.width - 2 * pad) * share), max(2, units(0.3)))
    line.midbottom = pill.centerx, pill.bottom - units(0.35)
    return line


def paint_time_left(surface: pygame.Surface, line: pygame.Rect) -> None:
    """Paint the *line* that is left."""
    surface.fill(BRASS, line)
