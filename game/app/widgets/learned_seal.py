"""The learned seal: the mark of a game whose lesson was gone through."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.art.palette import INK, LAMP
from game.art.svg import Paint, circle, document, path
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget

WIDE = 3.8
"""How large the seal is in a line of text, in u."""


def learned_seal() -> str:
    """Return a round seal with a tick as SVG text."""
    tick = path("M28,52L44,68L74,34", "none", INK, 9)
    return document(100, 100, circle(50, 50, 44, Paint(LAMP, INK, 5)) + tick)


class LearnedSeal(Widget):
    """The seal in a line about a game, or the room for it; words beside it say the same."""

    def __init__(self, theme: Theme, learned: bool) -> None:
        """A seal if the game is *learned*."""
        super().__init__(theme, ground=Background.PAPER)
        self._learned = learned

    def wanted(self, width: int | None = None) -> Size:
        """As wide as it is tall."""
        side = self.theme.units(WIDE)
        return side, side

    def look(self) -> Hashable:
        """Whether it is there."""
        return self._learned

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the seal."""
        if not self._learned:
            return
        size = self.wanted()
        picture = self.theme.shapes.piece(("learned",), size, learned_seal)
        surface.blit(picture, picture.get_rect(center=self.rect.center))

    def describe(self) -> list[AccessibleNode]:
        """Say nothing: the words beside it do."""
        return []
