"""The centre area: what is played there, and the edge on which the viewer drops cards."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.engine.zones import Seat
from game.presentation.zone_look import Shape, Spot
from game.table.layout import vote_areas
from game.table.layout.play_rows import LARGEST, edge_height
from game.table.layout.seating import Chair
from game.table.layout.slot import CARD_RATIO, ROW_STEP, Slot, Slots
from game.table.layout.text_room import label_growth
from game.table.layout.viewport import Box, Viewport
from game.table.layout.zone_space import SpacesBySpot, ZoneSpace

_ROW, _PLACE = 12.0, 9.0
"""Cards of a row in the middle, and of empty places there, are up to so wide."""

_CLOSE, _DOWN = 0.5, 0.55
"""They grow until they lie so close, in widths and heights, in up to four lines."""

_FEW = 3
_ROOMY, _SIGN = 40.0, 7.0
"""In a middle wider than this, plays leave room at both sides: for the sign of trump."""
_FOOT, _GAP = 3.2, 2.0


def place_centre(
    zones: SpacesBySpot,
    middle: Box,
    chairs: Sequence[Chair],
    frame: Viewport,
    text: float,
    slots: Slots,
) -> None:
    """Place what lies in the middle, and the edge of it on which the viewer drops cards.

    *chairs* begin with the one below.
    """
    bottom = chairs[0].seat
    rims = [need for need in zones[Spot.RIM] if need.zone.owner in (bottom, None)]
    rim_tall = min(9.0, middle.h * 0.26) if rims else 0.0
    if rims and any(need.look.row.marked_below for need in zones[Spot.CENTRE]):
        rim_tall = edge_height(middle, text)
    low = middle.bottom - rim_tall
    inner = [need for need in zones[Spot.CENTRE] if need.zone.owner is None]
    each = [need for need in zones[Spot.CENTRE] if need.zone.owner is not None]
    if each:
        slots.update(vote_areas.place_votes(each, inner, middle, chairs, frame, text))
    elif len(inner) > 1 and all(need.look.shape is Shape.ROW for need in inner):
        _rows(inner, middle._replace(h=middle.h - rim_tall), text, slots)
    else:
        _side_by_side(inner, middle, rim_tall, bottom, slots)
    wide = middle.w * 0.6 / max(1, len(rims))
    for i, need in enumerate(rims):
        box = Box(middle.x + middle.w * 0.2 + i * wide, low, wide, rim_tall)
        slots[need.zone] = Slot(need.zone, need.spec, box, 8.5, mine=True)


def _side_by_side(
    inner: Sequence[ZoneSpace], middle: Box, rim_tall: float, bottom: Seat, slots: Slots
) -> None:
    widths = [1.0 if need.look.shape is Shape.PILE else 2.0 for need in inner]
    x = middle.x
    for need, share in zip(inner, widths, strict=True):
        wide = middle.w * share / sum(widths)
        shape = need.look.shape
        box = Box(x, middle.y, wide, middle.h)
        if shape is Shape.ROW:
            box = box._replace(h=middle.h - rim_tall)
        if shape is Shape.PLAYS and not need.look.row.marked_below and box.w > _ROOMY:
            box = box._replace(x=box.x + _SIGN, w=box.w - 2 * _SIGN)
        room = min(box.w - 1.0, (box.h - 1.0) / CARD_RATIO)
        card = min(8.5, room)
        if shape is Shape.ROW:
            card, _ = row_size(need, box)
        elif shape is Shape.RING:
            card = min(8.5, room / 3.1, box.w / 4.6)
        elif shape is Shape.PLAYS:
            card = min(LARGEST, room * 0.6)
        elif shape is Shape.TRICK:
            card = max(8.5, min(9.8, room / 2.75, box.w / 4.2))
        slots[need.zone] = Slot(need.zone, need.spec, box, card, mine=need.zone.owner == bottom)
        x += wide


def _rows(inner: Sequence[ZoneSpace], middle: Box, text: float, slots: Slots) -> None:
    """Rows one above the other; those with words under them leave room for the words."""
    foot = [_FOOT + label_growth(text) if need.look.caption else 0.0 for need in inner]
    room = (middle.h - sum(foot) - _GAP * len(inner)) / len(inner)
    sizes = [row_size(need, middle._replace(h=room)) for need in inner]
    whole = sum(tall for _, tall in sizes) + sum(foot) + _GAP * (len(inner) - 1)
    y = middle.y + (middle.h - whole) / 2
    for need, (card, tall), below in zip(inner, sizes, foot, strict=True):
        box = Box(middle.x, y, middle.w, tall)
        caption = (box.middle[0], box.bottom + 2.0 + label_growth(text) / 2) if below else None
        slots[need.zone] = Slot(need.zone, need.spec, box, card, caption=caption)
        y += tall + below + _GAP


def row_size(need: ZoneSpace, box: Box) -> tuple[float, float]:
    """The width of the cards of a row lying in *box*, in as many lines as make them large.

    Also how high these lines are together.
    """
    count = max(need.cards, need.look.room.slots, need.look.room.reserve, _FEW)
    if need.look.row.by_suit:
        card = min(
            _ROW, (box.h - 1.0) / (2 * CARD_RATIO * 1.03), (box.w - 1.0) / (1 + count / 2 * 0.62)
        )
        return card, box.h
    most = _ROW if need.look.room.slots < 2 else _PLACE
    step = ROW_STEP if need.look.room.slots else _CLOSE
    found = [(min(most, _fitting(box, count, step, lines)), lines) for lines in (1, 2, 3, 4)]
    card, lines = (
        found[0] if need.look.room.slots else max(found, key=lambda one: (one[0], -one[1]))
    )
    return card, card * _tall(lines)


def _tall(lines: int) -> float:
    return (1 + (lines - 1) * _DOWN) * CARD_RATIO


def _fitting(box: Box, count: int, step: float, lines: int) -> float:
    """The largest width with which *count* cards go into *box* in so many lines."""
    gaps = math.ceil(count / lines) - 1
    return min((box.w - 1.0) / (1 + gaps * step), (box.h - 1.0) / _tall(lines))
