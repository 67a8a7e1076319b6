"""The score explanation: what a number is made of, in a line under the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.app.score.score_rows import ScoreRows
from game.art.palette import INK, SOFT_INK
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget

POINT_AT = "Point at a number, or go to it with the arrow keys, to see what it is made of."


class ScoreExplanation(Widget):
    """Words that always take the same room, whatever is pointed at."""

    role = "label"

    def __init__(
        self, theme: Theme, rows: ScoreRows, named: Callable[[str], str], idle: str = POINT_AT
    ) -> None:
        """Speak of what is pointed at in *rows*; *named* fills in names, *idle* stands else."""
        super().__init__(theme, "", ground=Background.PAPER)
        self.rows = rows
        self.idle = idle
        self.named = named

    @property
    def words(self) -> str:
        """The sentence about the cell that is pointed at, or what stands else."""
        return self.named(self.rows.explanation) or self.idle

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """None: what is only looked at does not stand in the mouse's way."""
        return None

    def wanted(self, width: int | None = None) -> Size:
        """Return the room of what stands there while nothing is pointed at."""
        return width or 0, self._line() * len(self._lines(self.idle, width or 0))

    def look(self) -> Hashable:
        """The words."""
        return self.words

    def describe(self) -> list[AccessibleNode]:
        """The line."""
        return [AccessibleNode(self.role, self.words, "", pygame.Rect(self.rect))]

    def paint(self, surface: pygame.Surface) -> None:
        """The lines; letters shrink to one line where the words need more room than there is."""
        style, colour = self.theme.style("body"), INK if self.rows.explanation else SOFT_INK
        lines = self._lines(self.words, self.rect.width)
        if len(lines) * self._line() > self.rect.height + 1:
            told, style = self.theme.type.fit(self.words, style, self.rect.width)
            lines = [told]
        for number, told in enumerate(lines):
            drawn = self.theme.type.render(told, style, colour)
            middle = self.rect.top + round((number + 0.5) * self._line())
            surface.blit(drawn, drawn.get_rect(midleft=(self.rect.left, middle)))

    def _lines(self, words: str, width: int) -> list[str]:
        return self.theme.type.wrap(words, self.theme.style("body"), max(1, width))

    def _line(self) -> int:
        return round(self.theme.type.height(self.theme.style("body")) * 1.2)
