"""The campfire animation: the fire in the middle breathes, and grows or sinks to its height."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.icons import campfire
from game.art.svg_picture import SvgPicture
from game.ui.cached_sprite import CachedSprite, CachedSprites

_BREATH = 0.25
"""Seconds that one picture of the fire stays."""
_SLEEPS = 20.0
"""After so many seconds in which nothing happened the fire breathes no more."""
_CLIMBS = 0.4
"""The fire grows or sinks to its new height in so many seconds, step by step."""


class CampfireAnimation:
    """The fire as it burns; it breathes until nothing happened for 20 seconds."""

    def __init__(self, sprites: CachedSprites) -> None:
        self.sprites = sprites
        self._age = 0.0
        self._idle = 0.0
        self._height: float | None = None
        """How high the fire burns just now; None before it was ever seen."""
        self._step = 0.0
        self._burning: pygame.Surface | None = None

    def finish(self) -> None:
        """Bring the fire to its height at once."""
        self._height = None

    def wake(self) -> None:
        """Breathe again: something happened."""
        self._idle = 0.0

    def update(self, dt: float, height: int, still: bool) -> bool:
        """Let *dt* seconds pass for a fire that should have this *height*; True while it moves."""
        climbing = self._climb(height, dt, still)
        if climbing or height <= 0 or still or self._idle >= _SLEEPS:
            return climbing
        self._idle += dt
        self._age += dt
        return True

    def sprite(self, goal: int, rect: pygame.Rect) -> CachedSprite:
        """The fire as it burns now, on its way to the height *goal*."""
        frame = int(self._age / _BREATH) % campfire.FRAMES
        height = goal if self._height is None else round(self._height)

        def paint() -> pygame.Surface:
            for other in range(campfire.FRAMES):
                self.sprites.raster.request(
                    ("campfire", goal, other), rect.size, _flame(goal, other)
                )
            return self._flames(height, frame, rect.size)

        return CachedSprite(rect, paint, None)

    def _climb(self, goal: int, dt: float, still: bool) -> bool:
        """Bring the fire nearer to the height it should have; True while it is not there."""
        if self._height is None or still or self._height == goal:
            self._height, self._step = float(goal), 0.0
            return False
        self._step = self._step or abs(goal - self._height) / _CLIMBS
        by = min(self._step * dt, abs(goal - self._height))
        self._height += by if goal > self._height else -by
        if abs(goal - self._height) < 0.01:
            self._height = float(goal)
        return True

    def _flames(self, height: int, frame: int, size: tuple[int, int]) -> pygame.Surface:
        """One picture of the fire; while it is on its way, the last one stands there."""
        burns = self._burning is not None and self._burning.get_size() == size
        ask = self.sprites.raster.get_finer if burns else self.sprites.raster.get
        picture = ask(("campfire", height, frame), size, _flame(height, frame))
        if picture is not None:
            self._burning = picture
        elif self._burning is None or not burns:
            self._burning = pygame.Surface(size, pygame.SRCALPHA)
        return self._burning


def _flame(height: int, frame: int) -> Callable[[], SvgPicture]:
    return lambda: campfire.flame(height, frame)
