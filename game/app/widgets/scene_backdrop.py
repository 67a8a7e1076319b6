"""The backdrop of a screen: painted in the background, with plain dusk until it is there."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.app.widgets.dusk_sky import dusk_sky
from game.art.svg_picture import SvgPicture
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.pictures.svg_raster import Size


class SceneBackdrop:
    """A backdrop painted in the background; until it is ready, the plain dusk stands in."""

    def __init__(
        self,
        raster: PictureLoader,
        key: Hashable,
        make: Callable[[Size], SvgPicture],
        plain: Callable[[Size], pygame.Surface] | None = None,
    ) -> None:
        """Draw the picture of a size in pixels by *make*; *plain* is what is shown before it."""
        self._raster = raster
        self._key = key
        self._make = make
        self._plain = plain or dusk_sky

    def picture(self, size: Size) -> pygame.Surface:
        """The backdrop as far as it is painted."""
        return self._ready(size) or self._plain(size)

    def stamp(self, size: Size) -> Hashable:
        """Whether the real picture is there."""
        return self._key, self._ready(size) is not None

    def _ready(self, size: Size) -> pygame.Surface | None:
        return self._raster.get(("scenery", self._key), size, lambda: self._make(size))
