"""The turning points under the rows of the last score sheet, with their place from the start."""

from __future__ import annotations

import pygame

from game.app.scenes.routes import SheetMoments
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.containers import Column
from game.ui.widgets.label import Label
from game.ui.widgets.letter_size import share_letter_size

GAP = 1.5
"""Between heading and buttons, in u."""
OVER = 0.8
"""Between the rows and the heading, in u."""
AIR = 1.0
"""Under the last of them, in u."""


class ScoreMoments(Column):
    """A heading and a button for each moment; it tells how much room is to be kept for more."""

    def __init__(self, theme: Theme, moments: SheetMoments) -> None:
        """Show what is found of *moments* by now."""
        super().__init__(theme, [], GAP)
        self.moments = moments
        self._buttons: list[Button] = []
        self._shared = pygame.Rect(0, 0, 0, 0)
        """Where the buttons lay when their letters were made of one size."""
        self.renew()

    def renew(self) -> None:
        """Show what is found by now; the place is given again by whoever calls."""
        theme, moments = self.theme, self.moments
        heading = Label(theme, moments.heading, "small", ground=Background.PAPER, soft=True)
        self._buttons = [
            Button(theme, each.label, each.on_press, ground=Background.PAPER)
            for each in moments.buttons
        ]
        self.parts = [heading, *self._buttons] if moments.heading else []
        self._shared = pygame.Rect(0, 0, 0, 0)

    def place(self, rect: pygame.Rect) -> None:
        """Take a place; the letters of all buttons are of one size there."""
        super().place(rect)
        if rect.size != self._shared.size:
            self._shared = pygame.Rect(rect)
            share_letter_size(self._buttons)

    def wanted(self, width: int | None = None) -> Size:
        """The size of what is found, with some air over the totals."""
        wide, tall = super().wanted(width)
        return wide, tall + (self.theme.units(AIR) if self.parts else 0)

    def heading_height(self, width: int) -> int:
        """How many pixels the heading takes under the rows."""
        return self.theme.units(OVER) + Label(self.theme, " ", "small").wanted(width)[1]

    def spare(self, width: int) -> int:
        """How many pixels a heading and the most buttons take beyond what is found by now."""
        heading = Label(self.theme, " ", "small").wanted(width)[1]
        button = Button(self.theme, " ", lambda: None).wanted(width)[1]
        most = heading + self.moments.most * (self.theme.units(GAP) + button)
        return max(0, most - super().wanted(width)[1])
