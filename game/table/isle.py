"""The isle: the map of an island with the portraits of those who hold its parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import island, portraits
from game.art.lettering import Picture
from game.art.palette import PAPER
from game.engine.status import Map
from game.table.desk import Person
from game.table.frame import Box
from game.table.layout import Layout
from game.table.names import filled
from game.table.slip import Slip, Slips
from game.ui.describe import Described

_TITLE = 2.8
"""The height of the line over the map, in u."""


def isle_slip(
    slips: Slips, layout: Layout, shown: Map, people: Sequence[Person], box: Box
) -> Slip:  # fmt: skip
    """The map as a slip, in the middle of *box*."""
    faces = [person.portrait for person in people]
    u = layout.frame.u
    whole = layout.frame.px(box)
    area = pygame.Rect(0, 0, whole.width, round(isle_tall(whole.width) + _TITLE * u))
    area.center = whole.center

    def paint(sheet: pygame.Surface) -> None:
        line = pygame.Rect(0, 0, area.width, round(_TITLE * u))
        slips.write(sheet, shown.title, "small", PAPER, line)
        paint_isle(slips, sheet, shown, faces, area.move(-area.x, -area.y + line.height))

    return slips.slip("isle", (shown, tuple(faces)), area, paint)


def isle_tall(wide: float) -> float:
    """The height of a map of this width."""
    return wide * island.HEIGHT / island.WIDTH


def paint_isle(
    slips: Slips, sheet: pygame.Surface, shown: Map, faces: Sequence[str], at: pygame.Rect
) -> None:  # fmt: skip
    """Paints the map as wide as *at* from its upper left corner."""
    scale = at.width / island.WIDTH
    rect = pygame.Rect(at.x, at.y, at.width, round(isle_tall(at.width)))
    lands = tuple((land.sign, land.held) for land in shown.lands)
    slips.stick(sheet, ("island", lands), lambda: island.island(lands), rect)
    for number, land in enumerate(shown.lands):
        x, y = island.head_spot(number, land.held)
        side = round(island.HEAD * scale * (1.0 if land.held else 0.9))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (rect.x + round(x * scale), rect.y + round(y * scale))
        if land.seat is not None:
            slips.stick(sheet, ("head", faces[land.seat]), _head(faces[land.seat]), spot)


def describe_isle(
    layout: Layout, shown: Map, people: Sequence[Person], box: Box
) -> Described:  # fmt: skip
    """The map in words."""
    names = [person.name for person in people]
    words = ", ".join(standing(shown, names))
    return Described("map", filled(shown.title, names), words, layout.frame.px(box))


def standing(shown: Map, names: Sequence[str]) -> list[str]:
    """How it stands in each part of a map: ``heart: Anna holds it``."""
    return [
        f"{land.sign}: nobody" if land.seat is None
        else f"{land.sign}: {names[land.seat]} {'holds it' if land.held else 'is in front'}"
        for land in shown.lands
    ]  # fmt: skip


def _head(name: str) -> Callable[[], Picture]:
    return lambda: portraits.portrait(name)
