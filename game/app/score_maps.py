"""The maps of a score sheet: the islands so far, with the flags of those who hold their parts."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.app.columns import Columns
from game.art.palette import INK
from game.table.isle import isle_tall, paint_isle, standing
from game.table.slip import Slip, Slips
from game.ui.describe import Described
from game.ui.drawing import Ground
from game.ui.picture import Size
from game.ui.widgets import Widget

WIDE = 17.0
"""The width of one map in u."""
GAP = 2.0
MOST = 5
"""So many maps lie on a sheet; older ones are told by their rows."""


class Maps(Widget):
    """The newest islands in a row."""

    role = "maps"

    def __init__(self, columns: Columns) -> None:
        """The maps of the sheet of *columns*."""
        super().__init__(columns.theme, "", ground=Ground.PAPER)
        self.columns = columns
        self.maps = columns.sheet.maps[-MOST:]
        self._slips = Slips(columns.theme, columns.raster)

    def wanted(self, width: int | None = None) -> Size:
        """One row of maps, each under its title."""
        wide = self._wide(width or self.theme.units(100))
        return width or 0, round(isle_tall(wide)) + self._line() + self.theme.units(0.6)

    def look(self) -> Hashable:
        """Differs until all of it is painted."""
        return self._slip().stamp()

    def describe(self) -> list[Described]:
        """Every map in words."""
        names = [player.name for player in self.columns.players]
        return [
            Described("map", one.title, ", ".join(standing(one, names)), area)
            for one, area in zip(self.maps, self._areas(), strict=True)
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """The maps with their titles."""
        surface.blit(self._slip().picture, self.rect)

    def _slip(self) -> Slip:
        return self._slips.slip("maps", self.maps, self.rect, self._print)

    def _print(self, sheet: pygame.Surface) -> None:
        faces = [player.portrait for player in self.columns.players]
        for one, area in zip(self.maps, self._areas(), strict=True):
            place = area.move(-self.rect.x, -self.rect.y)
            title = pygame.Rect(place.topleft, (place.width, self._line()))
            self._slips.write(sheet, one.title, "small", INK, title)
            place.top = title.bottom
            paint_isle(self._slips, sheet, one, faces, place)

    def _areas(self) -> list[pygame.Rect]:
        wide, gap = self._wide(self.rect.width), self.theme.units(GAP)
        return [
            pygame.Rect(self.rect.left + n * (wide + gap), self.rect.top, wide, self.rect.height)
            for n in range(len(self.maps))
        ]

    def _wide(self, width: int) -> int:
        """The width of one map where the row is *width* wide."""
        gap = self.theme.units(GAP)
        return min(self.theme.units(WIDE), (width - gap * (MOST - 1)) // MOST)

    def _line(self) -> int:
        return self.theme.type.height(self.theme.style("small"))
