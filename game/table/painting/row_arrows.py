"""Row arrows: where a row on the table can go on, and what it waits for there."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art import palette as ink
from game.art.svg import document, path
from game.engine.zones import Place
from game.presentation.marks import Mark, MarkKind
from game.table.cards.table_model import TableModel
from game.table.layout.table_layout import TableLayout
from game.table.painting.table_frame import RowArrow
from game.ui.cached_sprite import CachedSprite
from game.ui.smaller_letters import smaller_themes
from game.ui.theme import Theme

_CARD_PER_OVERLAP = 80
"""An arrow lies over the edge of its card by the card's width through this: short of the index."""


def row_arrows(model: TableModel, layout: TableLayout, marks: Sequence[Mark]) -> list[RowArrow]:
    """An arrow for each end where a row on the table can go on; none while its cards move."""
    found = []
    for mark in marks:
        sprite = None if mark.at is None else model.sprite_at(Place(mark.zone, mark.at))
        if mark.kind is not MarkKind.GROWS or sprite is None or mark.zone not in layout.slots:
            continue
        laid = [one.sprite for one in model.zones[mark.zone]]
        if any(one.moving or one.held for one in laid):
            continue
        left = mark.at == 0
        rects = [one.rect for one in laid]
        over = round(sprite.rect.width / _CARD_PER_OVERLAP)
        edge = min(r.left for r in rects) + over if left else max(r.right for r in rects) - over
        found.append(RowArrow(mark.text, left, edge, sprite.rect.centery))
    return found


def row_arrow_sprite(
    theme: Theme, arrow: RowArrow, kept: Sequence[pygame.Rect] = ()
) -> CachedSprite:
    """The arrow with what its row waits for, in smaller letters where it would hide what is *kept*.

    All in pixels.
    """
    for tried in smaller_themes(theme):
        sprite = _arrow_sprite(tried, arrow)
        if sprite.rect.collidelist(list(kept)) < 0:
            break
    return sprite


def _arrow_sprite(theme: Theme, arrow: RowArrow) -> CachedSprite:
    words, tall = theme.type.size(arrow.text, theme.style("caption"))
    tall += theme.units(0.2)
    tip = tall * 0.36
    wide = round(max(words + theme.units(0.7), tall * 0.55) + tip)
    rect = pygame.Rect(0, 0, wide, tall)
    rect.centery = arrow.middle
    if arrow.left:
        rect.right = arrow.edge
    else:
        rect.left = arrow.edge
    return CachedSprite(rect, lambda: _arrow_picture(theme, arrow, rect.size, tip), None)


def _arrow_picture(
    theme: Theme, arrow: RowArrow, size: tuple[int, int], tip: float
) -> pygame.Surface:
    word = theme.type.render(arrow.text, theme.style("caption"), ink.PAPER)
    wide, tall = size
    line = theme.units.line(0.12)

    def draw() -> str:
        far, foot = (line, wide - line) if arrow.left else (wide - line, line)
        neck, half = far + tip if arrow.left else far - tip, tall / 2
        shape = f"M{far},{half}L{neck},{line}H{foot}V{tall - line}H{neck}Z"
        return document(wide, tall, path(shape, ink.NIGHT, ink.BRASS, line))

    sheet = theme.shapes.piece(("grows", wide, tall, arrow.left), size, draw).copy()
    shift = round(tip * 0.4) * (1 if arrow.left else -1)
    sheet.blit(word, word.get_rect(center=(wide // 2 + shift, tall // 2)))
    return sheet
