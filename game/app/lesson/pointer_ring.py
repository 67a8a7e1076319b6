"""The pointer ring: a ring round the thing a lesson speaks of, unlike that of the keyboard."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.art.palette import LAMP, NIGHT
from game.art.svg import Paint, document, rect
from game.ui.theme import Theme

AIR = 0.7
"""Between the thing and its ring, in u."""
LINE = 0.5
EDGE = 0.25
"""How wide the ring and its dark edge are, in u."""
CORNER = 1.4


class PointerRing:
    """A lamp-coloured ring with a dark edge, over everything on the table."""

    def __init__(self, theme: Theme, area: pygame.Rect) -> None:
        """Round *area*, in pixels."""
        self._theme = theme
        grown = 2 * theme.units(AIR + LINE + EDGE)
        self._rect = area.inflate(grown, grown)

    def bounds(self) -> pygame.Rect:
        """The ring with its edge."""
        return self._rect

    def stamp(self) -> Hashable:
        """What the picture depends on."""
        return "pointer ring", self._rect.size, self._theme.stamp

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the ring."""
        size = self._rect.size
        picture = self._theme.shapes.piece(("pointer ring",), size, lambda: self._svg(*size))
        surface.blit(picture, self._rect)

    def _svg(self, wide: int, tall: int) -> str:
        u = self._theme.units.exact
        broad, line, corner = u(LINE + 2 * EDGE), u(LINE), u(CORNER)
        half = broad / 2
        place = (half, half, wide - broad, tall - broad, corner)
        edge = rect(*place, Paint("none", NIGHT, broad))
        return document(wide, tall, edge + rect(*place, Paint("none", LAMP, line)))
