"""The totals of a score sheet: large, under a double line, with a sign at the leader's."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.app.score.score_animation import ScoreAnimation
from game.app.score.score_sheet_columns import ScoreSheetColumns, leading_columns
from game.app.widgets.picture_sprite import arrow
from game.art.icons.tokens import token
from game.art.palette import INK, MADDER
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.text_renderer import TextStyle
from game.ui.widgets.widget import Widget

SIDE = 4.6
"""The side of the leader's sign, in u."""
DROP = 5.0
"""How far above its place the sign begins to fall, in u."""


class ScoreTotals(Widget):
    """A double line and the totals, large; an arrow points at the leader's.

    A medal stands there once the match is over.
    """

    role = "totals"

    def __init__(self, columns: ScoreSheetColumns, counting: ScoreAnimation, over: bool) -> None:
        """Totals of *columns*, as far as they are counted; *over*: of a finished match."""
        super().__init__(columns.theme, columns.sheet.total, ground=Background.PAPER)
        self.columns = columns
        self.counting = counting
        self.over = over

    def wanted(self, width: int | None = None) -> Size:
        """A tall line."""
        letters = self.theme.type.height(self._style())
        under = 0 if self._beside(width or 0) else self.theme.units(SIDE)
        return width or 0, max(self.theme.units(6.4), letters + self.theme.units(1)) + under

    def bounds(self) -> pygame.Rect:
        """The line, and above it the way of the sign."""
        more = 0 if self.counting.done else self.theme.units(DROP)
        return pygame.Rect(self.rect.x, self.rect.y - more, self.rect.w, self.rect.h + more)

    def value(self) -> str:
        """All totals."""
        return ", ".join(self.columns.sheet.totals)

    def look(self) -> Hashable:
        """The totals, how far they are counted, and whether the sign is painted."""
        return self.value(), self.counting.stamp(), self._sign() is not None

    def describe(self) -> list[AccessibleNode]:
        """The total of each column, and who leads or has won."""
        areas = self.columns.areas(self.columns.beside_bar(self.rect))
        leaders = leading_columns(self.columns.sheet)
        sign = ", won" if self.over else ", leads"
        return [
            AccessibleNode("total", self.columns.name(n), total + sign * (n in leaders), area)
            for n, (total, area) in enumerate(zip(self.columns.sheet.totals, areas, strict=True))
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Lines, word, numbers and sign."""
        theme, u = self.theme, self.theme.units
        rect = self.columns.beside_bar(self.rect)
        self.columns.tint(surface, rect)
        thick = max(2, round(u.line(0.2)))
        surface.fill(INK, (rect.left, rect.top, rect.width, thick))
        surface.fill(INK, (rect.left, rect.top + 2 * thick, rect.width, thick))
        areas, beside = self.columns.areas(rect), self._beside(self.rect.width)
        middle = rect.centery + u(0.3) - (0 if beside else u(SIDE) // 2)
        word = theme.type.render(self.label, theme.style("heading"), INK)
        surface.blit(word, word.get_rect(midleft=(rect.left, middle)))
        sign, down = self._sign(), self.counting.star_progress
        style = self._fitting(areas[0].width - u(6 if beside else 0.8))
        for number, area in enumerate(areas):
            place = pygame.Rect((0, 0), theme.type.size(self.columns.sheet.totals[number], style))
            place.center = (area.centerx, middle)
            now = self.counting.total(number)
            if now:
                line = theme.type.render(now, style, INK)
                surface.blit(line, line.get_rect(midright=place.midright))
            if sign is not None and down and number in leading_columns(self.columns.sheet):
                spot = sign.get_rect(midright=(place.left - u(0.5), middle))
                if not beside:
                    spot = sign.get_rect(midtop=(area.centerx, place.bottom - u(0.6)))
                surface.blit(sign, spot.move(0, -round(u(DROP) * (1 - down) ** 2)))

    def _fitting(self, room: int) -> TextStyle:
        """The style in which the longest total has room; the same for all."""
        longest = max(self.columns.sheet.totals, key=len)
        return self.theme.type.fit(longest, self._style(), room)[1]

    def _beside(self, width: int) -> bool:
        """Whether a column of a table so wide has room for the sign beside the number."""
        wide = self.columns.areas(self.columns.beside_bar(pygame.Rect(0, 0, width, 1)))[0].width
        longest = max(self.columns.sheet.totals, key=len)
        letters = self.theme.type.size(longest, self._style())[0]
        return letters + self.theme.units(6) <= wide

    def _style(self) -> TextStyle:
        return self.theme.style("total")

    def _sign(self) -> pygame.Surface | None:
        if not self.over:
            return arrow(self.theme, "right" if self._beside(self.rect.width) else "up", MADDER)
        side = self.theme.units(SIDE)
        return self.columns.raster.get("star", (side, side), lambda: token("medal_star"))
