"""Protected areas: the places of a layout over which nothing may hang: faces, piles, gauge."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.presentation.zone_look import Shape, Spot
from game.table.layout.seating import Chair
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

_PILES = (Spot.BESIDE, Spot.CENTRE, Spot.ACROSS)
_ASKEW = 0.8
"""Cards of a pile may lie askew and stand out of their place by so much, in u."""


def protected_areas(layout: TableLayout) -> list[pygame.Rect]:
    """The portraits of all players, the piles beside the middle and the gauge, in pixels."""
    f = layout.frame
    boxes = [*map(portrait_box, layout.chairs.values()), *pile_boxes(layout)]
    if layout.gauge is not None:
        boxes.append(layout.gauge)
    return [f.px(box) for box in boxes]


def portrait_box(chair: Chair) -> Box:
    """The box round the picture of a player."""
    return Box(chair.x - chair.r, chair.y - chair.r, 2 * chair.r, 2 * chair.r)


def pile_boxes(layout: TableLayout, foot: float = 0.0) -> Iterator[Box]:
    """The piles beside the middle; words under a pile reach *foot* u farther down."""
    for slot in layout.slots.values():
        if slot.look.spot in _PILES and slot.look.shape is Shape.PILE:
            box = slot.box.grown(_ASKEW)
            yield box._replace(h=box.h + (foot if slot.caption else 0.0))
