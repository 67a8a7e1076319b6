"""The leaning sheet: a framed paper that was laid down by hand."""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from game.art.svg import document, group
from game.ui.widgets.panel import FramedPanel

LEAN = -0.5
"""Degrees the paper is turned by, counter-clockwise."""


class LeaningSheet(FramedPanel):
    """A sheet that was laid down by hand: its paper leans a little, its words stand upright."""

    def room(self) -> pygame.Rect:
        """The picture of the sheet, with room for its corners."""
        more = self._corner(super().room().size)
        return super().room().inflate(2 * more, 2 * more)

    def print_paper(self, w: int, h: int) -> str:
        """The sheet with its shadow, leaning, as SVG text."""
        more = self._corner(super().room().size)
        flat = super().print_paper(w - 2 * more, h - 2 * more)
        body = flat[flat.index(">") + 1 : flat.rindex("</svg>")]
        middle = group(body, more - w / 2, more - h / 2)
        return document(w, h, group(middle, w / 2, h / 2, turn=LEAN))

    def kind(self) -> Hashable:
        """What the picture depends on besides its size."""
        return "leaning", self.accent

    def _corner(self, size: tuple[int, int]) -> int:
        return round(max(size) / 2 * math.sin(math.radians(abs(LEAN)))) + 1
