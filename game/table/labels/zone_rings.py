"""Zone rings: rings of light round empty places that are open now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art import palette as ink
from game.engine.zones import ZoneId
from game.presentation.marks import Mark, MarkKind
from game.table.layout.table_layout import TableLayout
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg


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
