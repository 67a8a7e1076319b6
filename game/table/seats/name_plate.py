"""The name plate under a portrait, with a ring while something may be dropped on it."""

from __future__ import annotations

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.art.svg_picture import SvgPicture
from game.ui.cached_sprite import CachedSprites
from game.ui.pictures import widget_svg


def paint_name_plate(
    sprites: CachedSprites, sheet: pygame.Surface, rect: pygame.Rect, name: str, target: bool
) -> None:
    """Paint the plate in *rect*; *target* tells whether it takes what is dropped."""
    theme = sprites.theme
    u = theme.units.u
    style = theme.type.lower(theme.style("plate"), rect.height)
    wide = theme.type.size(name, style)[0] + round(3.2 * u)
    least = round(rect.height * 1.6)
    box = pygame.Rect(0, 0, min(rect.width, max(least, wide)), rect.height)
    box.center = rect.center
    key = ("plate", box.size)
    sprites.draw_picture(
        sheet, key, lambda: SvgPicture(paper_shapes.plate(*box.size, u), (), *box.size), box
    )
    sprites.draw_text(sheet, name, "plate", ink.INK, box.inflate(-round(1.6 * u), 0))
    if target:
        ring = sprites.shape(
            "plate ring", box.size,
            lambda: widget_svg.outline(theme.units, *box.size, ink.LAMP, 0.6, 0.4),
        )  # fmt: skip
        sheet.blit(ring, box)
