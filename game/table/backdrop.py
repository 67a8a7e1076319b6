"""The backdrop: the still layer of a table - night, rail, felt and the empty places on it."""

from __future__ import annotations

from functools import partial

import pygame

from game.art import palette as ink
from game.art.lettering import Picture
from game.art.places import place_sign, stone_slab, suit_sign
from game.art.scenery import TableShape, table_backdrop
from game.art.svg import document, group
from game.engine.zones import Look, Spot
from game.table import dress
from game.table.desk import on_the_table
from game.table.faces import tall
from game.table.frame import Frame, frame
from game.table.layout import Layout
from game.table.places import slot_poses
from game.table.signs import SUITS
from game.table.slot import Slot
from game.ui.picture import Size, picture
from game.ui.raster import Raster
from game.ui.theme import Theme

_HEAPS = (Spot.BESIDE, Spot.CENTRE, Spot.ACROSS, Spot.BELOW)
"""Where the places of heaps are outlined."""


def shape(f: Frame) -> TableShape:
    """The table in *f*, in pixels."""
    return TableShape(
        f.size[0], f.size[1], f.cx * f.u, f.cy * f.u, f.rx * f.u, f.ry * f.u, 2.7 * f.u
    )


def scenery(raster: Raster, game: str, f: Frame) -> pygame.Surface | None:
    """The scenery from the print shop; None while it is painted."""
    table = shape(f)
    return raster.get(("scenery", game, table), f.size, partial(_drawing, game, table))


def wish(raster: Raster, game: str, theme: Theme, size: Size) -> None:
    """Asks for the scenery of a table that will soon be opened in a window of *size* pixels."""
    f = frame(size, on_the_table(theme.preferences).ui_scale)
    table = shape(f)
    raster.wish(("scenery", game, table), f.size, partial(_drawing, game, table))


def _drawing(game: str, table: TableShape) -> Picture:
    return Picture(table_backdrop(game, table), (), table.width, table.height)


def backdrop(
    layout: Layout, theme: Theme, painted: pygame.Surface | None, game: str
) -> pygame.Surface:
    """The whole layer; plain felt where the scenery is not painted yet."""
    sheet = pygame.Surface(layout.frame.size)
    if painted is not None:
        sheet.blit(painted, (0, 0))
    else:
        _plain(sheet, layout)
    _places(sheet, layout, theme, place_sign(game))
    return sheet


def _plain(sheet: pygame.Surface, layout: Layout) -> None:
    table = shape(layout.frame)
    sheet.fill(ink.NIGHT)
    for out, colour in ((table.rail, ink.WOOD), (2.0, ink.WOOD_EDGE), (0.0, ink.FELT)):
        box = pygame.Rect(0, 0, round(2 * (table.rx + out)), round(2 * (table.ry + out)))
        box.center = (round(table.cx), round(table.cy))
        pygame.draw.ellipse(sheet, colour, box)


def _places(sheet: pygame.Surface, layout: Layout, theme: Theme, sign: str) -> None:
    """The outlines of empty places for cards."""
    u = layout.frame.u
    for slot in layout.slots.values():
        poses = slot_poses(layout, slot)
        cut = suit_sign(SUITS[slot.spec.sign]) if slot.spec.sign else sign
        if slot.spec.stone:
            _stone(sheet, layout, slot)
        elif _heaped(slot):
            x, y = slot.box.middle
            rect = pygame.Rect(0, 0, round(slot.card * u), tall(slot.card * u))
            rect.center = (round(x * u), round(y * u))
            plain = dress.outline(*rect.size, theme.units, cut)
            sheet.blit(picture(plain, rect.size), rect)
        for pose in poses:
            size = (round(pose.wide), tall(pose.wide))
            empty = picture(dress.outline(*size, theme.units, cut), size)
            turned = pygame.transform.rotate(empty, pose.turn) if pose.turn else empty
            sheet.blit(turned, turned.get_rect(center=(round(pose.x), round(pose.y))))


def outlined(layout: Layout, slot: Slot) -> bool:
    """Whether a place is to be seen while no card lies in it."""
    return slot.spec.stone or _heaped(slot) or bool(slot_poses(layout, slot))


def _heaped(slot: Slot) -> bool:
    """Whether the place of a heap is outlined."""
    own = slot.mine and slot.spec.spot is Spot.FRONT and not slot.spec.across
    return slot.spec.look is Look.PILE and (own or slot.spec.spot in _HEAPS)


def _stone(sheet: pygame.Surface, layout: Layout, slot: Slot) -> None:
    """A flat stone, as wide as a card is high whichever way it lies."""
    u = layout.frame.u
    x, y = slot.box.middle
    side = round(tall(slot.card * u) * 1.24)
    stone = picture(document(side, side, group(stone_slab(), side / 2, side / 2, side / 100)),
                    (side, side))  # fmt: skip
    sheet.blit(stone, stone.get_rect(center=(round(x * u), round(y * u))))
