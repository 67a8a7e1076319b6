"""The reckoning: a slip of paper on the felt with the sum behind what a side has done."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame

from game.art import palette as ink
from game.art import paper
from game.art.lettering import Picture
from game.art.suits import pip, suit_colour
from game.art.svg import document, group
from game.engine.status import Reckoned, Reckoning
from game.table.frame import Box
from game.table.layout import Layout
from game.table.slip import Slip, Slips
from game.ui import drawing
from game.ui.describe import Described

_WIDEST, _EDGE = 46.0, 2.0
_LINE, _HEAD = 3.2, 3.6
"""The height of a line and of the title, in u."""

_SUITS = {"club": "c", "diamond": "d", "heart": "h", "spade": "s"}
_COLUMNS = (0.26, 0.66, 1.0)
"""Where the columns end, in parts of the width."""


def reckoning_box(layout: Layout) -> Box:
    """The left half of the middle: the right one is free for the answer."""
    middle = layout.middle
    wide = min(_WIDEST, middle.w / 2 - 1.5)
    x = layout.frame.cx - 1.5 - wide
    return Box(max(middle.x, x), middle.y, wide, middle.h)


def reckoning_slip(slips: Slips, layout: Layout, shown: Reckoning) -> Slip:
    """The slip, as high as its lines need."""
    u = layout.frame.u
    whole = layout.frame.px(reckoning_box(layout))
    ends = [_wrapped(slips, text, whole.width, u) for text in shown.ends]
    step = slips.theme.type.height(slips.theme.style("body"))
    tall = (2 * _EDGE + _HEAD + _LINE * (1 + len(shown.lines)) + 1.0) * u
    tall += sum(len(lines) * step + 0.4 * u for lines in ends)
    area = pygame.Rect(0, 0, whole.width, min(whole.height, round(tall)))
    area.center = whole.center

    def paint(sheet: pygame.Surface) -> None:
        size = sheet.get_size()
        slips.stick(
            sheet, ("panel", size), lambda: Picture(paper.panel(*size, u), (), *size),
            sheet.get_rect(),
        )  # fmt: skip
        _paint(slips, sheet, shown, [line for lines in ends for line in lines], u)

    return slips.slip("reckoning", shown, area, paint)


def describe_reckoning(layout: Layout, shown: Reckoning) -> Described:
    """The sum in words."""
    lines = [" ".join(part for part in (one.icon, one.words, one.figure) if part)
             for one in shown.lines]  # fmt: skip
    words = "; ".join([*lines, *shown.ends])
    return Described("reckoning", shown.title, words, layout.frame.px(reckoning_box(layout)))


def _wrapped(slips: Slips, text: str, wide: int, u: float) -> list[str]:
    room = round(wide - 2 * _EDGE * u)
    return slips.theme.type.wrap(text, slips.theme.style("body"), room)


def _paint(
    slips: Slips, sheet: pygame.Surface, shown: Reckoning, ends: list[str], u: float
) -> None:
    left, wide = round(_EDGE * u), round(sheet.get_width() - 2 * _EDGE * u)
    y = 1.4 * u
    row = pygame.Rect(left, round(y), wide, round(_HEAD * u))
    slips.write(sheet, shown.title, "plate", ink.INK, row)
    y += _HEAD * u
    row = pygame.Rect(left, round(y), wide, round(_LINE * u))
    for text, cell in zip(shown.heads, _cells(row, u), strict=True):
        slips.write(sheet, text, "small", ink.SOFT_INK, cell)
    y += _LINE * u
    for one in shown.lines:
        row = pygame.Rect(left, round(y), wide, round(_LINE * u))
        if not one.icon:
            pygame.draw.line(sheet, ink.INK, row.topleft, row.topright, max(1, round(0.16 * u)))
        _line(slips, sheet, one, row, u)
        y += _LINE * u
    y += 0.6 * u
    style = slips.theme.style("body")
    for text in ends:
        line = slips.theme.type.render(text, style, ink.INK)
        sheet.blit(line, (left, round(y)))
        y += slips.theme.type.height(style)


def _cells(row: pygame.Rect, u: float) -> list[pygame.Rect]:
    edges = [0, *(round(part * row.width) for part in _COLUMNS)]
    return [
        pygame.Rect(row.left + a, row.top, b - a - round(0.4 * u), row.height)
        for a, b in pairwise(edges)
    ]


def _line(slips: Slips, sheet: pygame.Surface, one: Reckoned, row: pygame.Rect, u: float) -> None:
    sign, words, figure = _cells(row, u)
    if one.look == "chosen":
        size = (row.width, row.height - round(0.3 * u))
        mark = slips.piece(
            ("reckoned", size), size,
            lambda: drawing.field(slips.theme.units, *size, ink.COLUMN, ink.BRASS),
        )  # fmt: skip
        sheet.blit(mark, mark.get_rect(center=row.center))
    if one.icon:
        side = round(2.2 * u)
        spot = pygame.Rect(0, 0, side, side)
        spot.center = sign.center
        slips.stick(sheet, ("reckoned", one.icon), _sign(_SUITS[one.icon], side), spot)
    slips.write(sheet, one.words, "body", ink.INK, words)
    slips.write(sheet, one.figure, "plate", ink.INK, figure)


def _sign(letter: str, side: int) -> Callable[[], Picture]:
    body = group(pip(letter, suit_colour(letter, False)), side / 2, side / 2, side / 100)
    return lambda: Picture(document(side, side, body), (), side, side)
