"""The columns of the score panel: what stands over them, and what stands in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import palette as ink
from game.art.icons.tokens import token
from game.art.svg_picture import SvgPicture
from game.presentation.score_panel import Cell, CellLook, ColumnHead
from game.ui.cached_sprite import CachedSprites
from game.ui.pictures import widget_svg
from game.ui.theme import Role

_EDGES = {
    CellLook.WON: ink.MADDER,
    CellLook.CHOSEN: ink.BRASS,
    CellLook.OPEN: ink.PAPER_EDGE,
}
"""The colours round a cell."""

_SIGN = 3.9
_LETTER = 1.05
"""The breadth of a column in u: under a sign, and for each letter of a word."""
_RING = 1.6
"""What a ring round a value takes of the breadth, in u."""


def column_width(head: ColumnHead) -> float:
    """How wide the column under *head* is, in u."""
    value = _LETTER * len(head.widest) + _RING if head.widest else 0.0
    return max(_SIGN, value, 0.0 if head.icon else _LETTER * len(head.name) + 0.8)


def columns_width(heads: Sequence[ColumnHead]) -> float:
    """How wide all columns are together, in u."""
    return sum(map(column_width, heads))


def column_rects(heads: Sequence[ColumnHead], row: pygame.Rect, u: float) -> list[pygame.Rect]:
    """The place of each column at the right end of *row*."""
    found, right = [], float(row.right)
    for head in reversed(heads):
        wide = column_width(head) * u
        found.append(pygame.Rect(round(right - wide), row.top, round(wide), row.height))
        right -= wide
    return found[::-1]


def paint_column_heads(
    sprites: CachedSprites,
    sheet: pygame.Surface,
    heads: Sequence[ColumnHead],
    row: pygame.Rect,
    u: float,
) -> None:
    """The words and signs over the columns; *u* pixels are one unit at the scale of the letters."""
    for head, place in zip(heads, column_rects(heads, row, u), strict=True):
        spot = place
        if head.icon:
            side = min(round(2.5 * u), place.height)
            spot = pygame.Rect(0, 0, side, side)
            spot.center = place.center
            sprites.draw_picture(sheet, ("token", head.icon), _token(head.icon), spot)
        colour, text = (ink.PAPER, head.text) if head.icon else (ink.SOFT_INK, head.name)
        sprites.draw_text(sheet, text, "small", colour, spot.inflate(-round(0.5 * u), 0))


def paint_columns(
    sprites: CachedSprites,
    sheet: pygame.Surface,
    heads: Sequence[ColumnHead],
    cells: Sequence[Cell],
    row: pygame.Rect,
    u: float,
) -> None:
    """What stands in the columns; *u* pixels are one unit at the scale of the letters."""
    for cell, place in zip(cells, column_rects(heads, row, u), strict=False):
        size = (place.width - round(0.4 * u), place.height - round(0.3 * u))
        edge = _EDGES.get(cell.look)
        if edge:
            fill = ink.COLUMN if cell.look is CellLook.CHOSEN else "none"
            piece = sprites.shape(("cell", edge, fill), size, _field(sprites, size, fill, edge))
            sheet.blit(piece, piece.get_rect(center=place.center))
        colour = ink.SOFT_INK if cell.look is CellLook.FAINT else ink.INK
        role: Role = "body" if cell.look is CellLook.FAINT else "plate"
        room = place.inflate(-round(_RING * u), 0) if edge else place
        sprites.draw_text(sheet, cell.text, role, colour, room)


def _token(name: str) -> Callable[[], SvgPicture]:
    return lambda: token(name)


def _field(
    sprites: CachedSprites, size: tuple[int, int], fill: str, edge: str
) -> Callable[[], str]:
    return lambda: widget_svg.field(sprites.theme.units, *size, fill, edge)
