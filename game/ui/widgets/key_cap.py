"""The key cap: the key that presses a button, drawn as a key of the keyboard."""

import pygame

from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.text.text_renderer import SMALLEST
from game.ui.theme import Theme

_SIDE = 1.5
"""How tall a cap is, in heights of its letters."""
_PAD = 0.6
_LOW, _LOW_SIDE = 0.75, 1.1
"""The letters of a low cap, in parts of the usual size, and how tall it is in heights of them."""


class KeyCap:
    """The name of a key in its outline; a *low* one stands under the words of a button."""

    def __init__(self, theme: Theme, key: str, *, low: bool = False) -> None:
        self.theme = theme
        self.key = key
        self.low = low
        style = theme.style("key")
        self._style = style._replace(px=max(SMALLEST, round(style.px * _LOW))) if low else style

    @property
    def size(self) -> Size:
        """Width and height in pixels: a square for a letter, broader for a longer name."""
        tall = round(self._style.px * (_LOW_SIDE if self.low else _SIDE))
        pad = round(self.theme.units(_PAD) * (_LOW if self.low else 1))
        return max(tall, self.theme.type.size(self.key, self._style)[0] + 2 * pad), tall

    def paint(self, surface: pygame.Surface, colour: str, middle: tuple[int, int]) -> None:
        """Paint it about its *middle*, in pixels."""
        theme = self.theme
        place = pygame.Rect((0, 0), self.size)
        place.center = middle
        piece = theme.shapes.piece(
            ("cap", colour), place.size, lambda: widget_svg.key_cap(theme.units, place.size, colour)
        )
        surface.blit(piece, place)
        line = theme.type.render(self.key, self._style, colour)
        surface.blit(line, line.get_rect(center=place.center))
