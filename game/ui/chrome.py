"""The drawer of cut papers: every button, pill and knob painted once for each size and state."""

from collections.abc import Callable, Hashable

import pygame

from game.ui.kept import MEGABYTE, Kept
from game.ui.picture import Size, picture


class Chrome:
    """Painted shapes by what they are and their size."""

    def __init__(self, room: int = 32 * MEGABYTE) -> None:
        self._kept: Kept[tuple[Hashable, Size]] = Kept(room)

    def piece(self, what: Hashable, size: Size, draw: Callable[[], str]) -> pygame.Surface:
        """Return the shape *what* in *size* pixels, drawn as SVG text the first time."""
        return self.made(what, size, lambda: picture(draw(), size))

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

    def clear(self) -> None:
        """Forget everything: after a change of size."""
        self._kept.clear()
