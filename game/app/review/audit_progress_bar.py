"""The progress bar of an audit: a groove that fills while the computers are asked again."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget


class AuditProgressBar(Widget):
    """A groove that fills from the left; it is only looked at."""

    role = "progress"

    def __init__(self, theme: Theme, part: float) -> None:
        """Take *part*, from 0 to 1, which is done."""
        super().__init__(theme, "Progress", ground=Background.PAPER)
        self.part = part

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return None: it does not stand in the mouse's way."""
        return None

    def wanted(self, width: int | None = None) -> Size:
        """The size it takes: as wide as there is room."""
        return width or self.theme.units(40), self.theme.units(2.4)

    def value(self) -> str:
        """How much is done."""
        return f"{round(self.part * 100)} %"

    def look(self) -> Hashable:
        """How much is done, in steps that can be seen."""
        return self._steps()

    def describe(self) -> list[AccessibleNode]:
        """The bar in words."""
        return [AccessibleNode(self.role, self.label, self.value(), self.rect)]

    def paint(self, surface: pygame.Surface) -> None:
        """The groove."""
        u, part = self.theme.units, self._steps() / 100
        size = (self.rect.width, u(2.4))
        piece = self.theme.shapes.piece(
            ("groove", part, 1, self.ground), size,
            lambda: widget_svg.groove(u, *size, part, 1, self.ground),
        )  # fmt: skip
        surface.blit(piece, self.rect)

    def _steps(self) -> int:
        return round(max(0.02, self.part) * 100)
