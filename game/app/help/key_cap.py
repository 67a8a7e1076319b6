"""The key cap: a key as it is printed on the keyboard, and what it does beside it."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget

CAP = 13.0
"""The room for keys, in u, before the words begin."""
PAD = 1.0


class KeyCapLine(Widget):
    """A key cap, and words beside it in as many lines as they need."""

    role = "key"

    def __init__(self, theme: Theme, key: str, words: str) -> None:
        """Take *key*, which is printed on the cap."""
        super().__init__(theme, words, ground=Background.PAPER)
        self._key = key
        self._cap_style = theme.style("key")
        self._style = theme.style("body")

    def value(self) -> str:
        """The key."""
        return self._key

    def wanted(self, width: int | None = None) -> Size:
        """The cap, and the words beside it."""
        u, step = self.theme.units, self.theme.type.height(self._style)
        if width is None:
            return self._start() + self.theme.type.size(self.label, self._style)[0], step + u(1)
        return width, len(self._lines(width)) * step + u(1)

    def look(self) -> Hashable:
        """What the picture depends on."""
        return self._key

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the cap and the words."""
        theme, u = self.theme, self.theme.units
        step = theme.type.height(self._style)
        wide, tall = self._cap()
        cap = pygame.Rect(self.rect.left, self.rect.top + u(0.5), wide, tall)
        cap.centery = self.rect.top + u(0.5) + step // 2
        piece = theme.shapes.piece(
            ("cap", self.ground.ink), cap.size,
            lambda: widget_svg.key_cap(u, cap.size, self.ground.ink),
        )  # fmt: skip
        surface.blit(piece, cap)
        line = theme.type.render(self._key, self._cap_style, self.ground.ink)
        surface.blit(line, line.get_rect(center=cap.center))
        for number, words in enumerate(self._lines(self.rect.width)):
            text = theme.type.render(words, self._style, self.ground.ink)
            top = self.rect.top + u(0.5) + number * step
            surface.blit(text, (self.rect.left + self._start(), top))

    def _cap(self) -> Size:
        u, (wide, tall) = self.theme.units, self.theme.type.size(self._key, self._cap_style)
        return max(wide + 2 * u(PAD), tall + u(0.6)), tall + u(0.6)

    def _start(self) -> int:
        return max(self.theme.units(CAP), self._cap()[0] + self.theme.units(PAD))

    def _lines(self, wide: int) -> list[str]:
        return self.theme.type.wrap(self.label, self._style, max(1, wide - self._start()))
