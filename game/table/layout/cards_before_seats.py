"""The cards before the seats: what always lies before each in one line, and the hands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.presentation.zone_look import Spot
from game.table.layout.seating import CROWDED, Chair
from game.table.layout.slot import CARD_RATIO, ROW_STEP, Slot, Slots
from game.table.layout.text_room import label_growth
from game.table.layout.viewport import Box, Viewport
from game.table.layout.zone_space import (
    SpacesBySpot,
    ZoneSpace,
    caption_width,
    spaces_of_seat,
    zone_width,
)

_GAP = 1.2
_FLAT = 26.0
"""A middle less high than this is too flat."""

_LEAST = 2.6
_BETWEEN = 0.4
"""Between two zones in a line, by the width of a card."""


class SeatRowBounds(NamedTuple):
    """What the slots must stay clear of."""

    frame: Viewport
    chairs: Sequence[Chair]
    prompt: Box
    corners: tuple[Box, ...] = ()
    """Title and score panel."""


def place_seat_rows(bounds: SeatRowBounds, zones: SpacesBySpot, slots: Slots) -> Box:
    """Place what lies before the others; return what is left free of the middle."""
    f = bounds.frame
    left, top, right = f.cx - f.rx * 0.78, 7.0, f.cx + f.rx * 0.78
    for chair in sorted(bounds.chairs, key=lambda chair: chair.side != "top"):
        own = spaces_of_seat(zones[Spot.FRONT], chair.seat)
        box = chair.box
        if own:
            place = _column if chair.side in ("left", "right") else _row
            box = place(bounds, chair, own, slots)
        if chair.side == "left":
            left = max(left, max(box.right, chair.box.right) + _GAP)
        elif chair.side == "right":
            right = min(right, min(box.x, chair.box.x) - _GAP)
        else:
            top = max(top, box.bottom + _GAP, chair.box.bottom + _GAP / 2)
    high = f.cy - f.ry + 3.0
    low = bounds.prompt.y - 1.0
    clear = not any(spaces_of_seat(zones[Spot.FRONT], c.seat) for c in bounds.chairs)
    if low - top < _FLAT and clear and not any(c.box.x < f.cx < c.box.right for c in bounds.chairs):
        left, right = _between(bounds, left, right)
        top = high
    top = max(top, high)
    return Box(left, top, right - left, low - top)


def _between(bounds: SeatRowBounds, left: float, right: float) -> tuple[float, float]:
    """The room between the seats at the top, where under them there is too little."""
    for chair in bounds.chairs:
        if chair.side == "top" and chair.box.right < bounds.frame.cx:
            left = max(left, chair.box.right + _GAP)
        elif chair.side == "top" and chair.box.x > bounds.frame.cx:
            right = min(right, chair.box.x - _GAP)
    return left, right


def _length(own: Sequence[ZoneSpace]) -> float:
    """How long a line of all these zones is, in widths of a card."""
    return sum(zone_width(need, ROW_STEP) for need in own) + _BETWEEN * (len(own) - 1)


def _size(bounds: SeatRowBounds, own: Sequence[ZoneSpace], room: float) -> float:
    nominal = 5.0 if len(bounds.chairs) + 1 >= CROWDED else 6.5
    return min(nominal, room / _length(own))


def _column(bounds: SeatRowBounds, chair: Chair, own: Sequence[ZoneSpace], slots: Slots) -> Box:
    """Cards turned by a quarter beside a seat at the left or right."""
    f = bounds.frame
    near = [
        abs(c.box.middle[1] - chair.box.middle[1])
        for c in bounds.chairs if c.side == chair.side and c is not chair
    ]  # fmt: skip
    card = _size(bounds, own, min([*near, 36.0]) - 1.0)
    length, wide = _length(own) * card, card * CARD_RATIO
    x = chair.box.right + _GAP if chair.side == "left" else chair.box.x - _GAP - wide
    y = min(max(chair.box.middle[1] - length / 2, 9.0), f.h * 0.725 - length)
    out = (x if chair.side == "left" else x + wide) - f.cx
    bow = f.ry * math.sqrt(max(0.0, 1 - (out / f.rx) ** 2)) - 1.5
    if not near and 2 * bow > length:
        y = min(max(y, f.cy - bow), f.cy + bow - length)
    turn = -90.0 if chair.side == "left" else 90.0
    y, low = _below(bounds, chair, Box(x, y, wide, length), slots), f.h * 0.725
    if x < bounds.prompt.right and x + wide > bounds.prompt.x:
        low = bounds.prompt.y - 0.6
    if y + length > low:
        card = max(card * (low - y) / length, _LEAST)
        length, wide = _length(own) * card, card * CARD_RATIO
        x = x if chair.side == "left" else chair.box.x - _GAP - wide
    whole = Box(x, y, wide, length)
    for need in own:
        part = zone_width(need, ROW_STEP) * card
        slots[need.zone] = Slot(need.zone, need.spec, Box(x, y, wide, part), card, turn, True)
        y += part + _BETWEEN * card
    return whole


def _below(bounds: SeatRowBounds, chair: Chair, wished: Box, slots: Slots) -> float:
    """The top of a column that lies under whatever is in its way above."""
    solid = [*bounds.corners, *(c.box for c in bounds.chairs if c is not chair and c.y < chair.y)]
    solid += [slot.box for slot in slots.values() if slot.box.middle[1] < wished.middle[1]]
    for box in sorted(solid, key=lambda box: box.y):
        if wished.grown(0.2).meets(box):
            wished = wished._replace(y=box.bottom + 0.8)
    return wished.y


def _row(bounds: SeatRowBounds, chair: Chair, own: Sequence[ZoneSpace], slots: Slots) -> Box:
    """Upright cards beside a seat at the top, on the side of the middle."""
    rivals = [
        abs(c.x - chair.x) - c.box.w - _GAP - 1.0
        for c in bounds.chairs
        if c.side == "top" and c is not chair and (c.x - chair.x) * chair.inward > 0
    ]  # fmt: skip
    facing = [
        (abs(c.x - chair.x) - c.box.w - 2 * _GAP) / 2
        for c in bounds.chairs
        if c.side == "top" and c.inward != chair.inward and (c.x - chair.x) * chair.inward > 0
        and abs(c.y - chair.y) < 14.0
    ]  # fmt: skip
    room = min([*(facing or rivals), 44.0])
    card = _size(bounds, own, room)
    length, tall = _length(own) * card, card * CARD_RATIO
    y = max(chair.y + chair.r * 1.55 - tall / 2, chair.y - chair.r * 0.2)
    free = _free(bounds, chair, y, y + tall, slots)
    if length > free:
        card *= free / length
        length, tall = free, card * CARD_RATIO
    x = chair.box.right + 0.9 if chair.inward > 0 else chair.box.x - 0.9 - length
    whole = Box(x, y, length, tall)
    for need in own:
        part = zone_width(need, ROW_STEP) * card
        slots[need.zone] = Slot(need.zone, need.spec, Box(x, y, part, tall), card)
        x += part + _BETWEEN * card
    return whole


def _free(bounds: SeatRowBounds, chair: Chair, top: float, low: float, slots: Slots) -> float:
    """How long a row beside a seat may be until it comes to another seat or its cards."""
    level = [c.box for c in bounds.chairs if c is not chair]
    level += [slot.box for slot in slots.values()]
    level = [box for box in level if box.y < low and top < box.bottom]
    if chair.inward > 0:
        walls = [box.x for box in level if box.x > chair.x]
        return min([bounds.frame.w, *walls]) - chair.box.right - 1.6
    walls = [box.right for box in level if box.right < chair.x]
    return chair.box.x - 1.6 - max([0.0, *walls])


def place_own_row(
    f: Viewport, chair: Chair, zones: SpacesBySpot, text: float, slots: Slots
) -> float:
    """Place what lies before the viewer, at the lower left; return its right edge."""
    mine = spaces_of_seat(zones[Spot.FRONT], chair.seat)
    x = chair.box.right + 1.8
    if not mine:
        return x - 1.8
    room = f.w * 0.5 - 32.0 - x if f.w < 150 else f.w * 0.5 - 29.0 - x
    card = min(8.0, max(4.5, room / _length(mine)))
    y, right = chair.y - card * CARD_RATIO / 2 - 0.2, x
    for need in mine:
        part = zone_width(need, ROW_STEP) * card
        wide = max(part, caption_width(need, text))
        box = Box(x + (wide - part) / 2, y, part, card * CARD_RATIO)
        caption = (box.middle[0], box.bottom + 2.0 + label_growth(text) / 2)
        slots[need.zone] = Slot(need.zone, need.spec, box, card, caption=caption, mine=True)
        right = x + wide
        x = right + (_BETWEEN * card if wide == part else 0.6)
    return right
