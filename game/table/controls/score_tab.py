"""The score tab: the score panel folded in a narrow window, and the key that opens it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.palette import INK, PAPER, PAPER_EDGE
from game.art.svg import Paint, document, path, rect
from game.table.layout.table_layout import TableLayout
from game.ui.accessible_node import AccessibleNode
from game.ui.theme import Theme
from game.ui.widgets.widget import Pressable


class ScoreTab(Pressable):
    """The tab of the score panel; the panel is open too while the focus stands here."""

    role = "button"

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "Score")
        self.name = ("key", "tab")
        self.opened = False

    @property
    def open(self) -> bool:
        """Whether the panel is to be seen."""
        return self.opened or self.focused

    def place_on(self, layout: TableLayout) -> bool:
        """Take its place on *layout*; False where the panel never folds."""
        self.rect = (
            layout.frame.px(layout.score_panel)
            if layout.score_panel_folds
            else pygame.Rect(0, 0, 0, 0)
        )
        if not layout.score_panel_folds:
            self.opened = self.focused = False
        return layout.score_panel_folds

    def press(self) -> None:
        """Open or close it."""
        self.opened = not self.opened

    def value(self) -> str:
        """Whether it is open."""
        return "open" if self.open else "closed"

    def look(self) -> tuple[bool, bool]:
        """What the picture depends on."""
        return self.pressed, self.open

    def paint(self, surface: pygame.Surface) -> None:
        """Paint paper, word and a small arrow."""
        u, size, open_ = self.theme.units, self.rect.size, self.open
        piece = self.theme.shapes.piece(
            ("key tab", open_), size, _paper(size, u.exact(1.0), u.line(0.16), open_)
        )
        surface.blit(piece, self.rect)
        room = self.rect.inflate(-u(4.6), 0).move(-u(1), 0)
        text, style = self.theme.type.fit(self.label, self.theme.style("plate"), room.width)
        line = self.theme.type.render(text, style, INK)
        surface.blit(line, line.get_rect(center=room.center))

    def describe(self) -> list[AccessibleNode]:
        """The tab in words; nothing where the panel never folds."""
        return super().describe() if self.rect.width else []


def _paper(size: tuple[int, int], u: float, edge: float, open_: bool) -> Callable[[], str]:
    def draw() -> str:
        wide, tall = size
        body = rect(edge, edge, wide - 2 * edge, tall - 2 * edge, u, Paint(PAPER, PAPER_EDGE, edge))
        x, y, s = wide - 2.2 * u, tall / 2, 0.8 * u
        way = -1 if open_ else 1
        tip = f"M{x - s:.1f},{y - way * s * 0.6:.1f}h{2 * s:.1f}l{-s:.1f},{way * 1.2 * s:.1f}Z"
        return document(wide, tall, body + path(tip, INK))

    return draw
