"""The columns of the score key: what stands over them, and what stands in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import palette as ink
from game.art.lettering import Picture
from game.art.tokens import token
from game.engine.status import Cell, Head
from game.table.slip import Slips
from game.ui import drawing
from game.ui.theme import Role

_SIGN = 3.9
_LETTER = 1.05
"""The breadth of a column in u: under a sign, and for each letter of a word."""


def head_wide(head: Head) -> float:
    """How wide the column under *head* is, in u."""
    return _SIGN if head.icon else max(_SIGN, _LETTER * len(head.name) + 0.8)


def heads_wide(heads: Sequence[Head]) -> float:
    """How wide all columns are together, in u."""
    return sum(map(head_wide, heads))


def places(heads: Sequence[Head], row: pygame.Rect, u: float) -> list[pygame.Rect]:
    """The place of each column at the right end of *row*."""
    found, right = [], float(row.right)
    for head in reversed(heads):
        wide = head_wide(head) * u
        found.append(pygame.Rect(round(right - wide), row.top, round(wide), row.height))
        right -= wide
    return found[::-1]


def paint_heads(
    slips: Slips, sheet: pygame.Surface, heads: Sequence[Head], row: pygame.Rect, u: float
) -> None:
    """The words and signs over the columns."""
    for head, place in zip(heads, places(heads, row, u), strict=True):
        spot = place
        if head.icon:
            side = round(2.5 * u)
            spot = pygame.Rect(0, 0, side, side)
            spot.center = place.center
            slips.stick(sheet, ("token", head.icon), _token(head.icon), spot)
        colour, text = (ink.PAPER, head.text) if head.icon else (ink.SOFT_INK, head.name)
        slips.write(sheet, text, "small", colour, spot.inflate(-2, 0))


def paint_cells(
    slips: Slips,
    sheet: pygame.Surface,
    heads: Sequence[Head],
    cells: Sequence[Cell],
    row: pygame.Rect,
    u: float,
) -> int:
    """What stands in the columns; returns where they begin."""
    found = places(heads, row, u)
    for cell, place in zip(cells, found, strict=False):
        size = (place.width - round(0.4 * u), place.height - round(0.3 * u))
        edge = {"won": ink.MADDER, "chosen": ink.BRASS, "open": ink.PAPER_EDGE}.get(cell.look)
        if edge:
            fill = ink.COLUMN if cell.look == "chosen" else "none"
            piece = slips.piece(("cell", edge, fill), size, _field(slips, size, fill, edge))
            sheet.blit(piece, piece.get_rect(center=place.center))
        colour = ink.SOFT_INK if cell.look == "faint" else ink.INK
        role: Role = "body" if cell.look == "faint" else "plate"
        slips.write(sheet, cell.text, role, colour, place)
    return found[0].left if found else row.right


def _token(name: str) -> Callable[[], Picture]:
    return lambda: token(name)


def _field(slips: Slips, size: tuple[int, int], fill: str, edge: str) -> Callable[[], str]:
    return lambda: drawing.field(slips.theme.units, *size, fill, edge)
