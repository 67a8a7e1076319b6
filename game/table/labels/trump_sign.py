"""The trump sign: a small brass plate on the felt with the suit that is trump."""

from __future__ import annotations

import pygame

from game.art.icons.tokens import token
from game.art.palette import NIGHT, PAPER
from game.art.suits import suit_colour
from game.presentation.centre import Centre
from game.table.layout.signs.trump_sign_placement import word_height
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg
from game.ui.text.text_renderer import SMALLEST

_SUITS = (("club", "c"), ("diamond", "d"), ("heart", "h"), ("spade", "s"))


def trump_sign_sprite(
    sprites: CachedSprites, layout: TableLayout, centre: Centre, four_colours: bool, box: Box
) -> CachedSprite:
    """The suit on its plate in *box*, its word on a strip of night under it."""
    name, letter = _SUITS[centre.value % 4]
    colour = suit_colour(letter, four_colours)
    rect, u = layout.frame.px(box), layout.frame.u
    rect = rect.inflate(max(0, _least_width(sprites, centre.text) - rect.width), 0)

    def paint(sheet: pygame.Surface) -> None:
        side = rect.height - round(word_height(layout) * u)
        whole = pygame.Rect(0, 0, side, side)
        whole.centerx = rect.width // 2
        sprites.draw_picture(sheet, "trump_plate", lambda: token("trump_plate"), whole)
        inner = whole.inflate(-whole.width * 0.44, -whole.height * 0.44)
        sprites.draw_picture(sheet, (name, colour), lambda: token(name, colour), inner)
        if centre.text:
            _word(sprites, sheet, centre.text, pygame.Rect(0, side, rect.width, rect.height - side))

    return sprites.sprite("suit", (name, colour, centre.text), rect, paint)


def _least_width(sprites: CachedSprites, text: str) -> int:
    """So many pixels the word takes in the smallest letters: it is never cut."""
    theme = sprites.theme
    style = theme.style("small")
    smallest = style._replace(px=min(SMALLEST, style.px))
    return theme.type.size(text, smallest)[0] + theme.units(1.6) if text else 0


def _word(sprites: CachedSprites, sheet: pygame.Surface, text: str, room: pygame.Rect) -> None:
    theme = sprites.theme
    wide = theme.type.size(text, theme.style("small"))[0] + theme.units(1.6)
    pill = pygame.Rect(0, 0, min(room.width, wide), room.height - theme.units(0.3))
    pill.midbottom = room.midbottom
    piece = sprites.shape(
        "word pill", pill.size, lambda: widget_svg.pill(theme.units, *pill.size, NIGHT)
    )
    sheet.blit(piece, pill)
    sprites.draw_text(sheet, text, "small", PAPER, pill.inflate(-theme.units(0.8), 0))
