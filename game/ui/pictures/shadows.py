"""Shadows: soft, thrown down and to the right, never turned with their card."""

from typing import NamedTuple

import pygame

from game.art.palette import SHADOW
from game.ui.pictures.svg_raster import Size
from game.ui.surface_cache import MEGABYTE, SurfaceCache, room_in
from game.ui.units import Units

_COARSE = 4
"""Shadows are blurred at a quarter of their size: soft things lose nothing by it."""

_HEIGHTS = 4
"""Heights are told apart in quarters."""

_PARTS, _LEAST = 0.5, 3 * MEGABYTE
"""How much is kept: so many pictures of the whole window, so many bytes at least."""

_STEP = 3
_CORNER = 0.064


class Cast(NamedTuple):
    """A shadow's picture and where its middle lies, in pixels from the middle of its thing."""

    picture: pygame.Surface
    dx: int
    dy: int

    def under(self, middle: tuple[float, float]) -> pygame.Rect:
        """Return where the shadow lies for a thing whose middle is there."""
        place = self.picture.get_rect()
        place.center = (round(middle[0]) + self.dx, round(middle[1]) + self.dy)
        return place


class Shadows:
    """Shadows by size, height and angle of the thing."""

    def __init__(self, units: Units) -> None:
        self._kept: SurfaceCache[tuple[Size, int, int, int]] = SurfaceCache(_LEAST)
        self.clear(units)

    def cast(self, size: Size, height: float, angle: float = 0, radius: int | None = None) -> Cast:
        """Return the shadow of a thing of *size* pixels.

        *height*: 0 lies, 1 is held, 2.5 is lifted, 4 flies. *angle* is in degrees,
        counter-clockwise; *radius* of its corners in pixels, of a card if None.
        """
        steps = max(0, min(4 * _HEIGHTS, round(height * _HEIGHTS)))
        turn = round(angle / _STEP) * _STEP % 180
        corner = round(size[0] * _CORNER) if radius is None else radius
        key = (size, steps, turn, corner)
        picture = self._kept.get(key)
        level = steps / _HEIGHTS
        if picture is None:
            picture = self._painted(size, level, turn, corner)
            self._kept.put(key, picture)
        u = self._units.u
        return Cast(picture, round((0.25 + 0.17 * level) * u), round((0.35 + 0.35 * level) * u))

    def clear(self, units: Units) -> None:
        """Forget every shadow and measure by *units* from now on."""
        self._units = units
        self._kept.clear(room_in((units.width, units.height), _PARTS, _LEAST))

    def _painted(self, size: Size, level: float, turn: int, corner: int) -> pygame.Surface:
        blur = (0.5 + 0.5 * level) * self._units.u
        # Two box blurs of half the rim each reach exactly as far as the rim is wide.
        soft = max(1, round(blur / _COARSE / 2))
        pad = 2 * soft * _COARSE
        wide, tall = size[0] + 2 * pad, size[1] + 2 * pad
        small = pygame.Surface((wide // _COARSE + 1, tall // _COARSE + 1), pygame.SRCALPHA)
        alpha = round(255 * max(0.1, 0.42 - 0.03 * level))
        ink = pygame.Color(SHADOW)
        small.fill((ink.r, ink.g, ink.b, 0))
        body = pygame.Rect(0, 0, max(1, size[0] // _COARSE), max(1, size[1] // _COARSE))
        body.center = small.get_rect().center
        pygame.draw.rect(small, (ink.r, ink.g, ink.b, alpha), body, border_radius=corner // _COARSE)
        small = pygame.transform.box_blur(pygame.transform.box_blur(small, soft), soft)
        if turn:
            small = pygame.transform.rotozoom(small, turn, 1)
        return pygame.transform.smoothscale(
            small, (small.get_width() * _COARSE, small.get_height() * _COARSE)
        )
