"""The highlight placement: where a banner hides neither the cards it speaks of nor the words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

import pygame

from game.table.layout.protected_areas import pile_boxes, portrait_box
from game.table.layout.table_layout import TableLayout
from game.ui.pictures.svg_raster import Size

_STEP = 2.0
"""From one place to the next that is tried, in u."""
_MOST = 0.2
"""Cards that take more of the window than this cannot be kept free."""
_SPOKEN, _READ, _FACES, _LAID = 1e6, 1e5, 10.0, 3.0
"""What it costs to hide cards that are spoken of and the status line; a face, or other cards and
the words under them, by their pixels."""
_FOOT = 3.6
"""The height of the words under a pile, in u."""
_Area: TypeAlias = tuple[int, int, int, int]


def highlight_shift(
    layout: TableLayout,
    pieces: Sequence[pygame.Rect],
    spoken: pygame.Rect | None,
    laid: Sequence[pygame.Rect] = (),
) -> tuple[int, int]:
    """By how many pixels a highlight goes aside from the middle of the felt.

    *pieces* are what covers the table there; *spoken* is where the cards lie that it is about,
    *laid* where others lie. The nearest place is taken that hides neither the first nor the
    status line, and as little of the others, of the words under piles and of faces as can be.
    """
    f = layout.frame
    if spoken is None or spoken.w * spoken.h > _MOST * f.size[0] * f.size[1]:
        return 0, 0
    faces = [f.px(portrait_box(chair)) for chair in layout.chairs.values()]
    never = spoken.inflate(f.u, f.u), f.px(layout.prompt)
    step = max(1, round(_STEP * f.u))
    return _least_hiding(
        f.size, step, _areas(pieces), _areas(never), _areas(faces), _areas(_counted(layout, laid))
    )


def hidden_cards(
    layout: TableLayout, pieces: Sequence[pygame.Rect], laid: Sequence[pygame.Rect]
) -> int:
    """How many pixels of the cards *laid*, and of the words under piles, *pieces* hide."""
    return sum(_shared(piece, each) for piece in pieces for each in _counted(layout, laid))


def _counted(layout: TableLayout, laid: Sequence[pygame.Rect]) -> Sequence[pygame.Rect]:
    return [*laid, *(layout.frame.px(box) for box in pile_boxes(layout, _FOOT))] if laid else ()


def _areas(rects: Sequence[pygame.Rect]) -> tuple[_Area, ...]:
    return tuple((each.x, each.y, each.w, each.h) for each in rects)


@lru_cache(maxsize=8)
def _least_hiding(
    window: Size,
    step: int,
    pieces: tuple[_Area, ...],
    never: tuple[_Area, ...],
    faces: tuple[_Area, ...],
    laid: tuple[_Area, ...],
) -> tuple[int, int]:
    """The cheapest way aside; a highlight asks for it again with each of its frames."""
    blocks = [pygame.Rect(each) for each in pieces]
    free, line = map(pygame.Rect, never)
    weighed = [(_FACES, pygame.Rect(each)) for each in faces]
    weighed += [(_LAID, pygame.Rect(each)) for each in laid]

    def cost(shift: tuple[int, int]) -> float:
        moved = [piece.move(shift) for piece in blocks]
        hidden = _SPOKEN * any(piece.colliderect(free) for piece in moved)
        hidden += _READ * any(piece.colliderect(line) for piece in moved)
        if hidden:
            return hidden + math.hypot(*shift)
        hidden = sum(weight * _shared(piece, each) for piece in moved for weight, each in weighed)
        return hidden + math.hypot(*shift)

    return min(_shifts(blocks[0].unionall(blocks[1:]), window, step), key=cost)


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
