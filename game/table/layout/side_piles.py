"""The side piles: decks, piles and the gauge at both sides of the middle."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.presentation.zone_look import Shape, Spot
from game.table.layout.slot import CARD_RATIO, Slot, Slots
from game.table.layout.text_room import label_growth
from game.table.layout.viewport import Box, Viewport
from game.table.layout.zone_space import (
    SpacesBySpot,
    ZoneSpace,
    caption_width,
    may_lie_across,
    zone_width,
)

_GAP, _AIR = 1.2, 0.8
_COLUMN = 9.0
"""How wide a column of piles is at least, in u."""

_OPEN = 0.78
"""The size of cards lying open beside the middle, by that of a pile's."""

_OPEN_STEP = 0.4
_PAIRS = 4
"""More piles on one side stand three above each other."""

_BESIDE = 2.4
"""From a pile to the next one at its side."""


class SideRoom(NamedTuple):
    """What is left of the table for piles and gauge, in u."""

    frame: Viewport
    free: Box
    corners: tuple[Box, ...]
    """Title and score panel: nothing lies under them."""
    text: float
    """The scale of letters."""

    def under(self, wished: Box) -> Box:
        """The part of *wished* that lies under the corners."""
        top = max([wished.y, *(box.bottom + _AIR for box in self.corners if box.meets(wished))])
        return wished._replace(y=top, h=wished.bottom - top)


def place_side_piles(
    room: SideRoom, gauge: bool, zones: SpacesBySpot, slots: Slots
) -> tuple[Box, Box | None]:
    """Place decks, piles and, if there is one, the *gauge*; return the middle and the gauge."""
    frame, free = room.frame, room.free
    piles = zones[Spot.BESIDE]
    left, right = free.x, free.right
    meter = None
    if gauge:
        wide = 15.5 if frame.w >= 128 else 13.0
        under = room.under(Box(left, free.y, wide, free.h))
        tall = min(under.h - 1.0, 33.0)
        meter = Box(left, under.y + (under.h - tall) / 2, wide, tall)
        left = meter.right + _GAP
    one_side = gauge or len(piles) <= 2 or any(need.look.room.keeps_place for need in piles)
    right_count = len(piles) if one_side else math.ceil(len(piles) / 2)
    for part, at_left in ((piles[:right_count], False), (piles[right_count:], True)):
        wide = _piles(part, room, left if at_left else right, at_left, slots)
        if not wide:
            continue
        if at_left:
            left += wide + _GAP
        else:
            right -= wide + _GAP
    cx = frame.cx
    half = min(cx - left, right - cx)
    if half >= 15:
        left, right = cx - half, cx + half
    return Box(left, free.y, right - left, free.h), meter


def _piles(
    part: Sequence[ZoneSpace], room: SideRoom, start: float, at_left: bool, slots: Slots
) -> float:
    """Two piles, or three of many, above each other; returns how wide the columns are.

    The columns begin at *start*, and go to the right if they lie *at_left*. Beyond the last one
    in which something lies the middle may take the room.
    """
    rows = max(1, min(2 if len(part) <= _PAIRS else 3, len(part)))
    columns = math.ceil(len(part) / rows)
    text, more = room.text, label_growth(room.text)
    side = Box(start if at_left else start - _COLUMN, room.free.y, _COLUMN, room.free.h)
    free = room.under(side)
    card = min(7.0, (free.h / rows - 5.2 - more) / CARD_RATIO)
    each = card * CARD_RATIO + 4.6 + more
    y0 = free.y + (free.h - each * rows) / 2
    used = taken = 0.0
    for column in range(columns):
        inside = part[column * rows : column * rows + rows]
        step = max(
            max(_breadth(need, card) + _BESIDE, caption_width(need, text) + 0.4) for need in inside
        )
        edge = start + used if at_left else start - used - step
        for row, need in enumerate(inside):
            if not need.taken:
                continue
            wide = _breadth(need, card)
            small = (
                card * _OPEN if need.look.shape is Shape.ROW or may_lie_across(need.look) else card
            )
            x = edge + (step - wide) / 2
            y = y0 + row * each + 0.4 + (card - small) * CARD_RATIO / 2
            box = Box(x, y, wide, small * CARD_RATIO)
            caption = (box.middle[0], box.bottom + 2.1 + more / 2)
            slots[need.zone] = Slot(need.zone, need.spec, box, small, caption=caption)
        used += step
        taken = used if any(need.taken for need in inside) else taken
    return taken


def _breadth(need: ZoneSpace, card: float) -> float:
    """How wide a pile is: cards lying open side by side overlap, but show their index."""
    if need.look.shape is Shape.ROW:
        return card * _OPEN * zone_width(need, _OPEN_STEP)
    return card * _OPEN * CARD_RATIO if may_lie_across(need.look) else card
