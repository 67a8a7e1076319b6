"""Island maps on a score sheet: the islands so far, with flags of those who hold their parts."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.app.score.score_sheet_columns import ScoreSheetColumns
from game.art.palette import INK
from game.table.hud.scores.island_map_picture import (
    island_map_height,
    map_standings,
    paint_island_map,
)
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.widget import Widget

WIDE = 17.0
"""The width of one map in u."""
GAP = 2.0
MOST = 5
"""So many maps lie on a sheet; older ones are told by their rows."""
FEW = 3
"""So many find room beside the title of a sheet."""


class ScoreIslandMaps(Widget):
    """The newest islands in a row."""

    role = "maps"

    def __init__(self, columns: ScoreSheetColumns) -> None:
        """The maps of the sheet of *columns*."""
        super().__init__(columns.theme, "", ground=Background.PAPER)
        self.columns = columns
        self.maps = columns.sheet.maps[-MOST:]
        self._slips = CachedSprites(columns.theme, columns.raster)

    @property
    def breadth(self) -> float:
        """How wide all maps are together, in u, where there is room for them."""
        return len(self.maps) * (WIDE + GAP) - GAP

    def wanted(self, width: int | None = None) -> Size:
        """One row of maps, each under its title."""
        wide = self._wide(width or self.theme.units(100))
        return width or 0, round(island_map_height(wide)) + self._line() + self.theme.units(0.6)

    def look(self) -> Hashable:
        """Something that differs until all of it is painted."""
        return self._slip().stamp()

    def describe(self) -> list[AccessibleNode]:
        """Every map in words."""
        names = [player.name for player in self.columns.players]
        return [
            AccessibleNode("map", one.title, ", ".join(map_standings(one, names)), area)
            for one, area in zip(self.maps, self._areas(), strict=True)
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """The maps with their titles."""
        surface.blit(self._slip().picture, self.rect)

    def _slip(self) -> CachedSprite:
        return self._slips.sprite("maps", self.maps, self.rect, self._print)

    def _print(self, sheet: pygame.Surface) -> None:
        faces = [player.portrait for player in self.columns.players]
        for one, area in zip(self.maps, self._areas(), strict=True):
            place = area.move(-self.rect.x, -self.rect.y)
            title = pygame.Rect(place.topleft, (place.width, self._line()))
            self._slips.draw_text(sheet, one.title, "small", INK, title)
            place.top = title.bottom
            paint_island_map(self._slips, sheet, one, faces, place)

    def _areas(self) -> list[pygame.Rect]:
        wide, gap = self._wide(self.rect.width), self.theme.units(GAP)
        return [
            pygame.Rect(self.rect.left + n * (wide + gap), self.rect.top, wide, self.rect.height)
            for n in range(len(self.maps))
        ]

    def _wide(self, width: int) -> int:
        """The width of one map where the row is *width* wide."""
        gap, most = self.theme.units(GAP), len(self.maps) if len(self.maps) <= FEW else MOST
        return min(self.theme.units(WIDE), (width - gap * (most - 1)) // most)

    def _line(self) -> int:
        return self.theme.type.height(self.theme.style("small"))
