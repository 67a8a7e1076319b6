"""Picture sprites: a picture, a leaning sheet, an arrow."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.art.palette import BRASS, INK
from game.art.svg import document, path
from game.ui.pictures.svg_raster import Size
from game.ui.theme import Theme


class PictureSprite:
    """A picture at a place, with its shadow if it lies *height* above the table."""

    def __init__(
        self,
        theme: Theme,
        picture: pygame.Surface,
        centre: tuple[int, int],
        *,
        body: Size | None = None,
        angle: float = 0,
        height: float | None = None,
    ) -> None:
        """Take *body* and *angle*, the size and turn of what throws the shadow."""
        self.picture = picture
        self.place = picture.get_rect(center=centre)
        self._shade: pygame.Surface | None = None
        self._under = self.place
        if height is not None:
            cast = theme.shadows.cast(
                body or picture.get_size(), height, angle, radius=theme.units(0.4)
            )
            self._shade, self._under = cast.picture, cast.under(centre)

    def bounds(self) -> pygame.Rect:
        """The picture with its shadow."""
        return self.place.union(self._under)

    def stamp(self) -> Hashable:
        """The pictures themselves."""
        return self.picture, self._shade

    def paint(self, surface: pygame.Surface) -> None:
        """Shadow, then picture."""
        if self._shade is not None:
            surface.blit(self._shade, self._under)
        surface.blit(self.picture, self.place)


def rotated(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """A picture leaning by *angle* degrees, counter-clockwise, its edges smooth."""
    return pygame.transform.rotozoom(picture, angle, 1)


def arrow(theme: Theme, turn: str, colour: str = BRASS) -> pygame.Surface:
    """A small arrow that points *turn*: up, down, left or right."""
    side = theme.units(2.6)
    points = {
        "right": "M2,1L9,5L2,9Z",
        "left": "M8,1L1,5L8,9Z",
        "down": "M1,2L5,9L9,2Z",
        "up": "M1,8L5,1L9,8Z",
    }[turn]
    shape = document(10, 10, path(points, colour, INK, 0.4))
    return theme.shapes.piece(("mark", turn, colour), (side, side), lambda: shape)
