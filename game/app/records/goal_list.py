"""The goal list: all goals of a game, with a mark at those that were reached."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.art.palette import INK, SOFT_INK
from game.records.goal_count import ReachedGoal, goals_text
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.label import Label
from game.ui.widgets.widget import Widget

MARK = 2.6
"""The room for the mark before a goal, in u."""
GAP = 0.6
"""Between two goals, in u."""


class GoalList(Widget):
    """How many goals were reached, and a line for each. It takes the focus to be scrolled to."""

    role = "goals"

    def __init__(self, theme: Theme, reached: Sequence[ReachedGoal]) -> None:
        """All goals of a game in their order."""
        super().__init__(theme, goals_text(reached), ground=Background.PAPER)
        self._reached = tuple(reached)
        paper = Background.PAPER
        self._head = Label(theme, self.label, "body_bold", ground=paper)
        self._lines = [
            Label(theme, _told(each), "body", ground=paper, soft=not each.times) for each in reached
        ]

    @property
    def focusable(self) -> bool:
        """Always."""
        return True

    def value(self) -> str:
        """The goals that were reached."""
        return " ".join(each.goal.sentence for each in self._reached if each.times)

    def wanted(self, width: int | None = None) -> Size:
        """The head and all lines under each other."""
        wide = width or self.theme.units(90)
        gap, room = self.theme.units(GAP), self._room(wide)
        tall = self._head.wanted(wide)[1] + sum(line.wanted(room)[1] + gap for line in self._lines)
        return wide, tall + 2 * self.theme.units(1)

    def place(self, rect: pygame.Rect) -> None:
        """Set the lines under the head."""
        super().place(rect)
        u, y = self.theme.units, rect.top + self.theme.units(1)
        left, room = rect.left + u(1) + u(MARK), self._room(rect.width)
        tall = self._head.wanted(room)[1]
        self._head.place(pygame.Rect(rect.left + u(1), y, rect.width - 2 * u(1), tall))
        for line in self._lines:
            y += tall + u(GAP)
            tall = line.wanted(room)[1]
            line.place(pygame.Rect(left, y, room, tall))

    def look(self) -> Hashable:
        """What the picture depends on."""
        return tuple((each.goal.id, each.times) for each in self._reached)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the lines; a full circle stands before what was reached."""
        u = self.theme.units
        self._head.paint(surface)
        for each, line in zip(self._reached, self._lines, strict=True):
            line.paint(surface)
            first = line.rect.top + self.theme.type.height(self.theme.style("body")) * 2 // 3
            at = (line.rect.left - u(MARK) // 2, first)
            pygame.draw.circle(surface, INK if each.times else SOFT_INK, at, u(0.6),
                               0 if each.times else max(1, u(0.12)))  # fmt: skip

    def _room(self, width: int) -> int:
        return max(1, width - 2 * self.theme.units(1) - self.theme.units(MARK))


def _told(reached: ReachedGoal) -> str:
    """The sentence of a goal, and how often it was reached."""
    often = {0: "", 1: ""}.get(reached.times, f" ({reached.times} times)")
    return f"{reached.goal.sentence}{often}"
