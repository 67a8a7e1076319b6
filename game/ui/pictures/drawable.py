"""A drawable: a thing that a canvas can paint."""

from collections.abc import Hashable
from typing import Protocol

import pygame


class Drawable(Protocol):
    """A thing the canvas can paint."""

    def bounds(self) -> pygame.Rect:
        """Return every pixel the thing may touch, its shadow included."""
        ...

    def stamp(self) -> Hashable:
        """Return something that differs whenever the picture differs."""
        ...

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the thing where it stands."""
        ...
