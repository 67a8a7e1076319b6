"""The rows of a score sheet: rounds and their parts, signs, boxes and lines."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.app.score.score_animation import ScoreAnimation
from game.app.score.score_sheet_columns import ScoreSheetColumns
from game.art.icons.tokens import TOKENS, token
from game.art.palette import COLUMN, INK, MADDER, PAPER, PAPER_EDGE, SOFT_INK
from game.art.svg import Paint, document
from game.art.svg import rect as box
from game.presentation.score_sheet import SheetRow
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.text_renderer import TextStyle
from game.ui.widgets.widget import Widget

ROW = 4.2
CLOSEST = 1.02
"""So close rows may stand to be seen at once, in heights of their letters."""
SIGN = 3.2
"""The side of a sign before a row's name, in u."""


class ScoreRows(Widget):
    """The rounds, one line each; the newest is opened into its parts."""

    role = "rows"

    def __init__(self, columns: ScoreSheetColumns, counting: ScoreAnimation) -> None:
        """Rows of *columns*, as far as they are written."""
        super().__init__(columns.theme, "", ground=Background.PAPER)
        self.columns = columns
        self.counting = counting
        self.rows = counting.rows
        self.selected: tuple[int, int] | None = None
        """Row and column of the cell that is pointed at."""
        self._pointer: tuple[int, int] | None = None
        """Where the mouse points, in pixels; None where it does not, or keys went on since."""
        self._close = 0
        """The height of a row in pixels with which enough are seen at once; 0 if it is as usual."""
        self.on_select: Callable[[pygame.Rect], None] = lambda _line: None
        """Hears where the row lies that the keys went to."""

    @property
    def focusable(self) -> bool:
        """Whether there is anything to be explained."""
        return any(any(row.reasons) for row in self.rows)

    @property
    def _shown(self) -> tuple[int, int] | None:
        """The cell that is pointed at, or where the keys begin."""
        if self.selected is None and self.focused:
            return len(self.rows) - 1, 0
        return self.selected

    @property
    def focus_rect(self) -> pygame.Rect:
        """The cell that the keys are at."""
        return self.rect if self._shown is None else self._cell_rect(*self._shown)

    @property
    def explanation(self) -> str:
        """What the value that is pointed at is made of; empty where nothing is known."""
        if self._shown is None:
            return ""
        row, column = self._shown
        reasons = self.rows[row].reasons
        return reasons[column] if column < len(reasons) else ""

    def event(self, e: pygame.event.Event) -> bool:
        """Go to a cell by arrow keys; past the first and the last the focus goes on."""
        return e.type == pygame.KEYDOWN and self._go(e.key)

    def point_at(self, pos: tuple[int, int] | None) -> None:
        """Point at the cell under *pos*, or at none."""
        self._pointer = pos
        self.selected = None if pos is None else self._cell(pos)

    def place(self, rect: pygame.Rect) -> None:
        """Lie at *rect*: where that is scrolled, another cell may lie under the mouse."""
        super().place(rect)
        if self._pointer is not None:
            self.point_at(self._pointer)

    def _cell(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        row = (pos[1] - self.rect.top) // self.tall()
        areas = self.columns.areas(self.rect)
        column = next((n for n, a in enumerate(areas) if a.left <= pos[0] < a.right), None)
        return None if column is None or not 0 <= row < len(self.rows) else (row, column)

    def _go(self, key: int) -> bool:
        steps = {
            pygame.K_UP: (-1, 0), pygame.K_DOWN: (1, 0), pygame.K_LEFT: (0, -1),
            pygame.K_RIGHT: (0, 1),
        }  # fmt: skip
        if key not in steps or not self.rows:
            return False
        self._pointer = None
        before = self._shown or (len(self.rows) - 1, 0)
        row, column = (a + b for a, b in zip(before, steps[key], strict=True))
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.columns.sheet.columns)):
            self.selected = None
            return False
        self.selected = row, column
        self.on_select(self._cell_rect(row, column))
        return True

    def _cell_rect(self, row: int, column: int) -> pygame.Rect:
        tall = self.tall()
        line = pygame.Rect(self.rect.left, self.rect.top + row * tall, self.rect.width, tall)
        return self.columns.areas(line)[column].inflate(-2, -2)

    def wanted(self, width: int | None = None) -> Size:
        """A line for each row."""
        return width or 0, len(self.rows) * self.tall()

    def look(self) -> Hashable:
        """The values, how far they are written, and whether the signs are painted."""
        signs = tuple(row.icon and self._sign(row.icon) is not None for row in self.rows)
        return tuple(self.rows), self.counting.stamp(), signs, self.selected

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
            self.columns.rule(surface, row.rule, line)
        if self.selected is not None and self.explanation and not self.focused:
            thick = max(2, round(self.theme.units.line(0.2)))
            pygame.draw.rect(surface, MADDER, self._cell_rect(*self.selected), thick)

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
            right = min(area.right - u(0.5), self.columns.right(area, self._widest(column)))
            place = words.get_rect(midright=(right, area.centery - above))
            if not _counts(value):
                place.centerx = area.centerx
            if look == "won":
                self._ring(surface, place)
            surface.blit(words, place)
            sign = self._sign(look) if look in TOKENS else None
            if sign is not None and place.left - sign.get_width() > area.left:
                surface.blit(sign, sign.get_rect(midright=(place.left - u(0.3), place.centery)))

    def _box(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """An empty box: something may still be written here."""
        u = self.theme.units
        size = (min(u(4.4), area.width - u(1)), area.height - u(1.2))
        edge = max(1.2, u.line(0.14))
        piece = self.theme.shapes.piece(
            ("score box", size), size,
            lambda: document(*size, box(1, 1, size[0] - 2, size[1] - 2, u.exact(0.5), Paint(COLUMN,
                                        PAPER_EDGE, edge))),
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
        """The height of a row, more where the letters are large, less where all then fit."""
        letters = self.theme.type.height(self.theme.style("plate"))
        usual = max(self.theme.units(ROW), round(letters * 1.3))
        return max(round(letters * CLOSEST), min(usual, self._close)) if self._close else usual

    def fit(self, room: int, count: int) -> bool:
        """Stand so close that *count* rows are seen in *room* pixels; False where they cannot."""
        letters = self.theme.type.height(self.theme.style("plate"))
        self._close = room // max(1, count)
        if self._close < round(letters * CLOSEST):
            self._close = 0
        return bool(self._close)

    def _widest(self, column: int) -> int:
        """How wide the widest number of a column is, in pixels."""
        found = [(row.values[column], self._style(row)) for row in self.rows]
        size = self.theme.type.size
        return max((size(each, style)[0] for each, style in found if _counts(each)), default=0)


def _counts(value: str) -> bool:
    """Whether it is a number, which stands right aligned; words stand in the middle."""
    return value.lstrip("+−").isdigit()
