"""The picture of a name plate, its key, the number of cards on it and what was called under it."""

from __future__ import annotations

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.art.svg_picture import SvgPicture
from game.table.cards import suit_signs
from game.ui.cached_sprite import CachedSprites
from game.ui.pictures import widget_svg
from game.ui.text.text_renderer import SMALLEST
from game.ui.widgets.key_cap import KeyCap

_CAP = 0.85
"""A key is at most so high, in parts of the plate; else it has smaller letters."""
_GAP = 0.6
"""Between a key and the name beside it, in u."""


def paint_name_plate(
    sprites: CachedSprites,
    sheet: pygame.Surface,
    rect: pygame.Rect,
    name: str,
    target: bool,
    key: str = "",
) -> None:
    """Paint the plate in *rect*; *target* tells whether it takes what is dropped.

    *key* is painted before the name as on a button, as a key of the keyboard.
    """
    theme = sprites.theme
    u = theme.units.u
    style = theme.type.lower(theme.style("plate"), rect.height)
    cap = KeyCap(theme, key, low=KeyCap(theme, key).size[1] > rect.height * _CAP) if key else None
    beside = cap.size[0] + round(_GAP * u) if cap else 0
    wide = theme.type.size(name, style)[0] + beside + round(3.2 * u)
    least = round(rect.height * 1.6)
    box = pygame.Rect(0, 0, min(rect.width, max(least, wide)), rect.height)
    box.center = rect.center
    sprites.draw_picture(
        sheet,
        ("plate", box.size),
        lambda: SvgPicture(paper_shapes.plate(*box.size, u), (), *box.size),
        box,
    )
    words = box.inflate(-round(1.6 * u), 0)
    if cap is not None:
        cap.paint(sheet, ink.INK, (words.left + cap.size[0] // 2, words.centery))
        words = pygame.Rect(words.left + beside, words.top, words.width - beside, words.height)
    sprites.draw_text(sheet, name, "plate", ink.INK, words)
    if target:
        ring = sprites.shape(
            "plate ring", box.size,
            lambda: widget_svg.outline(theme.units, *box.size, ink.LAMP, 0.6, 0.4),
        )  # fmt: skip
        sheet.blit(ring, box)


def paint_card_count(
    sprites: CachedSprites, sheet: pygame.Surface, text: str, rect: pygame.Rect
) -> None:
    """Paint the number *text* on a disc in *rect*."""
    units = sprites.theme.units
    disc = sprites.shape(
        "disc", rect.size, lambda: widget_svg.pill(units, *rect.size, ink.NIGHT, ink.BRASS)
    )
    sheet.blit(disc, rect)
    sprites.draw_figure(sheet, text, "small", ink.PAPER, rect.inflate(-4, 0))


def paint_call_tag(
    sprites: CachedSprites, sheet: pygame.Surface, text: str, plate: pygame.Rect
) -> None:
    """Paint a paper tag with *text* on two threads under the *plate*, clear of its name."""
    theme = sprites.theme
    u = theme.units.u
    room = sheet.get_height() - plate.bottom + round(0.1 * u)
    style = theme.type.lower(theme.style("small"), room - round(0.5 * u))
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
