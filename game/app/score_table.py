"""The score table: heads with portraits, rounds in rows, totals under a double line."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app.columns import Columns
from game.art.palette import INK, MADDER, PAPER_EDGE, SOFT_INK
from game.art.portraits import medal
from game.art.tokens import token
from game.engine.status import SheetRow
from game.engine.zones import Seat
from game.ui.describe import Described
from game.ui.drawing import Ground
from game.ui.picture import Size
from game.ui.text import Style
from game.ui.widgets import Widget

ROW = 4.2


class Heads(Widget):
    """Portraits and names over the columns."""

    role = "heads"

    def __init__(self, columns: Columns) -> None:
        """Heads of *columns*."""
        super().__init__(columns.theme, "", ground=Ground.PAPER)
        self.columns = columns

    def wanted(self, width: int | None = None) -> Size:
        """Portrait and name."""
        return width or 0, self.theme.units(6.6) + self.theme.type.height(self._style())

    def look(self) -> Hashable:
        """Which portraits are painted."""
        seats = [seat for column in self.columns.sheet.columns for seat in column]
        return tuple(self._face(seat) is not None for seat in seats)

    def describe(self) -> list[Described]:
        """Every column by name."""
        areas = self.columns.areas(self.columns.beside_bar(self.rect))
        return [Described("column", self.columns.name(n), "", area) for n, area in enumerate(areas)]

    def paint(self, surface: pygame.Surface) -> None:
        """Tint, portraits and names."""
        u, theme = self.theme.units, self.theme
        rect = self.columns.beside_bar(self.rect)
        self.columns.tint(surface, rect)
        for number, area in enumerate(self.columns.areas(rect)):
            seats = self.columns.sheet.columns[number]
            side = u(5.6)
            step = min(side + u(0.6), (area.width - side) // max(1, len(seats) - 1 or 1))
            x = area.centerx - (side + step * (len(seats) - 1)) // 2
            for seat in seats:
                face = self._face(seat)
                if face is not None:
                    surface.blit(face, (x, area.top + u(0.6)))
                x += step
            room = area.width - u(1)
            name, style = theme.type.fit(self.columns.name(number), self._style(), room)
            line = theme.type.render(name, style, INK)
            surface.blit(line, line.get_rect(midbottom=(area.centerx, area.bottom - u(0.1))))

    def _face(self, seat: Seat) -> pygame.Surface | None:
        side = self.theme.units(5.6)
        name = self.columns.players[seat].portrait
        return self.columns.raster.get(("medal", name), (side, side), lambda: medal(name))

    def _style(self) -> Style:
        return self.theme.style("plate")


class Rows(Widget):
    """The rounds, one line each; the newest is opened into its parts."""

    role = "rows"

    def __init__(self, columns: Columns) -> None:
        """Rows of *columns*."""
        super().__init__(columns.theme, "", ground=Ground.PAPER)
        self.columns = columns
        self.rows = newest_opened(columns.sheet.rows)

    def wanted(self, width: int | None = None) -> Size:
        """A line for each row."""
        return width or 0, len(self.rows) * self._tall()

    def look(self) -> Hashable:
        """The values."""
        return tuple(self.rows)

    def describe(self) -> list[Described]:
        """Every row with its values."""
        tall = self._tall()
        return [
            Described(
                "row", row.label, ", ".join(row.values),
                pygame.Rect(self.rect.left, self.rect.top + n * tall, self.rect.width, tall),
            )
            for n, row in enumerate(self.rows)
        ]  # fmt: skip

    def paint(self, surface: pygame.Surface) -> None:
        """Labels at the left, numbers right aligned in their columns, a fine line under each."""
        theme, u = self.theme, self.theme.units
        self.columns.tint(surface, self.rect)
        tall, fine = self._tall(), max(1, round(u.line(0.12)))
        areas = self.columns.areas(self.rect)
        widest = self._widest()
        for number, row in enumerate(self.rows):
            y = self.rect.top + number * tall
            style = theme.style("body" if row.level else "plate")
            colour = SOFT_INK if row.level else INK
            room = areas[0].left - self.rect.left - u(3) * row.level - u(1)
            text, fitting = theme.type.fit(row.label, style, room)
            line = theme.type.render(text, fitting, colour)
            middle = y + tall // 2
            left = self.rect.left + u(3) * row.level
            surface.blit(line, line.get_rect(midleft=(left, middle)))
            for area, value in zip(areas, row.values, strict=True):
                text, fitting = theme.type.fit(value, style, area.width - u(1))
                line = theme.type.render(text, fitting, colour)
                right = self.columns.right(area, widest)
                surface.blit(line, line.get_rect(midright=(right, middle)))
            surface.fill(PAPER_EDGE, (self.rect.left, y + tall - fine, self.rect.width, fine))

    def _tall(self) -> int:
        """The height of a row, more where the letters are large."""
        letters = self.theme.type.height(self.theme.style("plate"))
        return max(self.theme.units(ROW), round(letters * 1.3))

    def _widest(self) -> int:
        style = self.theme.style("plate")
        values = [value for row in self.rows for value in row.values] or [""]
        return max(self.theme.type.size(value, style)[0] for value in values)


class Totals(Widget):
    """A double line and the totals, large; a star stands at the leader's."""

    role = "totals"

    def __init__(self, columns: Columns) -> None:
        """Totals of *columns*."""
        super().__init__(columns.theme, "Total", ground=Ground.PAPER)
        self.columns = columns

    def wanted(self, width: int | None = None) -> Size:
        """A tall line."""
        letters = self.theme.type.height(self.theme.style("total"))
        return width or 0, max(self.theme.units(6.4), letters + self.theme.units(1))

    def value(self) -> str:
        """All totals."""
        return ", ".join(self.columns.sheet.totals)

    def look(self) -> Hashable:
        """The totals, and whether the star is painted."""
        return self.value(), self._star() is not None

    def describe(self) -> list[Described]:
        """The total of each column."""
        areas = self.columns.areas(self.columns.beside_bar(self.rect))
        return [
            Described("total", self.columns.name(n), total, area)
            for n, (total, area) in enumerate(zip(self.columns.sheet.totals, areas, strict=True))
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Lines, word, numbers and star."""
        theme, u = self.theme, self.theme.units
        rect = self.columns.beside_bar(self.rect)
        self.columns.tint(surface, rect)
        thick = max(2, round(u.line(0.2)))
        surface.fill(INK, (rect.left, rect.top, rect.width, thick))
        surface.fill(INK, (rect.left, rect.top + 2 * thick, rect.width, thick))
        middle = rect.centery + u(0.3)
        word = theme.type.render("Total", theme.style("heading"), INK)
        surface.blit(word, word.get_rect(midleft=(rect.left, middle)))
        star = self._star()
        for number, area in enumerate(self.columns.areas(rect)):
            colour = MADDER if number == self.columns.own else INK
            text, style = theme.type.fit(
                self.columns.sheet.totals[number], theme.style("total"), area.width - u(6)
            )
            line = theme.type.render(text, style, colour)
            place = line.get_rect(center=(area.centerx, middle))
            surface.blit(line, place)
            if star is not None and number in self.columns.sheet.leaders:
                surface.blit(star, star.get_rect(midright=(place.left - u(0.5), middle)))

    def _star(self) -> pygame.Surface | None:
        side = self.theme.units(4.6)
        return self.columns.raster.get("star", (side, side), lambda: token("medal_star"))


def newest_opened(rows: Sequence[SheetRow]) -> list[SheetRow]:
    """The rounds as one line each; only the newest keeps its parts."""
    last = max((n for n, row in enumerate(rows) if row.level == 0), default=0)
    return [row for n, row in enumerate(rows) if row.level == 0 or n > last]
