"""The house's side: what belongs to no seat, its stock and the tricks it has won."""

from __future__ import annotations

import math

from game.engine.zones import ZoneId, ZoneRegistry, ZoneSpec
from game.presentation.zone_look import Shape, Spot, zone_look_of
from game.table.layout.seating import Chair
from game.table.layout.slot import CARD_RATIO, ROW_STEP, Slot, Slots
from game.table.layout.text_room import label_growth
from game.table.layout.viewport import Box, Viewport
from game.table.layout.zone_space import (
    SpacesBySpot,
    ZoneSpace,
    caption_width,
    may_lie_across,
    zone_width,
)

_CARD = 6.6
_OPEN = 0.78
"""The size of piles with cards across, by that of others."""

_GAP = 1.0
_CAPTION = 2.1
FOOT = 3.6
"""What the words under a pile take."""

_INSIDE = 0.96
"""Cards lie within so much of the felt's radii."""

_LARGE, _APART = 12.0, 5.0
"""What is to become a hand: cards are up to so wide, and so far from one zone to the next."""


def place_house_side(
    f: Viewport,
    chair: Chair,
    zone_registry: ZoneRegistry,
    zones: SpacesBySpot,
    text: float,
    slots: Slots,
) -> float:
    """Place piles left and right of *chair*, each always in its place; return how low they go.

    All but the last that was declared stand at the left, the first of them nearest.
    """
    specs = [
        spec for spec in zone_registry.specs.values() if zone_look_of(spec).spot is Spot.ACROSS
    ]
    lying = {need.spec.name: need for need in zones[Spot.ACROSS] if need.taken}
    left, right = specs[:-1], specs[-1:]
    low = chair.box.bottom
    for side, part in ((-1, left), (1, right)):
        x = chair.box.x - _GAP if side < 0 else chair.box.right + _GAP
        for spec in part:
            wide = _wide(spec, text)
            middle = x + side * wide / 2
            x += side * (wide + _GAP)
            slot = _slot(f, chair, middle, lying.get(spec.name), text)
            if slot is not None:
                slots[slot.zone] = slot
            low = max(low, _top(f, chair, middle) + _CARD * CARD_RATIO + FOOT + label_growth(text))
    return low


def _wide(spec: ZoneSpec, text: float) -> float:
    return max(_CARD, caption_width(ZoneSpace(ZoneId(spec.name), spec, 1), text))


def _slot(
    f: Viewport, chair: Chair, middle: float, need: ZoneSpace | None, text: float
) -> Slot | None:
    if need is None:
        return None
    look = need.look
    card = _CARD * _OPEN if may_lie_across(look) else _CARD
    wide = card * zone_width(need, 0.5) if look.shape is Shape.PILE else card
    y = _top(f, chair, middle) + (_CARD - card) * CARD_RATIO / 2
    box = Box(middle - wide / 2, y, wide, card * CARD_RATIO)
    return Slot(need.zone, need.spec, box, card, caption=(middle, box.bottom + _below(text)))


def _below(text: float) -> float:
    """How far below a pile the middle of its words lies."""
    return _CAPTION + label_growth(text) / 2


def _top(f: Viewport, chair: Chair, middle: float) -> float:
    """The upper edge of a pile: as high as the seat, lower where the felt is narrower."""
    out = (abs(middle - f.cx) + _CARD / 2) / (f.rx * _INSIDE)
    edge = f.cy - f.ry * _INSIDE * math.sqrt(max(0.0, 1.0 - out * out))
    return max(chair.y - chair.r * 0.2, edge + 0.4)


def place_future_hand(zones: SpacesBySpot, hand: Box, text: float, slots: Slots) -> None:
    """Place what is to become the viewer's hand where it will lie, side by side."""
    needs = zones[Spot.BELOW]
    if not needs:
        return
    shares = [zone_width(need, ROW_STEP) for need in needs]
    gaps = _APART * (len(needs) - 1)
    room = hand.h - FOOT - label_growth(text)
    card = min(_LARGE, room / CARD_RATIO, (hand.w - gaps) / sum(shares))
    parts = [
        max(share * card, caption_width(need, text))
        for share, need in zip(shares, needs, strict=True)
    ]
    x = hand.x + (hand.w - sum(parts) - gaps) / 2
    for need, wide, share in zip(needs, parts, shares, strict=True):
        box = Box(x + (wide - share * card) / 2, hand.y, share * card, card * CARD_RATIO)
        caption = box.middle[0], box.bottom + _below(text)
        if need.taken:
            slots[need.zone] = Slot(need.zone, need.spec, box, card, caption=caption)
        x += wide + _APART
