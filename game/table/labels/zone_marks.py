"""Zone marks: what marks a whole zone, a ring of light round it or a note across its cards."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.engine.zones import ZoneId
from game.presentation.marks import Mark, MarkKind
from game.table.layout import text_room
from game.table.layout.table_layout import TableLayout
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg

_BAND = 0.4
"""A band covers no more than this part of the height of its cards."""


def zone_rings(
    sprites: CachedSprites, layout: TableLayout, marks: Sequence[Mark] = ()
) -> list[CachedSprite]:
    """Rings round empty places that are open now."""
    return [
        _light(sprites, layout, mark.zone)
        for mark in marks
        if mark.kind is MarkKind.LIT and mark.at is None and mark.zone in layout.slots
    ]  # fmt: skip


def _light(sprites: CachedSprites, layout: TableLayout, zone: ZoneId) -> CachedSprite:
    units = sprites.theme.units
    rect = layout.frame.px(layout.slots[zone].box.grown(0.5))

    def paint(sheet: pygame.Surface) -> None:
        ring = sprites.shape(
            "light", rect.size,
            lambda: widget_svg.outline(units, *rect.size, ink.LAMP, 0.9, 0.5),
        )  # fmt: skip
        sheet.blit(ring, (0, 0))

    return sprites.sprite(("light", zone), "", rect, paint)


def zone_bands(
    sprites: CachedSprites, layout: TableLayout, marks: Sequence[Mark] = ()
) -> list[CachedSprite]:
    """The bands across zones that have something noted on them; they lie over the cards."""
    noted = [
        m for m in marks if m.kind is MarkKind.BAND and m.at is None and m.zone in layout.slots
    ]
    return [_band(sprites, layout, mark.zone, mark.text) for mark in noted]


def _band(sprites: CachedSprites, layout: TableLayout, zone: ZoneId, text: str) -> CachedSprite:
    theme, f = sprites.theme, layout.frame
    card = f.px(layout.slots[zone].box)
    tall = theme.units(text_room.plate_height(3.2, layout.text))
    tall = max(theme.units(2.4), min(tall, round(card.height * _BAND)))
    style = theme.type.lower(theme.style("plate"), tall)
    wide = theme.type.size(text, style)[0] + theme.units(2.4)
    rect = pygame.Rect(0, 0, max(wide, card.width + theme.units(1.2)), tall)
    rect.center = (card.centerx, card.centery)

    def paint(sheet: pygame.Surface) -> None:
        ribbon = sprites.shape("band", rect.size, lambda: paper_shapes.plate(*rect.size, f.u))
        sheet.blit(ribbon, (0, 0))
        sprites.draw_text(sheet, text, "plate", ink.MADDER, pygame.Rect(0, 0, *rect.size))

    return sprites.sprite(("band", zone), text, rect, paint)
