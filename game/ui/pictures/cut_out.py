"""Cut-outs: pictures with holes through which what lies beneath them is seen."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeAlias

import pygame

from game.ui.pictures.shape_cache import ShapeCache

Gap: TypeAlias = Sequence[tuple[float, float]]
"""The corners of a hole, in pixels of the window."""


def relative_gaps(
    gaps: Sequence[Gap], place: pygame.Rect
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Those of *gaps* that reach into *place*, from its upper left corner, in whole pixels."""
    found = []
    for gap in gaps:
        corners = tuple((round(x - place.x), round(y - place.y)) for x, y in gap)
        left, top = (min(each) for each in zip(*corners, strict=True))
        right, low = (max(each) for each in zip(*corners, strict=True))
        around = pygame.Rect(left, top, right - left + 1, low - top + 1)
        if around.colliderect(pygame.Rect((0, 0), place.size)):
            found.append(corners)
    return tuple(found)


def cut_out(
    shapes: ShapeCache, what: Hashable, picture: pygame.Surface, gaps: Sequence[Gap]
) -> pygame.Surface:
    """The *picture* of *what* with *gaps*, counted from its upper left corner; kept in *shapes*."""
    if not gaps:
        return picture

    def cut() -> pygame.Surface:
        sheet = picture.copy()
        for gap in gaps:
            pygame.draw.polygon(sheet, (0, 0, 0, 0), gap)
        return sheet

    return shapes.made(("cut out", what, tuple(map(tuple, gaps))), picture.get_size(), cut)
