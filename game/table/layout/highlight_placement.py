"""The highlight placement: where a banner hides neither the cards it speaks of nor the words."""

from __future__ import annotations

import math

import pygame

from game.table.layout.protected_areas import portrait_box
from game.table.layout.table_layout import TableLayout
from game.ui.pictures.svg_raster import Size

_STEP = 2.0
"""From one place to the next that is tried, in u."""
_MOST = 0.2
"""Cards that take more of the window than this cannot be kept free."""
_SPOKEN, _READ, _FACES = 1e6, 1e5, 10.0
"""What it costs to hide cards that are spoken of and the status line; a face, by its pixels."""


def highlight_shift(
    layout: TableLayout, pieces: tuple[pygame.Rect, ...], spoken: pygame.Rect | None
) -> tuple[int, int]:
    """By how many pixels a highlight goes aside from the middle of the felt.

    *pieces* are what covers the table there; *spoken* is where the cards lie that it is about.
    The nearest place is taken that hides neither them nor the status line, nor a face if it can.
    """
    f = layout.frame
    if spoken is None or spoken.w * spoken.h > _MOST * f.size[0] * f.size[1]:
        return 0, 0
    window = pygame.Rect(0, 0, *f.size)
    whole = pieces[0].unionall(pieces[1:])
    faces = [f.px(portrait_box(chair)) for chair in layout.chairs.values()]
    line, free = f.px(layout.prompt), spoken.inflate(f.u, f.u)

    def cost(shift: tuple[int, int]) -> float:
        moved = [piece.move(shift) for piece in pieces]
        hidden = _SPOKEN * any(piece.colliderect(free) for piece in moved)
        hidden += _READ * any(piece.colliderect(line) for piece in moved)
        hidden += _FACES * sum(_shared(piece, face) for piece in moved for face in faces)
        return hidden + math.hypot(*shift)

    return min(_shifts(whole, window.size, max(1, round(_STEP * f.u))), key=cost)


def _shifts(whole: pygame.Rect, window: Size, step: int) -> list[tuple[int, int]]:
    """Every way aside on which the *whole* of it stays in the window, and none."""
    left, right = -(whole.left // step), max(0, window[0] - whole.right) // step
    up, down = -(max(0, whole.top) // step), max(0, window[1] - whole.bottom) // step
    aside = [x * step for x in range(min(0, left), right + 1)]
    along = [y * step for y in range(min(0, up), down + 1)]
    return [(0, 0), *((x, y) for x in aside for y in along)]


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    """The pixels that two share."""
    both = one.clip(other)
    return both.w * both.h
