"""The disabled button: a dashed outline that cannot be pressed now, and says why when tried."""

from __future__ import annotations

import pygame

from game.ui.pictures import dashed_outline
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button


class DisabledButton(Button):
    """A button that cannot be pressed now; its reason is told when it is tried."""

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the outline and the label."""
        theme, u = self.theme, self.theme.units
        piece = theme.shapes.piece(
            ("dashed", Background.NIGHT), self.rect.size,
            lambda: dashed_outline.dashed(u, *self.rect.size, Background.NIGHT),
        )  # fmt: skip
        surface.blit(piece, self.rect)
        area = self.words_area()
        lines, style = self._words(area.width, area.height)
        self._paint_lines(surface, lines, style, Background.NIGHT.soft, area)
