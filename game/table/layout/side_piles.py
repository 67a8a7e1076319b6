"""The side piles: decks, piles and the gauge at both sides of the middle."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.presentation.zone_look import Shape, Spot
from game.table.layout.slot import CARD_RATIO, Slot, Slots
from game.table.layout.viewport import Box, Viewport
from game.table.layout.zone_space import (
    SpacesBySpot,
    ZoneSpace,
    caption_width,
    may_lie_across,
    zone_width,
)

_GAP = 1.2
_OPEN = 0.78
"""The size of cards lying open beside the middle, by that of a pile's."""

_OPEN_STEP = 0.4
_PAIRS = 4
"""More piles on one side stand three above each other."""

_BESIDE = 2.4
"""From a pile to the next one at its side."""


def place_side_piles(
    frame: Viewport, gauge: bool, zones: SpacesBySpot, free: Box, text: float, slots: Slots
) -> tuple[Box, Box | None]:
    """Place decks, piles and the gauge at the sides; return the middle and the gauge.

    Args:
        frame: The window, whose measures are in u.
        gauge: Whether there is a gauge to be placed.
        zones: The zones by the spot where they lie.
        free: What is left of the table.
        text: The scale of letters.
        slots: The places found so far; those of the piles are added.
    """
    piles = zones[Spot.BESIDE]
    left, right = free.x, free.right
    meter = None
    if gauge:
        tall = min(free.h - 1.0, 33.0)
        meter = Box(left, free.y + (free.h - tall) / 2, 15.5 if frame.w >= 128 else 13.0, tall)
        left = meter.right + _GAP
    right_count = len(piles) if gauge or len(piles) <= 2 else math.ceil(len(piles) / 2)
    for part, at_left in ((piles[:right_count], False), (piles[right_count:], True)):
        if not part:
            continue
        wide = _piles(part, free, left if at_left else right, at_left, text, slots)
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
    part: Sequence[ZoneSpace],
    free: Box,
    start: float,
    at_left: bool,
    text: float,
    slots: Slots,
) -> float:
    """Two piles, or three of many, above each other; returns how wide the columns are.

    The columns begin at *start*, and go to the right if they lie *at_left*.
    """
    rows = min(2 if len(part) <= _PAIRS else 3, len(part))
    columns = math.ceil(len(part) / rows)
    card = min(7.0, (free.h / rows - 5.2) / CARD_RATIO)
    each = card * CARD_RATIO + 4.6
    y0 = free.y + (free.h - each * rows) / 2
    used = 0.0
    for column in range(columns):
        inside = part[column * rows : column * rows + rows]
        step = max(
            max(_breadth(need, card) + _BESIDE, caption_width(need, text) + 0.4) for need in inside
        )
        edge = start + used if at_left else start - used - step
        for row, need in enumerate(inside):
            wide = _breadth(need, card)
            small = (
                card * _OPEN if need.look.shape is Shape.ROW or may_lie_across(need.look) else card
            )
            x = edge + (step - wide) / 2
            y = y0 + row * each + 0.4 + (card - small) * CARD_RATIO / 2
            box = Box(x, y, wide, small * CARD_RATIO)
            caption = (box.middle[0], box.bottom + 2.1)
            slots[need.zone] = Slot(need.zone, need.spec, box, small, caption=caption)
        used += step
    return used


def _breadth(need: ZoneSpace, card: float) -> float:
    """How wide a pile is: cards lying open side by side overlap, but show their index."""
    if need.look.shape is Shape.ROW:
        return card * _OPEN * zone_width(need, _OPEN_STEP)
    return card * _OPEN * CARD_RATIO if may_lie_across(need.look) else card
