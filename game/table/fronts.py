"""The felt: slots for zones before the seats, beside the middle and in it, clear of each other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from game.engine.zones import Look, Seat, Spot, ZoneId, ZoneSpec
from game.table.frame import Box, Frame
from game.table.seating import CROWDED, Chair
from game.table.slot import STEP, TALL, Slot, capacity

Zones: TypeAlias = Mapping[Spot, Sequence[tuple[ZoneId, ZoneSpec]]]
Slots: TypeAlias = dict[ZoneId, Slot]

_GAP = 1.2
_OPEN = 0.78
"""The size of cards lying open beside the middle, by that of a heap's."""

_OPEN_WIDE = 2.1


class Felt(NamedTuple):
    """What the slots must stay clear of."""

    frame: Frame
    chairs: Sequence[Chair]
    prompt: Box
    gauge: bool
    corners: tuple[Box, ...] = ()
    """Title and score key."""


def before_seats(felt: Felt, zones: Zones, slots: Slots) -> Box:
    """Places what lies before the others; returns what is left free of the middle."""
    f = felt.frame
    left, top, right = f.cx - f.rx * 0.78, 7.0, f.cx + f.rx * 0.78
    for chair in felt.chairs:
        own = [(z, s) for z, s in zones[Spot.FRONT] if z.owner == chair.seat]
        box = chair.box
        if own:
            place = _column if chair.side in ("left", "right") else _row
            box = place(felt, chair, own, slots)
        if chair.side == "left":
            left = max(left, max(box.right, chair.box.right) + _GAP)
        elif chair.side == "right":
            right = min(right, min(box.x, chair.box.x) - _GAP)
        else:
            top = max(top, box.bottom + _GAP, chair.box.bottom + _GAP / 2)
    top = max(top, f.cy - f.ry + 3.0)
    return Box(left, top, right - left, felt.prompt.y - 1.0 - top)


def _length(own: Sequence[tuple[ZoneId, ZoneSpec]]) -> float:
    """How long a line of all these zones is, in widths of a card."""
    cards = sum((capacity(spec) - 1) * STEP + 1 for _, spec in own)
    return cards + 0.4 * (len(own) - 1)


def _size(felt: Felt, own: Sequence[tuple[ZoneId, ZoneSpec]], room: float) -> float:
    nominal = 5.0 if len(felt.chairs) + 1 >= CROWDED else 6.5
    return min(nominal, room / _length(own))


def _column(felt: Felt, chair: Chair, own: Sequence[tuple[ZoneId, ZoneSpec]], slots: Slots) -> Box:
    """Cards turned by a quarter beside a seat at the left or right."""
    f = felt.frame
    near = [
        abs(c.box.middle[1] - chair.box.middle[1])
        for c in felt.chairs if c.side == chair.side and c is not chair
    ]  # fmt: skip
    card = _size(felt, own, min([*near, 36.0]) - 1.0)
    length, wide = _length(own) * card, card * TALL
    x = chair.box.right + _GAP if chair.side == "left" else chair.box.x - _GAP - wide
    y = min(max(chair.box.middle[1] - length / 2, 9.0), f.h * 0.725 - length)
    out = (x if chair.side == "left" else x + wide) - f.cx
    bow = f.ry * math.sqrt(max(0.0, 1 - (out / f.rx) ** 2)) - 1.5
    if not near and 2 * bow > length:
        y = min(max(y, f.cy - bow), f.cy + bow - length)
    turn = -90.0 if chair.side == "left" else 90.0
    for corner in felt.corners:
        if Box(x, y, wide, length).meets(corner):
            y = corner.bottom + 0.8
    whole = Box(x, y, wide, length)
    for zone, spec in own:
        part = ((capacity(spec) - 1) * STEP + 1) * card
        slots[zone] = Slot(zone, spec, Box(x, y, wide, part), card, turn, True)
        y += part + 0.4 * card
    return whole


def _row(felt: Felt, chair: Chair, own: Sequence[tuple[ZoneId, ZoneSpec]], slots: Slots) -> Box:
    """Upright cards beside a seat at the top, on the side of the middle."""
    rivals = [
        abs(c.x - chair.x) - c.box.w - _GAP - 1.0
        for c in felt.chairs
        if c.side == "top" and c is not chair and (c.x - chair.x) * chair.inward > 0
    ]  # fmt: skip
    facing = [
        (abs(c.x - chair.x) - c.box.w - 2 * _GAP) / 2
        for c in felt.chairs
        if c.side == "top" and c.inward != chair.inward and (c.x - chair.x) * chair.inward > 0
        and abs(c.y - chair.y) < 14.0
    ]  # fmt: skip
    room = min([*(facing or rivals), 44.0])
    card = _size(felt, own, room)
    length, tall = _length(own) * card, card * TALL
    y = max(chair.y + chair.r * 1.55 - tall / 2, chair.y - chair.r * 0.2)
    x = chair.box.right + 0.9 if chair.inward > 0 else chair.box.x - 0.9 - length
    whole = Box(x, y, length, tall)
    for zone, spec in own:
        part = ((capacity(spec) - 1) * STEP + 1) * card
        slots[zone] = Slot(zone, spec, Box(x, y, part, tall), card)
        x += part + 0.4 * card
    return whole


def beside(felt: Felt, zones: Zones, free: Box, slots: Slots) -> tuple[Box, Box | None]:
    """Places decks, heaps and the gauge at the sides; returns the middle and the gauge."""
    heaps = zones[Spot.BESIDE]
    left, right = free.x, free.right
    gauge = None
    if felt.gauge:
        tall = min(free.h - 1.0, 33.0)
        gauge = Box(left, free.y + (free.h - tall) / 2, 15.5 if felt.frame.w >= 128 else 13.0, tall)
        left = gauge.right + _GAP
    right_count = len(heaps) if felt.gauge or len(heaps) <= 2 else math.ceil(len(heaps) / 2)
    for part, at_left in ((heaps[:right_count], False), (heaps[right_count:], True)):
        if not part:
            continue
        wide = _heaps(part, free, left, right, at_left, slots)
        if at_left:
            left += wide + _GAP
        else:
            right -= wide + _GAP
    cx = felt.frame.cx
    half = min(cx - left, right - cx)
    if half >= 15:
        left, right = cx - half, cx + half
    return Box(left, free.y, right - left, free.h), gauge


def _heaps(
    part: Sequence[tuple[ZoneId, ZoneSpec]],
    free: Box,
    left: float,
    right: float,
    at_left: bool,
    slots: Slots,
) -> float:
    """Up to two heaps above each other in a column; returns how wide the columns are."""
    columns = math.ceil(len(part) / 2)
    rows = min(2, len(part))
    card = min(7.0, (free.h / rows - 5.2) / TALL)
    each = card * TALL + 4.6
    y0 = free.y + (free.h - each * rows) / 2
    used = 0.0
    for column in range(columns):
        inside = part[column * rows : column * rows + rows]
        step = max(_breadth(spec, card) for _, spec in inside) + 2.4
        edge = left + used if at_left else right - used - step
        for row, (zone, spec) in enumerate(inside):
            wide = _breadth(spec, card)
            small = card * _OPEN if spec.look is Look.ROW else card
            x = edge + (step - wide) / 2
            y = y0 + row * each + 0.4 + (card - small) * TALL / 2
            box = Box(x, y, wide, small * TALL)
            caption = (box.middle[0], box.bottom + 2.1)
            slots[zone] = Slot(zone, spec, box, small, caption=caption)
        used += step
    return used


def _breadth(spec: ZoneSpec, card: float) -> float:
    """How wide a heap is: cards lying open side by side overlap, but show their index."""
    return card * _OPEN * _OPEN_WIDE if spec.look is Look.ROW else card


def centre(zones: Zones, middle: Box, slots: Slots, bottom: Seat) -> None:
    """Places what lies in the middle, and the edge of it on which the viewer drops cards."""
    rims = [(z, s) for z, s in zones[Spot.RIM] if z.owner in (bottom, None)]
    rim_tall = min(9.0, middle.h * 0.26) if rims else 0.0
    area = Box(middle.x, middle.y, middle.w, middle.h - rim_tall)
    inner = list(zones[Spot.CENTRE])
    widths = [1.0 if s.look is Look.PILE else 2.0 for _, s in inner]
    x = area.x
    for (zone, spec), share in zip(inner, widths, strict=True):
        wide = area.w * share / sum(widths)
        box = Box(x, area.y, wide, middle.h)
        room = min(box.w - 1.0, (box.h - 1.0) / TALL)
        few = spec.look in (Look.RING, Look.TRICK)
        card = min(8.5, room / 3.1, box.w / 4.6) if few else min(8.5, room)
        if spec.look is Look.TRICK:
            card = max(8.5, min(9.8, room / 2.75, box.w / 4.2))
        slots[zone] = Slot(zone, spec, box, card, mine=zone.owner == bottom)
        x += wide
    wide = middle.w * 0.6 / max(1, len(rims))
    for i, (zone, spec) in enumerate(rims):
        box = Box(middle.x + middle.w * 0.2 + i * wide, area.bottom, wide, rim_tall)
        slots[zone] = Slot(zone, spec, box, 8.5, mine=True)


def held(zones: Zones, chair: Chair, slots: Slots) -> None:
    """Places the backs of another player's hand over the foot of the portrait."""
    k = chair.r / 5.5
    for zone, spec in zones[Spot.HAND]:
        if zone.owner == chair.seat:
            card = 3.9 * k
            x, y = chair.fan
            box = Box(x - chair.box.w / 2, y - card * 0.7, chair.box.w, card * TALL)
            slots[zone] = Slot(zone, spec, box, card)


def own(f: Frame, chair: Chair, zones: Zones, slots: Slots) -> float:
    """Places what lies before the viewer, at the lower left; returns its right edge."""
    mine = [(z, s) for z, s in zones[Spot.FRONT] if z.owner == chair.seat]
    x = chair.box.right + 1.8
    if not mine:
        return x - 1.8
    room = f.w * 0.5 - 32.0 - x if f.w < 150 else f.w * 0.5 - 29.0 - x
    card = min(8.0, max(4.5, room / _length(mine)))
    y = chair.y - card * TALL / 2 - 0.2
    for zone, spec in mine:
        part = ((capacity(spec) - 1) * STEP + 1) * card
        box = Box(x, y, part, card * TALL)
        caption = (box.middle[0], box.bottom + 2.0)
        slots[zone] = Slot(zone, spec, box, card, caption=caption, mine=True)
        x += part + 0.4 * card
    return x - 0.4 * card


def fan(zones: Zones, bottom: Seat, hand: Box, slots: Slots) -> None:
    """Places the hand of whoever sits below; several such zones share the width."""
    mine = [(z, s) for z, s in zones[Spot.HAND] if z.owner == bottom]
    wide = hand.w / max(1, len(mine))
    for i, (zone, spec) in enumerate(mine):
        box = Box(hand.x + i * wide, hand.y, wide, hand.h)
        slots[zone] = Slot(zone, spec, box, 14.0, mine=True)
