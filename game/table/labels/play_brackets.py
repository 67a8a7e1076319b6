"""Play brackets: under cards in the middle that belong together, with the words for them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art import palette as ink
from game.art.svg import document, path
from game.presentation.marks import Mark, MarkKind
from game.table.layout.play_rows import bracket_height, name_height
from game.table.layout.table_layout import TableLayout
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg


def play_brackets(
    sprites: CachedSprites, layout: TableLayout, marks: Sequence[Mark], rects: Sequence[pygame.Rect]
) -> list[CachedSprite]:
    """One for each line of cards that stand under the same words; the words once."""
    lines: dict[tuple[str, int], pygame.Rect] = {}
    for mark in marks:
        if mark.kind is MarkKind.BRACKET and mark.at is not None and mark.at < len(rects):
            card = rects[mark.at]
            key = (mark.text, card.bottom)
            lines[key] = lines[key].union(card) if key in lines else card.copy()
    return [
        _bracket(sprites, layout, text, card, (number, text))
        for number, ((text, _), card) in enumerate(lines.items())
    ]


def _bracket(
    sprites: CachedSprites,
    layout: TableLayout,
    text: str,
    cards: pygame.Rect,
    name: tuple[int, str],
) -> CachedSprite:
    theme, u = sprites.theme, layout.frame.u
    whole = bracket_height(layout.text)
    tall = round((whole - 0.6) * u)
    style = theme.type.lower(theme.style("small"), tall)
    words = theme.type.size(text, style)[0] + round(1.4 * u)
    rect = pygame.Rect(0, 0, max(cards.width, words), round((whole + 0.1) * u))
    rect.midtop = (cards.centerx, cards.bottom + round((name_height(layout.text) - 0.2) * u))

    def paint(sheet: pygame.Surface) -> None:
        w, h = rect.size
        left, right = (w - cards.width) / 2 + 0.3 * u, (w + cards.width) / 2 - 0.3 * u
        y, thick = 1.3 * u, max(1.5, 0.26 * u)
        line = path(f"M{left},0.3V{y}H{right}V0.3", "none", ink.LAMP, thick)
        svg = document(w, h, line)
        sheet.blit(sprites.shape(("bracket", w, h, cards.width), rect.size, lambda: svg), (0, 0))
        pill = pygame.Rect(0, 0, words, tall)
        pill.midtop = (w // 2, round(0.4 * u))
        back = sprites.shape(
            "bracket words", pill.size,
            lambda: widget_svg.pill(theme.units, *pill.size, ink.NIGHT, ink.LAMP, 0.94),
        )  # fmt: skip
        sheet.blit(back, pill)
        sprites.draw_text(sheet, text, "small", ink.LAMP, pill)

    return sprites.sprite(("bracket", *name), (text, cards.width), rect, paint)
