"""The place of the trump sign: where a small brass sign lies so that no card ever covers it."""

from __future__ import annotations

import math
from functools import cache

from game.presentation.zone_look import Shape, Spot
from game.table.layout.slot import CARD_RATIO, Slot
from game.table.layout.table_layout import TableLayout
from game.table.layout.text_room import call_height, label_growth, label_height
from game.table.layout.viewport import Box

_LARGEST = 7.5
_SMALLEST = 4.5
_STEP = 1.0
_EDGE = 0.93
"""How far out on the felt it may lie, in parts of the felt's radii."""
_ASIDE, _FOOT = 2.6, 3.6
"""What a pile's caption takes beside and under the pile, in u."""


def trump_sign_box(layout: TableLayout) -> Box:
    """The sign with its word under it: as large and as near the middle's left as there is room."""
    solid = _solid(layout)
    side = _LARGEST
    while side > _SMALLEST:
        found = _free(layout, solid, side)
        if found is not None:
            return found
        side -= 1.0
    tall = side + word_height(layout)
    return _free(layout, [], _SMALLEST) or Box(*layout.middle.middle, side, tall)


def word_height(layout: TableLayout) -> float:
    """The height of the word under the sign, in u."""
    return label_height(layout.text) + 0.3


def _free(layout: TableLayout, solid: list[Box], side: float) -> Box | None:
    """The nearest free place for a sign of this *side*."""
    wide, tall = side + 1.0, side + word_height(layout)
    x0, y0 = _wish(layout, layout.middle, side)
    f = layout.frame
    cx, cy, rx, ry = f.cx, f.cy, f.rx, f.ry
    taken = [(box.x, box.y, box.right, box.bottom) for box in solid]
    for column, row in _nearest_first():
        x, y = x0 + column * _STEP, y0 + row * _STEP
        right, bottom = x + wide, y + tall
        aside = max(((x - cx) / rx) ** 2, ((right - cx) / rx) ** 2)
        if aside + max(((y - cy) / ry) ** 2, ((bottom - cy) / ry) ** 2) >= _EDGE**2:
            continue
        if not any(x < r and left < right and y < b and top < bottom for left, top, r, b in taken):
            return Box(x, y, wide, tall)
    return None


@cache
def _nearest_first() -> tuple[tuple[int, int], ...]:
    """Steps to the right and down from where the sign should lie; sideways is nearer than down."""
    steps = [(column, row) for row in range(-20, 21) for column in range(-16, 60)]
    return tuple(sorted(steps, key=lambda step: math.hypot(step[0], 1.4 * step[1])))


def _wish(layout: TableLayout, middle: Box, side: float) -> tuple[float, float]:
    """Where it should lie: at the left of the middle, or over the pile in the middle."""
    pile = next((slot.box for slot in layout.slots.values() if _captioned(slot)), None)
    if pile is None:
        return middle.x + side * 0.25, middle.middle[1] - (side + word_height(layout)) / 2
    return pile.middle[0] - (side + 1.0) / 2, pile.y - side - word_height(layout) - 0.6


def _solid(layout: TableLayout) -> list[Box]:
    """Where something lies or may come to lie."""
    call, foot = call_height(layout.text) + 0.6, _FOOT + label_growth(layout.text)
    found = [c.box._replace(h=c.box.h + call) for c in layout.chairs.values()]
    if layout.across is not None:
        found.append(layout.across.box)
    found += [layout.prompt, layout.score_panel, layout.title]
    if layout.gauge is not None:
        found.append(layout.gauge)
    for slot in layout.slots.values():
        spot, shape, box = slot.look.spot, slot.look.shape, slot.box
        x, y = box.middle
        wide, tall = slot.card, slot.card * CARD_RATIO
        if spot is Spot.RIM:
            continue
        if shape is Shape.TRICK:
            found += [
                Box(x + (dx - 0.5) * wide, y + (dy - 0.5) * tall, wide, tall).grown(0.6)
                for _, dx, dy in slot.sides
            ]
        elif spot is not Spot.CENTRE or shape is Shape.RING or _captioned(slot):
            aside, under = (_ASIDE, foot) if shape is Shape.PILE else (0.4, 0.4)
            found.append(Box(box.x - aside, box.y - 1, box.w + 2 * aside, box.h + 1 + under))
        elif shape is Shape.PLAYS:
            found.append(box)
        elif shape is Shape.ROW:
            found.append(Box(box.x, y - tall / 2, box.w, tall).grown(0.8))
        else:
            found.append(Box(x - wide / 2, y - tall / 2, wide, tall).grown(1.4))
    return found


def _captioned(slot: Slot) -> bool:
    """Whether it is a pile in the middle with words under it."""
    look = slot.look
    return look.shape is Shape.PILE and look.spot is Spot.CENTRE and slot.caption is not None
