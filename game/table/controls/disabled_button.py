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
        room = self.rect.width - 2 * u(0.6)
        text, style = theme.type.fit(self.label, theme.style("button"), room)
        line = theme.type.render(text, style, Background.NIGHT.soft)
        surface.blit(line, line.get_rect(center=self.rect.center))
