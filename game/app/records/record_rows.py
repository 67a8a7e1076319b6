"""The rows of the records: a game at a level, with its figures in columns."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.art.palette import INK, PAPER_EDGE, SOFT_INK
from game.records.match_result import MIXED, PEOPLE
from game.records.result_summary import RecordKind, ResultSummary
from game.shelf import SHELF
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.text_renderer import Style
from game.ui.theme import Theme
from game.ui.widgets.widget import Pressable, Widget

COLUMNS = ("played", "won", "share", "by luck", "best", "streak")
NAME_PART = 0.42
"""The share of the width that the name of the game takes."""
_AGAINST = {MIXED: "against computers of several levels", PEOPLE: "among people"}


def kind_name(kind: RecordKind) -> str:
    """A game and a level in words: ``Pitch against novices``."""
    title = SHELF[kind.game].rules.title if kind.game in SHELF else kind.game
    plural = {"novice": "novices", "casual": "casual players", "skilled": "skilled players"}
    against = f"against {plural.get(kind.level, kind.level + 's')}"
    return f"{title} {_AGAINST.get(kind.level, against)}"


def figures(told: ResultSummary) -> tuple[str, ...]:
    """What stands in the columns of a row, one for each of `COLUMNS`."""
    return (
        str(told.played), str(told.won), f"{told.share:.0%}", f"{told.fair:.0%}", str(told.best),
        str(told.streak) if told.streak == told.longest else f"{told.streak}, once {told.longest}",
    )  # fmt: skip


class RecordRow(Pressable):
    """One game at one level; the chosen one is shown below in curves."""

    role = "record"

    def __init__(
        self,
        theme: Theme,
        kind: RecordKind,
        told: ResultSummary,
        on_choose: Callable[[RecordKind], None],
    ) -> None:
        """*on_choose* is called when the row is pressed."""
        super().__init__(theme, kind_name(kind), ground=Background.PAPER)
        self.kind = kind
        self.name = ("record", *kind)
        self.chosen = False
        self._figures = figures(told)
        self._on_choose = on_choose

    def press(self) -> None:
        """Choose it."""
        self._on_choose(self.kind)

    def value(self) -> str:
        """All its figures in words."""
        pairs = zip(COLUMNS, self._figures, strict=True)
        return ", ".join(f"{name}: {figure}" for name, figure in pairs)

    def wanted(self, width: int | None = None) -> Size:
        """One line with some air."""
        u = self.theme.units
        tall = self.theme.type.height(self.theme.style("body")) + u(1.2)
        return width or u(90), tall

    def look(self) -> Hashable:
        """What the picture depends on."""
        return self.chosen, self._figures, self.pressed

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the line, on a darker strip if it is chosen."""
        theme, rect = self.theme, self.rect
        if self.chosen or self.hovered:
            pygame.draw.rect(surface, PAPER_EDGE, rect, border_radius=theme.units(0.6))
        style = theme.style("body_bold" if self.chosen else "body")
        paint_line(surface, theme, rect, style, (self.label, *self._figures), INK)


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
        paint_line(surface, self.theme, self.rect, style, ("", *COLUMNS), SOFT_INK)


def paint_line(
    surface: pygame.Surface,
    theme: Theme,
    rect: pygame.Rect,
    style: Style,
    words: Sequence[str],
    ink: str,
) -> None:
    """Paint a name at the left of *rect* and the other *words* at the right ends of columns."""
    air = theme.units(1)
    first = round(rect.width * NAME_PART)
    each = (rect.width - first - air) / (len(words) - 1)
    name, fitted = theme.type.fit(words[0], style, first - air)
    if name:
        drawn = theme.type.render(name, fitted, ink)
        surface.blit(drawn, drawn.get_rect(midleft=(rect.left + air, rect.centery)))
    for number, word in enumerate(words[1:], 1):
        told, fitted = theme.type.fit(word, style, round(each) - air)
        drawn = theme.type.render(told, fitted, ink)
        at = rect.left + first + round(each * number)
        surface.blit(drawn, drawn.get_rect(midright=(at, rect.centery)))
