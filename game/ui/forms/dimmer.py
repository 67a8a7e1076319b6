"""The dimmer: night over the whole window, beneath a dialog."""

from collections.abc import Hashable

import pygame

from game.art.palette import NIGHT
from game.ui.pictures.svg_raster import Size

_DIM = 150


class Dimmer:
    """Night laid over the whole window."""

    def __init__(self, size: Size, alpha: int = _DIM) -> None:
        self._size = size
        self._alpha = alpha

    def bounds(self) -> pygame.Rect:
        """Return the window."""
        return pygame.Rect((0, 0), self._size)

    def stamp(self) -> Hashable:
        """Return what the picture depends on."""
        return "veil", self._size, self._alpha

    def paint(self, surface: pygame.Surface) -> None:
        """Dim what lies beneath, within the clip."""
        area = surface.get_clip().clip(self.bounds())
        dark = pygame.Surface(area.size).convert(surface)
        dark.fill(NIGHT)
        dark.set_alpha(self._alpha)
        surface.blit(dark, area)
