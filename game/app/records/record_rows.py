"""The rows of the records: a game, or a kind of its matches, with its figures in columns."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.art.palette import INK, PAPER_EDGE, SOFT_INK
from game.records.person_summary import PersonSummary
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.text_renderer import TextStyle
from game.ui.theme import Theme
from game.ui.widgets.widget import Pressable, Widget

COLUMNS = ("played", "won", "share", "by luck", "best", "streak")
NAME_PART = 0.46
"""The share of the width that the name takes."""
LETTERS = 62
"""A width of so many letters has room for the name and all figures on one line."""
INDENT = 2.5
"""How far a kind of matches stands in from its game, in u."""


def figures(told: PersonSummary | None) -> tuple[str, ...]:
    """What stands in the columns of a row, one for each of `COLUMNS`; None is no match at all."""
    if told is None:
        return ("0", *["–"] * (len(COLUMNS) - 1))
    return (
        str(told.played), str(told.won), f"{told.share:.0%}", f"{told.fair:.0%}", str(told.best),
        str(told.streak) if told.streak == told.longest else f"{told.streak}, best {told.longest}",
    )  # fmt: skip


class RecordRow(Pressable):
    """One line of figures; pressing it shows more of it."""

    role = "record"

    def __init__(
        self,
        theme: Theme,
        label: str,
        name: Hashable,
        told: PersonSummary | None,
        on_choose: Callable[[], None],
    ) -> None:
        """Tell it from other rows by *name*; *on_choose* is called when it is pressed."""
        super().__init__(theme, label, ground=Background.PAPER)
        self.name = ("record", name)
        self.chosen = False
        self.inner = False
        """Whether it stands under its game."""
        self._figures = figures(told)
        self._on_choose = on_choose

    def press(self) -> None:
        """Choose it."""
        self._on_choose()

    def value(self) -> str:
        """All its figures in words."""
        pairs = zip(COLUMNS, self._figures, strict=True)
        return ", ".join(f"{name}: {figure}" for name, figure in pairs)

    def wanted(self, width: int | None = None) -> Size:
        """The size it takes: as many lines as the width asks for, with some air."""
        u = self.theme.units
        wide = width or u(90)
        lines, _ = self._name_lines(wide)
        step = self.theme.type.height(self.theme.style("body"))
        many = len(lines) + (0 if on_one_line(self.theme, wide) else 1)
        return wide, many * step + u(1.2)

    def look(self) -> Hashable:
        """What the picture depends on."""
        return self.chosen, self._figures, self.pressed

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the lines, on a darker strip if it is chosen."""
        theme, rect = self.theme, self.rect
        if self.chosen or self.hovered:
            pygame.draw.rect(surface, PAPER_EDGE, rect, border_radius=theme.units(0.6))
        lines, style = self._name_lines(rect.width)
        step, y = theme.type.height(style), rect.top + theme.units(0.6)
        for line in lines:
            drawn = theme.type.render(line, style, INK)
            surface.blit(drawn, drawn.get_rect(midleft=(rect.left + self._left, y + step // 2)))
            y += step
        one = on_one_line(theme, rect.width)
        middle = rect.centery if one else y + step // 2
        place = pygame.Rect(rect.left, middle - step // 2, rect.width, step)
        paint_figures(surface, theme, place, theme.style("body"), self._figures, INK)

    @property
    def _left(self) -> int:
        return self.theme.units(1) + (self.theme.units(INDENT) if self.inner else 0)

    def _name_lines(self, width: int) -> tuple[list[str], TextStyle]:
        style = self.theme.style("body_bold" if self.chosen else "body")
        room = round(width * NAME_PART) if on_one_line(self.theme, width) else width
        room = max(1, room - self._left - self.theme.units(1))
        return self.theme.type.wrap(self.label, style, room), style


class RecordHead(Widget):
    """The names of the columns."""

    role = "label"

    def __init__(self, theme: Theme) -> None:
        """Over rows of the same width."""
        super().__init__(theme, ", ".join(COLUMNS), ground=Background.PAPER)

    def wanted(self, width: int | None = None) -> Size:
        """One small line."""
        return width or self.theme.units(90), self.theme.type.height(self.theme.style("small"))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint them over their columns."""
        style = self.theme.style("small")
        paint_figures(surface, self.theme, self.rect, style, COLUMNS, SOFT_INK)


def on_one_line(theme: Theme, width: int) -> bool:
    """Whether name and figures stand beside each other in a row of *width* pixels."""
    return width >= theme.type.size("n" * LETTERS, theme.style("body"))[0]


def paint_figures(
    surface: pygame.Surface,
    theme: Theme,
    rect: pygame.Rect,
    style: TextStyle,
    words: Sequence[str],
    ink: str,
) -> None:
    """Paint *words* at the right ends of columns, beside the name or over the whole width."""
    air = theme.units(1)
    first = round(rect.width * NAME_PART) if on_one_line(theme, rect.width) else 0
    each = (rect.width - first - air) / len(words)
    for number, word in enumerate(words, 1):
        told, fitted = theme.type.fit(word, style, round(each) - air)
        drawn = theme.type.render(told, fitted, ink)
        at = rect.left + first + round(each * number)
        surface.blit(drawn, drawn.get_rect(midright=(at, rect.centery)))
