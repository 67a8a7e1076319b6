"""The picture of a bid explanation: a paper note on the felt with the sum behind a bid."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.art.suits import pip, suit_colour
from game.art.svg import document, group
from game.art.svg_picture import SvgPicture
from game.presentation.bid_explanation import BidExplanation, BidReason
from game.table.layout.signs.sign_placement import over_status_line
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg
from game.ui.theme import Role

_WIDEST, _EDGE = 46.0, 1.7
_LINE, _CLOSE, _HEAD = 3.2, 2.2, 3.2
"""The height of a line, of one where there is little room, and of the title, in u."""

_SUITS = {"club": "c", "diamond": "d", "heart": "h", "spade": "s"}
_COLUMNS = (0.26, 0.66, 1.0)
"""Where the columns end, in parts of the width."""


def bid_explanation_box(layout: TableLayout) -> Box:
    """The left half of the middle: the right one is free for the answer."""
    middle = over_status_line(layout.middle, layout.prompt)
    wide = min(_WIDEST, middle.w / 2 - 1.5)
    x = layout.frame.cx - 1.5 - wide
    return Box(max(middle.x, x), middle.y, wide, middle.h)


def bid_explanation_sprite(
    sprites: CachedSprites, layout: TableLayout, shown: BidExplanation
) -> CachedSprite:
    """The sprite, as high as its lines need."""
    u = layout.frame.u
    whole = layout.frame.px(bid_explanation_box(layout))
    rows = 1 + len(shown.lines)
    role: Role = "body"
    ends, rest = _fitted(sprites, shown, whole.width, role, u)
    if rest + rows * _LINE * u > whole.height:
        role = "small"
        ends, rest = _fitted(sprites, shown, whole.width, role, u)
    line = min(_LINE * u, max(_CLOSE * u, (whole.height - rest) / rows))
    tall = rest + rows * line
    area = pygame.Rect(0, 0, whole.width, min(whole.height, round(tall)))
    area.center = whole.center

    def paint(sheet: pygame.Surface) -> None:
        size = sheet.get_size()
        sprites.draw_picture(
            sheet, ("panel", size), lambda: SvgPicture(paper_shapes.panel(*size, u), (), *size),
            sheet.get_rect(),
        )  # fmt: skip
        _paint(sprites, sheet, shown, ends, _Measure(line, role, u))

    return sprites.sprite("reckoning", shown, area, paint)


def describe_bid_explanation(layout: TableLayout, shown: BidExplanation) -> AccessibleNode:
    """The sum in words."""
    lines = [" ".join(part for part in (one.icon, one.words, one.figure) if part)
             for one in shown.lines]  # fmt: skip
    words = "; ".join([*lines, *shown.ends])
    return AccessibleNode(
        "reckoning", shown.title, words, layout.frame.px(bid_explanation_box(layout))
    )


class _Measure(NamedTuple):
    """From line to line in pixels, how the words are written, and the size of u."""

    pitch: float
    role: Role
    u: float


def _fitted(
    sprites: CachedSprites, shown: BidExplanation, wide: int, role: Role, u: float
) -> tuple[list[str], float]:
    """The sentences in lines, and the height of all but the table."""
    style = sprites.theme.style(role)
    room = round(wide - 2 * _EDGE * u)
    ends = [line for text in shown.ends for line in sprites.theme.type.wrap(text, style, room)]
    return ends, (2 * _EDGE + _HEAD) * u + len(ends) * sprites.theme.type.height(style)


def _paint(
    sprites: CachedSprites,
    sheet: pygame.Surface,
    shown: BidExplanation,
    ends: list[str],
    measure: _Measure,
) -> None:
    pitch, role, u = measure
    left, wide = round(_EDGE * u), round(sheet.get_width() - 2 * _EDGE * u)
    y = 1.2 * u
    row = pygame.Rect(left, round(y), wide, round(_HEAD * u))
    sprites.draw_text(sheet, shown.title, "plate", ink.INK, row)
    y += _HEAD * u
    row = pygame.Rect(left, round(y), wide, round(pitch))
    for text, cell in zip(shown.heads, _cells(row, u), strict=True):
        sprites.draw_text(sheet, text, "small", ink.SOFT_INK, cell)
    y += pitch
    for one in shown.lines:
        row = pygame.Rect(left, round(y), wide, round(pitch))
        if not one.icon:
            pygame.draw.line(sheet, ink.INK, row.topleft, row.topright, max(1, round(0.16 * u)))
        _line(sprites, sheet, one, row, measure)
        y += pitch
    y += 0.4 * u
    style = sprites.theme.style(role)
    for text in ends:
        line = sprites.theme.type.render(text, style, ink.INK)
        sheet.blit(line, (left, round(y)))
        y += sprites.theme.type.height(style)


def _cells(row: pygame.Rect, u: float) -> list[pygame.Rect]:
    edges = [0, *(round(part * row.width) for part in _COLUMNS)]
    return [
        pygame.Rect(row.left + a, row.top, b - a - round(0.4 * u), row.height)
        for a, b in pairwise(edges)
    ]


def _line(
    sprites: CachedSprites,
    sheet: pygame.Surface,
    one: BidReason,
    row: pygame.Rect,
    measure: _Measure,
) -> None:
    u = measure.u
    sign, words, figure = _cells(row, u)
    if one.chosen:
        size = (row.width, row.height - round(0.3 * u))
        mark = sprites.shape(
            ("reckoned", size), size,
            lambda: widget_svg.field(sprites.theme.units, *size, ink.COLUMN, ink.BRASS),
        )  # fmt: skip
        sheet.blit(mark, mark.get_rect(center=row.center))
    if one.icon:
        side = round(min(2.2 * u, 0.86 * row.height))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = sign.center
        sprites.draw_picture(sheet, ("reckoned", one.icon), _sign(_SUITS[one.icon], side), spot)
    figures: Role = "plate" if measure.role == "body" else "small"
    sprites.draw_text(sheet, one.words, measure.role, ink.INK, words)
    sprites.draw_text(sheet, one.figure, figures, ink.INK, figure)


def _sign(letter: str, side: int) -> Callable[[], SvgPicture]:
    body = group(pip(letter, suit_colour(letter, False)), side / 2, side / 2, side / 100)
    return lambda: SvgPicture(document(side, side, body), (), side, side)
