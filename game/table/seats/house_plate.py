"""The house's name plate: emblem and name of a side that sits across and is no seat."""

from __future__ import annotations

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.art.icons.game_emblems import medal_emblem
from game.art.svg_picture import SvgPicture
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites

_MEDAL = 1.06
"""The picture of the emblem by the radius of a seat's medal."""


def house_sprites(
    sprites: CachedSprites, layout: TableLayout, game: str, name: str
) -> list[CachedSprite]:
    """The medal of the game where a portrait would be, and the name under it."""
    chair = layout.across
    if chair is None:
        return []
    f, r = layout.frame, chair.r * _MEDAL
    medal = f.px(Box(chair.x - r, chair.y - r, 2 * r, 2 * r))
    plate = f.px(chair.plate)

    def emblem(sheet: pygame.Surface) -> None:
        spot = pygame.Rect(0, 0, *medal.size)
        sprites.draw_picture(sheet, ("medal", game), lambda: medal_emblem(game), spot)

    def words(sheet: pygame.Surface) -> None:
        size = sheet.get_size()
        key = ("plate", size)
        sprites.draw_picture(
            sheet,
            key,
            lambda: SvgPicture(paper_shapes.plate(*size, f.u), (), *size),
            sheet.get_rect(),
        )
        sprites.draw_text(
            sheet, name, "plate", ink.INK, sheet.get_rect().inflate(-round(1.6 * f.u), 0)
        )

    type_, style = sprites.theme.type, sprites.theme.style("plate")
    wide = type_.size(name, type_.lower(style, plate.height))[0] + round(3.2 * f.u)
    place = pygame.Rect(0, 0, min(plate.width, max(wide, 2 * plate.height)), plate.height)
    place.center = plate.center
    return [
        sprites.sprite("house", game, medal, emblem),
        sprites.sprite("house plate", name, place, words),
    ]


def describe_house(layout: TableLayout, name: str) -> list[AccessibleNode]:
    """The side in words."""
    chair = layout.across
    if chair is None:
        return []
    return [AccessibleNode("side", name, "", layout.frame.px(chair.box))]
