"""The picture of the island map at the table: the island, and the portraits of who is in front."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.icons import island_shapes
from game.art.palette import PAPER
from game.art.portraits import portraits
from game.art.svg_picture import SvgPicture
from game.presentation.island_map import IslandMap
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.table.seats.name_format import fill_names
from game.table.table_dependencies import PlayerInfo
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites

_TITLE = 2.8
"""The height of the line over the map, in u."""


def island_map_sprite(
    sprites: CachedSprites,
    layout: TableLayout,
    shown: IslandMap,
    people: Sequence[PlayerInfo],
    box: Box,
) -> CachedSprite:
    """The map as a sprite, in the middle of *box*."""
    faces = [person.portrait for person in people]
    u, area = layout.frame.u, island_map_area(layout, box)

    def paint(sheet: pygame.Surface) -> None:
        line = pygame.Rect(0, 0, area.width, round(_TITLE * u))
        sprites.draw_text(sheet, shown.title, "small", PAPER, line)
        paint_island_map(sprites, sheet, shown, faces, area.move(-area.x, -area.y + line.height))

    return sprites.sprite("isle", (shown, tuple(faces)), area, paint)


def island_map_area(layout: TableLayout, box: Box) -> pygame.Rect:
    """Where the map lies with the line over it, in the middle of *box*; in pixels."""
    whole, u = layout.frame.px(box), layout.frame.u
    area = pygame.Rect(0, 0, whole.width, round(island_map_height(whole.width) + _TITLE * u))
    area.center = whole.center
    return area


def island_map_height(wide: float) -> float:
    """The height of a map of this width."""
    return wide * island_shapes.HEIGHT / island_shapes.WIDTH


def paint_island_map(
    sprites: CachedSprites,
    sheet: pygame.Surface,
    shown: IslandMap,
    faces: Sequence[str],
    at: pygame.Rect,
) -> None:
    """Paint the map as wide as *at* from its upper left corner."""
    scale = at.width / island_shapes.WIDTH
    rect = pygame.Rect(at.x, at.y, at.width, round(island_map_height(at.width)))
    lands = tuple((land.sign, land.held) for land in shown.lands)
    sprites.draw_picture(sheet, ("island", lands), lambda: island_shapes.island_map(lands), rect)
    for number, land in enumerate(shown.lands):
        x, y = island_shapes.head_spot(number, land.held)
        side = round(island_shapes.HEAD * scale * (1.0 if land.held else 0.9))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (rect.x + round(x * scale), rect.y + round(y * scale))
        if land.seat is not None:
            sprites.draw_picture(sheet, ("head", faces[land.seat]), _head(faces[land.seat]), spot)


def describe_island_map(
    layout: TableLayout, shown: IslandMap, people: Sequence[PlayerInfo], box: Box
) -> AccessibleNode:  # fmt: skip
    """The map in words."""
    names = [person.name for person in people]
    words = ", ".join(map_standings(shown, names))
    area = island_map_area(layout, box)
    return AccessibleNode("map", fill_names(shown.title, names), words, area)


def map_standings(shown: IslandMap, names: Sequence[str]) -> list[str]:
    """How it stands in each part of a map: ``heart: Anna holds it``."""
    return [
        f"{land.sign}: nobody" if land.seat is None
        else f"{land.sign}: {names[land.seat]} {'holds it' if land.held else 'is in front'}"
        for land in shown.lands
    ]  # fmt: skip


def _head(name: str) -> Callable[[], SvgPicture]:
    return lambda: portraits.portrait(name)
