"""The call tag: what a player bid or called, on paper that hangs under the name plate."""

from __future__ import annotations

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.table.cards import suit_signs
from game.ui.cached_sprite import CachedSprites
from game.ui.text.text_renderer import SMALLEST


def paint_call_tag(
    sprites: CachedSprites, sheet: pygame.Surface, text: str, plate: pygame.Rect
) -> None:
    """Paint a paper tag with *text* that hangs on two threads under the *plate*."""
    theme = sprites.theme
    u = theme.units.u
    style = theme.style("small")
    most = sheet.get_width() - round(1.8 * u)
    while suit_signs.text_width(theme, text, style) > most and style.px > SMALLEST:
        style = style._replace(px=style.px - 1)
    wide = suit_signs.text_width(theme, text, style) + round(1.8 * u)
    tall = max(round(2.9 * u), theme.type.height(style) + round(0.5 * u))
    box = pygame.Rect(0, 0, max(round(4.6 * u), wide), tall)
    box.midtop = (plate.centerx, plate.bottom - round(0.1 * u))
    box.clamp_ip(sheet.get_rect())
    piece = sprites.shape("call", box.size, lambda: paper_shapes.tag(*box.size, u))
    sheet.blit(piece, box)
    words = suit_signs.text_line(theme, text, style, ink.INK)
    sheet.blit(words, words.get_rect(center=(box.centerx, box.centery + round(0.12 * u))))
