"""The undo tab: takes the last decision back, or says beforehand why that cannot be."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.art import palette as ink
from game.art.icons.ink_icons import INK_ICONS
from game.art.svg import Paint, document, group, rect
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.ui.accessible_node import AccessibleNode
from game.ui.theme import Theme
from game.ui.widgets.widget import Pressable

_TALL, _GAP = 6.4, 0.8
_WIDE = 3.0
UNDO_TIP = "Take back"


def undo_box(layout: TableLayout) -> Box:
    """Its place at the right edge, above the tab of the log, while that is closed."""
    return layout.tab._replace(y=layout.tab.y - _GAP - _TALL, w=_WIDE, h=_TALL)


class UndoTab(Pressable):
    """A tab of paper with an arrow; faint while nothing can be taken back."""

    role = "button"

    def __init__(self, theme: Theme) -> None:
        """Begin on no table, until :attr:`on_press` is set."""
        super().__init__(theme, "Take back")
        self.name = ("undo",)
        self.on_press: Callable[[], None] | None = None
        self.key = ""
        """The key that does the same, as it is printed."""
        self.refused = ""
        """Why nothing can be taken back, in a sentence; empty when it can."""

    @property
    def tip(self) -> str:
        """What it would do, or why not."""
        return self.refused or (f"{UNDO_TIP} ({self.key})" if self.key else UNDO_TIP)

    def place_on(self, layout: TableLayout, edge: int) -> bool:
        """Take its place on *layout* at *edge*, where the window ends or the log begins, in pixels
        from the left; False where nobody takes anything back."""
        place = layout.frame.px(undo_box(layout))
        place.right = edge
        self.rect = pygame.Rect(0, 0, 0, 0) if self.on_press is None else place
        return self.on_press is not None

    def press(self) -> None:
        """Ask for it; whoever is asked says why not."""
        if self.on_press is not None:
            self.on_press()

    def mouse(self, e: pygame.event.Event) -> bool:
        """Take a press of the left button on it; True if it was one."""
        if e.type != pygame.MOUSEBUTTONDOWN or e.button != 1 or not self.rect.collidepoint(e.pos):
            return False
        self.press()
        return True

    def look(self) -> Hashable:
        """What the picture depends on."""
        return bool(self.refused)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint paper that goes on beyond the edge, and the arrow."""
        u, size, faint = self.theme.units, self.rect.size, bool(self.refused)
        piece = self.theme.shapes.piece(
            ("undo tab", faint), size, _paper(size, u.exact(0.8), u.line(0.16), faint)
        )
        surface.blit(piece, self.rect)

    def describe(self) -> list[AccessibleNode]:
        """The tab in words; nothing where it does not stand."""
        if not self.rect.width:
            return []
        place, granted = pygame.Rect(self.rect), not self.refused
        return [AccessibleNode(self.role, self.label, self.refused, place, self.focused, granted)]


def _paper(size: tuple[int, int], u: float, edge: float, faint: bool) -> Callable[[], str]:
    def draw() -> str:
        wide, tall = size
        paper = rect(
            edge, edge, 2 * wide, tall - 2 * edge, u, Paint(ink.PAPER, ink.PAPER_EDGE, edge)
        )
        arrow = INK_ICONS["undo"](ink.PAPER_EDGE if faint else ink.INK)
        drawn = group(arrow, wide / 2 + edge, tall / 2, wide * 0.62 / 100)
        return document(wide, tall, paper + drawn)

    return draw
