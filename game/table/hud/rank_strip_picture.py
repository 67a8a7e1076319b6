"""The picture of the rank strip: small cards from high to low, where their order is odd."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import palette as ink
from game.art.svg import Paint, document, rect
from game.engine.cards import Card
from game.table.cards import rank_values
from game.table.layout.table_layout import TableLayout
from game.table.layout.text_room import grown
from game.table.layout.viewport import Box
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites

_TOP = 7.4
"""How far under the upper edge of the title the strip begins, in u."""
_TALL = 4.0
_STEP = 2.5


def rank_strip_sprite(
    sprites: CachedSprites, layout: TableLayout, ranks: Sequence[str], pointed: Card | None = None
) -> CachedSprite:
    """The strip under the title; what a card is worth stands under its rank.

    The rank of the card the viewer has *pointed* at is lit.
    """
    lit = None if pointed is None else rank_values.rank_position(pointed, ranks)
    rect = layout.frame.px(rank_strip_box(layout, len(ranks)))
    u = layout.frame.u

    def paint(sheet: pygame.Surface) -> None:
        step = rect.width / len(ranks)
        for number, text in enumerate(ranks):
            rank, _, worth = text.partition(":")
            spot = pygame.Rect(round(number * step), 0, round(step * 0.94), rect.height)
            ground = ink.LAMP if number == lit else ink.PAPER
            sheet.blit(
                sprites.shape(("rank", ground), spot.size, _tile(spot.size, u, ground)), spot
            )
            high = spot.inflate(-2, 0)
            high.height = round(spot.height * 0.54)
            sprites.draw_text(sheet, rank, "small", ink.INK, high)
            sprites.draw_text(
                sheet, worth, "key", ink.MADDER, high.move(0, round(spot.height * 0.43))
            )

    return sprites.sprite("ranks", (tuple(ranks), lit), rect, paint)


def rank_strip_box(layout: TableLayout, count: int) -> Box:
    """Where the strip lies: under the emblem and the goal, no wider than the title."""
    title = layout.title
    top = title.y + grown(_TOP, layout.text, 0.3)
    return Box(title.x, top, min(title.w, _STEP * count), _TALL)


def describe_rank_strip(layout: TableLayout, ranks: Sequence[str]) -> AccessibleNode:
    """The order in words."""
    order = " ".join(rank.partition(":")[0] for rank in ranks)
    rect = layout.frame.px(rank_strip_box(layout, len(ranks)))
    return AccessibleNode("ranks", "high to low", order, rect)


def _tile(size: tuple[int, int], u: float, ground: str) -> Callable[[], str]:
    wide, tall = size
    edge = max(1.2, 0.12 * u)
    inner = (edge, edge, wide - 2 * edge, tall - 2 * edge)
    return lambda: document(wide, tall, rect(*inner, 0.4 * u, Paint(ground, ink.INK, edge)))
