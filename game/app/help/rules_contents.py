"""The contents of a rules page: a list at the left from which a part is chosen."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.containers import Container
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Pressable

CONTENTS = 34.0
STEP = 2.0
"""How far a heading under another one is set in, in u."""


class ContentsEntry(Pressable):
    """One line of the list of contents."""

    role = "link"

    def __init__(self, theme: Theme, label: str, depth: int, on_press: partial[None]) -> None:
        """Make a button that turns to its section; *depth* is 1 for a section of a section."""
        super().__init__(theme, label, ground=Background.PAPER)
        self.on_press = on_press
        self._style = theme.style("caption" if depth else "plate")
        self._left = theme.units(STEP * depth)

    def press(self) -> None:
        """Turn to the section."""
        self.on_press()

    def look(self) -> Hashable:
        """Whether its colour is that of what has the focus."""
        return self.focused, super().look()

    def wanted(self, width: int | None = None) -> Size:
        """A line, or more where it is narrow."""
        wide = self.theme.units(CONTENTS) if width is None else width
        tall = len(self._lines(wide)) * self.theme.type.height(self._style)
        return wide, tall + self.theme.units(0.5 if self._left else 1)

    def paint(self, surface: pygame.Surface) -> None:
        """The words; madder while looked at."""
        lit = self.hovered or self.focused
        colour = "#b23a2e" if lit else self.ground.ink
        lines = self._lines(self.rect.width)
        tall = self.theme.type.height(self._style)
        y = self.rect.centery - len(lines) * tall // 2
        for text in lines:
            line = self.theme.type.render(text, self._style, colour)
            surface.blit(line, (self.rect.left + self._left, y))
            y += tall

    def _lines(self, wide: int) -> list[str]:
        room = wide - self._left - self.theme.units(1)
        return self.theme.type.wrap(self.label, self._style, max(1, room))


class ContentsAndText(Container):
    """The contents at the left and the text beside it; the text alone where it is narrow."""

    def __init__(self, theme: Theme, contents: ScrollArea, text: ScrollArea) -> None:
        """Both scroll by themselves."""
        super().__init__(theme, [contents, text], 3)
        self._contents = contents
        self._text = text

    def wanted(self, width: int | None = None) -> Size:
        """What the text wants."""
        return self._text.wanted(width)

    def place(self, rect: pygame.Rect) -> None:
        """Give the contents their column if that leaves the text room to breathe."""
        super().place(rect)
        u = self.theme.units
        side = u(CONTENTS)
        if rect.width < u(90):
            side = u(22)
        self._contents.place(pygame.Rect(rect.left, rect.top, side, rect.height))
        left = rect.left + side + u(self.gap)
        self._text.place(pygame.Rect(left, rect.top, rect.right - left, rect.height))
