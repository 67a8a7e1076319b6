"""The disc beside a portrait with the number of cards that its player holds."""

from __future__ import annotations

import pygame

from game.art import palette as ink
from game.ui.cached_sprite import CachedSprites
from game.ui.pictures import widget_svg


def paint_card_count(
    sprites: CachedSprites, sheet: pygame.Surface, text: str, rect: pygame.Rect
) -> None:
    """Paint the number *text* on a disc in *rect*."""
    units = sprites.theme.units
    disc = sprites.shape(
        "disc", rect.size, lambda: widget_svg.pill(units, *rect.size, ink.NIGHT, ink.BRASS)
    )
    sheet.blit(disc, rect)
    sprites.draw_text(sheet, text, "small", ink.PAPER, rect.inflate(-4, 0))
