"""The shape cache: every button, pill and knob painted once for each size and state."""

from collections.abc import Callable, Hashable

import pygame

from game.ui.pictures.svg_raster import Size, rasterize_svg
from game.ui.surface_cache import MEGABYTE, SurfaceCache, room_in

_PARTS, _LEAST = 0.35, 2 * MEGABYTE
"""How much is kept: so many pictures of the whole window, so many bytes at least."""


class ShapeCache:
    """Painted shapes by what they are and their size."""

    def __init__(self) -> None:
        self._kept: SurfaceCache[tuple[Hashable, Size]] = SurfaceCache(_LEAST)

    def piece(self, what: Hashable, size: Size, draw: Callable[[], str]) -> pygame.Surface:
        """Return the shape *what* in *size* pixels, drawn as SVG text the first time."""
        return self.made(what, size, lambda: rasterize_svg(draw(), size))

    def made(
        self, what: Hashable, size: Size, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """Return what *make* paints, kept under *what* and a size."""
        key = (what, size)
        piece = self._kept.get(key)
        if piece is None:
            piece = make()
            self._kept.put(key, piece)
        return piece

    def clear(self, window: Size) -> None:
        """Forget everything; from now on shapes are for a *window* of this size in pixels."""
        self._kept.clear(room_in(window, _PARTS, _LEAST))
