"""The rows of a score sheet: rounds and their parts, signs, boxes and lines."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app.score.score_animation import ScoreAnimation
from game.app.score.score_columns import ScoreColumns
from game.art.icons.tokens import TOKENS, token
from game.art.palette import COLUMN, INK, MADDER, PAPER, PAPER_EDGE, SOFT_INK
from game.art.svg import document
from game.art.svg import rect as box
from game.presentation.score_sheet import ScoreSheet, SheetRow
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.text_renderer import TextStyle
from game.ui.widgets.widget import Widget

ROW = 4.2
SIGN = 3.2
"""The side of a sign before a row's name, in u."""


class ScoreRows(Widget):
    """The rounds, one line each; the newest is opened into its parts."""

    role = "rows"

    def __init__(self, columns: ScoreColumns, counting: ScoreAnimation) -> None:
        """Rows of *columns*, as far as they are written."""
        super().__init__(columns.theme, "", ground=Background.PAPER)
        self.columns = columns
        self.counting = counting
        self.rows = counting.rows

    def wanted(self, width: int | None = None) -> Size:
        """A line for each row."""
        return width or 0, len(self.rows) * self.tall()

    def look(self) -> Hashable:
        """The values, how far they are written, and whether the signs are painted."""
        signs = tuple(row.icon and self._sign(row.icon) is not None for row in self.rows)
        return tuple(self.rows), self.counting.stamp(), signs

    def describe(self) -> list[AccessibleNode]:
        """Every row with its values."""
        tall = self.tall()
        return [
            AccessibleNode(
                "row", row.label, ", ".join(row.values),
                pygame.Rect(self.rect.left, self.rect.top + n * tall, self.rect.width, tall),
            )
            for n, row in enumerate(self.rows)
        ]  # fmt: skip

    def paint(self, surface: pygame.Surface) -> None:
        """Labels at the left, numbers right aligned in their columns, a line under each."""
        self.columns.tint(surface, self.rect)
        tall = self.tall()
        for number, row in enumerate(self.rows):
            line = pygame.Rect(self.rect.left, self.rect.top + number * tall, 0, tall)
            line.width = self.rect.width
            self._label(surface, row, line)
            self._values(surface, number, line)
            self._rule(surface, row.rule, line)

    def _label(self, surface: pygame.Surface, row: SheetRow, line: pygame.Rect) -> None:
        theme, u = self.theme, self.theme.units
        left = line.left + u(3) * row.level
        if row.icon:
            side = min(u(SIGN), line.height)
            sign = self._sign(row.icon)
            spot = pygame.Rect(left, line.centery - side // 2, side, side)
            if sign is not None:
                surface.blit(sign, sign.get_rect(center=spot.center))
            if row.figure:
                figure = theme.type.render(row.figure, theme.style("small"), PAPER)
                surface.blit(figure, figure.get_rect(center=spot.center))
            left += side + u(0.8)
        room = self.columns.areas(line)[0].left - left - u(1)
        text, style = theme.type.fit(row.label, self._style(row), room)
        words = theme.type.render(text, style, SOFT_INK if row.level else INK)
        surface.blit(words, words.get_rect(midleft=(left, line.centery)))

    def _values(self, surface: pygame.Surface, number: int, line: pygame.Rect) -> None:
        theme, u, row = self.theme, self.theme.units, self.rows[number]
        widest = self._widest()
        looks = row.looks or ("",) * len(row.values)
        for column, (area, look) in enumerate(zip(self.columns.areas(line), looks, strict=True)):
            if look == "open":
                self._box(surface, area)
            value = self.counting.value(number, column)
            if not value:
                continue
            text, style = theme.type.fit(value, self._style(row), area.width - u(1))
            words = theme.type.render(text, style, SOFT_INK if row.level else INK)
            above = round(self.counting.cell_height(number, column) * u(0.6))
            right = min(area.right - u(0.5), self.columns.right(area, widest))
            place = words.get_rect(midright=(right, area.centery - above))
            if not _counts(value):
                place.centerx = area.centerx
            if look == "won":
                self._ring(surface, place)
            surface.blit(words, place)
            sign = self._sign(look) if look in TOKENS else None
            if sign is not None and place.left - sign.get_width() > area.left:
                surface.blit(sign, sign.get_rect(midright=(place.left - u(0.3), place.centery)))

    def _rule(self, surface: pygame.Surface, rule: str, line: pygame.Rect) -> None:
        u = self.theme.units
        fine = max(1, round(u.line(0.12)))
        if rule == "heavy":
            thick = max(3, round(u.line(0.4)))
            surface.fill(INK, (line.left, line.bottom - thick, line.width, thick))
        elif rule == "double":
            thin = max(1, round(u.line(0.16)))
            for up in (thin, 3 * thin):
                surface.fill(INK, (line.left, line.bottom - up, line.width, thin))
        else:
            surface.fill(PAPER_EDGE, (line.left, line.bottom - fine, line.width, fine))

    def _box(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """An empty box: something may still be written here."""
        u = self.theme.units
        size = (min(u(4.4), area.width - u(1)), area.height - u(1.2))
        edge = max(1.2, u.line(0.14))
        piece = self.theme.shapes.piece(
            ("score box", size), size,
            lambda: document(*size, box(1, 1, size[0] - 2, size[1] - 2, u.exact(0.5), COLUMN,
                                        PAPER_EDGE, edge)),
        )  # fmt: skip
        surface.blit(piece, piece.get_rect(center=area.center))

    def _ring(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        u = self.theme.units
        size = (place.width + u(2), min(place.height + u(0.8), self.tall() - 2))
        ring = self.theme.shapes.piece(
            ("score ring", size), size,
            lambda: widget_svg.outline(u, *size, MADDER, size[1] / 2 / u.exact(1), 0.25),
        )  # fmt: skip
        surface.blit(ring, ring.get_rect(center=place.center))

    def _sign(self, icon: str) -> pygame.Surface | None:
        side = min(self.theme.units(SIGN), self.tall())
        return self.columns.raster.get(("token", icon), (side, side), lambda: token(icon))

    def _style(self, row: SheetRow) -> TextStyle:
        return self.theme.style("body" if row.level else "plate")

    def tall(self) -> int:
        """The height of a row, more where the letters are large."""
        letters = self.theme.type.height(self.theme.style("plate"))
        return max(self.theme.units(ROW), round(letters * 1.3))

    def _widest(self) -> int:
        style = self.theme.style("plate")
        values = [value for row in self.rows for value in row.values if _counts(value)]
        return max((self.theme.type.size(value, style)[0] for value in values), default=0)


def _counts(value: str) -> bool:
    """Whether it is a number, which stands right aligned; words stand in the middle."""
    return value.lstrip("+−").isdigit()


def shown_rows(sheet: ScoreSheet) -> Sequence[SheetRow]:
    """The rows that are shown: all of a whole sheet, else the newest round with its parts."""
    return sheet.rows if sheet.whole else rows_with_newest_open(sheet.rows)


def rows_with_newest_open(rows: Sequence[SheetRow]) -> list[SheetRow]:
    """The rounds as one line each; only the newest keeps its parts."""
    last = max((n for n, row in enumerate(rows) if row.level == 0), default=0)
    return [row for n, row in enumerate(rows) if row.level == 0 or n > last]
