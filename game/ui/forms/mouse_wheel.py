"""The mouse wheel: it scrolls the area under the pointer, as long as that goes any farther."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.units import Units
from game.ui.widgets.widget import Widget

_WHEEL = 6.0


def turn_wheel(
    e: pygame.event.Event, roots: Sequence[Widget], pos: tuple[int, int], units: Units
) -> bool:
    """Scroll what lies under the pointer at *pos* pixels; False if nothing there scrolls."""
    way = -float(getattr(e, "precise_y", e.y)) * units(_WHEEL)
    for root in reversed(roots):
        for area in root.scrolling():
            if area.rect.collidepoint(pos) and area.scroll_by(way):
                return True
    return False
