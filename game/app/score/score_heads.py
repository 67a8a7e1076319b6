"""The head of a score sheet: medal and title, then portraits and names over the columns."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.app.score.score_sheet_columns import ScoreSheetColumns
from game.art.icons.game_emblems import medal_emblem
from game.art.palette import INK, MADDER
from game.art.portraits.portraits import medal
from game.engine.zones import Seat
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.text_renderer import TextStyle
from game.ui.theme import Theme
from game.ui.widgets.containers import column
from game.ui.widgets.label import Image, Label
from game.ui.widgets.widget import Widget

MEDAL = 9.0
"""The side of the medal, in u."""


class ScoreHeads(Widget):
    """Portraits and names over the columns, and the word under a name."""

    role = "heads"

    def __init__(self, columns: ScoreSheetColumns) -> None:
        """Heads of *columns*."""
        super().__init__(columns.theme, "", ground=Background.PAPER)
        self.columns = columns

    def wanted(self, width: int | None = None) -> Size:
        """Portrait and name."""
        letters = self.theme.type.height(self._style())
        under = self.theme.type.height(self.theme.style("small")) if self._under() else 0
        return width or 0, self.theme.units(6.6) + letters + under

    def look(self) -> Hashable:
        """Which portraits are painted."""
        seats = [seat for column in self.columns.sheet.columns for seat in column]
        return tuple(self._face(seat) is not None for seat in seats)

    def describe(self) -> list[AccessibleNode]:
        """Every column by name."""
        areas = self.columns.areas(self.columns.beside_bar(self.rect))
        under = self._under() or ("",) * len(areas)
        return [
            AccessibleNode("column", self.columns.name(n), under[n], area)
            for n, area in enumerate(areas)
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Tint, portraits and names."""
        u, theme = self.theme.units, self.theme
        rect = self.columns.beside_bar(self.rect)
        self.columns.tint(surface, rect)
        under = self._under()
        low = theme.type.height(theme.style("small")) if under else 0
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
            surface.blit(line, line.get_rect(midbottom=(area.centerx, area.bottom - low - u(0.1))))
            if under:
                word, style = theme.type.fit(under[number], theme.style("small"), room)
                line = theme.type.render(word or " ", style, MADDER)
                surface.blit(line, line.get_rect(midbottom=(area.centerx, area.bottom)))

    def _under(self) -> tuple[str, ...]:
        under = self.columns.sheet.under
        return under if any(under) else ()

    def _face(self, seat: Seat) -> pygame.Surface | None:
        side = self.theme.units(5.6)
        name = self.columns.players[seat].portrait
        return self.columns.raster.get(("medal", name), (side, side), lambda: medal(name))

    def _style(self) -> TextStyle:
        return self.theme.style("plate")


def score_heading(
    theme: Theme, raster: PictureLoader, game: str, title: str, below: Widget
) -> tuple[Widget, Widget]:
    """The medal of *game*, and *title* with *below* under it."""
    medal = Image(
        theme, "", lambda: medal_emblem(game), ("emblem", game), size=(MEDAL, MEDAL), raster=raster
    )
    head = Label(theme, title, "screen_title", ground=Background.PAPER)
    return medal, column(theme, [head, below], 0.2)
