"""Panels: panel, printed sheet, and a dark well."""

from collections.abc import Hashable

import pygame

from game.art import paper_shapes
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.svg_raster import Size
from game.ui.theme import Theme
from game.ui.widgets.containers import Container
from game.ui.widgets.widget import Widget

_PAD = 2.0
_SHEET_PAD = 5.0


class Panel(Container):
    """A paper panel with round corners, *pad* u round its content."""

    def __init__(self, theme: Theme, content: Widget, *, pad: float = _PAD) -> None:
        super().__init__(theme, [content], 0)
        self.content = content
        self.pad = pad
        self._back = _Back(self)

    def wanted(self, width: int | None = None) -> Size:
        """Return the size of the content with its margin."""
        pad = 2 * self.theme.units(self.pad)
        wide, tall = self.content.wanted(None if width is None else width - pad)
        return wide + pad, tall + pad

    def place(self, rect: pygame.Rect) -> None:
        """Take a place and lay the content inside the margin."""
        super().place(rect)
        pad = 2 * self.theme.units(self.pad)
        self.content.place(rect.inflate(-pad, -pad))

    def drawn(self) -> list[Drawable]:
        """Return the paper, then what lies on it."""
        return [self._back, *super().drawn()]

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return the widget under a pixel: the paper hides what is beneath."""
        return super().hit(pos) or (self if self.rect.collidepoint(pos) else None)

    def room(self) -> pygame.Rect:
        """Return the picture of the paper with the room its shadow takes."""
        margin = round(paper_shapes.inset(self.theme.units.u))
        return self._with_margin(margin, round(margin * 0.7))

    def print_paper(self, w: int, h: int) -> str:
        """Return the paper with its shadow as SVG text of *w* x *h*."""
        return paper_shapes.panel(w, h, self.theme.units.u)

    def kind(self) -> Hashable:
        """Return what the paper's picture depends on besides its size."""
        return "panel"

    def _with_margin(self, margin: int, top: int) -> pygame.Rect:
        rect = self.rect
        return pygame.Rect(
            rect.left - margin, rect.top - top, rect.width + 2 * margin, rect.height + 2 * margin
        )


class FramedPanel(Panel):
    """A printed sheet with a double frame, the finer one in a game's accent."""

    def __init__(
        self, theme: Theme, content: Widget, accent: str, *, pad: float = _SHEET_PAD
    ) -> None:
        super().__init__(theme, content, pad=pad)
        self.accent = accent

    def room(self) -> pygame.Rect:
        """Return the picture of the sheet with the room its shadow takes."""
        margin = round(1.6 * self.theme.units.u)
        return self._with_margin(margin, round(margin * 0.6))

    def print_paper(self, w: int, h: int) -> str:
        """Return the sheet with its shadow as SVG text of *w* x *h*."""
        return paper_shapes.sheet(w, h, self.accent, self.theme.units.u)

    def kind(self) -> Hashable:
        """Return what the sheet's picture depends on besides its size."""
        return "sheet", self.accent


class _Back(Widget):
    """The paper itself with its shadow, as the canvas paints it."""

    role = "paper"

    def __init__(self, panel: Panel) -> None:
        super().__init__(panel.theme)
        self._panel = panel

    def bounds(self) -> pygame.Rect:
        """Return the paper with its shadow."""
        return self._panel.room()

    def stamp(self) -> Hashable:
        """Return what the picture depends on."""
        return self._panel.kind(), self.theme.stamp

    def describe(self) -> list[AccessibleNode]:
        """Say nothing: paper has no words."""
        return []

    def paint(self, surface: pygame.Surface) -> None:
        """Paint shadow and paper."""
        room = self._panel.room()
        piece = self.theme.shapes.piece(
            self._panel.kind(), room.size, lambda: self._panel.print_paper(*room.size)
        )
        surface.blit(piece, room)
