"""The centre row: piles in a row in the middle, where rows of cards lie before the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.zones import Seat, ZoneId
from game.presentation.zone_look import Shape, Spot
from game.table.layout.seating import CROWDED, Chair
from game.table.layout.slot import CARD_RATIO, Slot, Slots
from game.table.layout.text_room import call_height, label_growth
from game.table.layout.viewport import Box, Viewport
from game.table.layout.zone_space import SpacesBySpot, ZoneSpace, caption_width, zone_width

_CARD, _CROWDED = 9.0, 8.0
_LARGE, _FEW = 10.5, 3
"""Round a small table they are larger."""

_GAP, _UNDER = 1.8, 0.2
_FOOT = 3.9
_ASIDE, _UP = 0.84, 0.12
"""How far a card that is held over a pile hangs beside and above it, by its size."""

_STAND = 1.0
"""The side of the stand, by the width of a card."""

_LEAST = 17.0
"""The gauge is at least so high."""


class CentreExtras(NamedTuple):
    """What stands beside the piles."""

    gauge: bool
    stand: bool


def _width(need: ZoneSpace, most: float, text: float) -> float:
    return max(zone_width(need, 0.5) * _card(need, most), caption_width(need, text))


def place_centre_row(
    frame: Viewport,
    zones: SpacesBySpot,
    chairs: Sequence[Chair],
    beside: CentreExtras,
    text: float,
    slots: Slots,
) -> tuple[Box, Box | None, Box | None]:
    """Place what belongs to nobody; return the box it takes, the gauge and the stand."""
    most = _CROWDED if len(chairs) >= CROWDED else _CARD
    most = _LARGE if len(chairs) <= _FEW else most
    piles = [need for need in zones[Spot.BESIDE] if need.taken]
    inner = [need for need in zones[Spot.CENTRE] if not need.look.anchor.held_above]
    above = [need for need in zones[Spot.CENTRE] if need.look.anchor.held_above]
    half = (len(piles) + 1) // 2 if len(piles) > 1 else 0
    row = [*piles[:half], *inner, *piles[half:]]
    widths = [_width(need, most, text) for need in row]
    over = {need.look.anchor.held_above for need in above}
    gaps = [_GAP + (most * _ASIDE - 0.6 if need.zone.name in over else 0.0) for need in row]
    stand = _STAND * most if beside.stand else 0.0
    whole = sum(widths) + sum(gaps[:-1]) + (stand + _GAP if stand else 0.0)
    tall = most * CARD_RATIO + _FOOT + label_growth(text)
    y = frame.h * (0.4 if most == _CROWDED else 0.37) - tall / 2
    y = _under_seats(Box(frame.cx - whole / 2, y, whole, tall), chairs)
    side = 13.0 if beside.gauge else 0.0
    x = frame.cx - whole / 2 + (side / 2 if beside.gauge else 0.0)
    rise = most * CARD_RATIO * _UP if above else 0.0
    middle = Box(x, y - rise, whole, tall + rise)
    high = _LEAST if most == _CROWDED else min(26.0, frame.h * 0.28)
    meter = None
    if beside.gauge:
        meter = _meter(Box(x - side - _GAP, y + tall - high, side, high), chairs, text)
    for need, wide, gap in zip(row, widths, gaps, strict=True):
        area = Box(x, y, wide, most * CARD_RATIO)
        slots[need.zone] = _row_slot(need, area, most, text, chairs[0].seat)
        x += wide + gap
    for need in above:
        slots[need.zone] = _held(need, slots[ZoneId(need.look.anchor.held_above)])
    place = Box(middle.right - stand, y + (most * CARD_RATIO - stand) / 2, stand, stand)
    return middle, meter, place if stand else None


def _under_seats(row: Box, chairs: Sequence[Chair]) -> float:
    """The top of *row*, or the first place under the seats at the top that reach farther down."""
    above = row._replace(y=0.0, h=row.y)
    return max([row.y, *(c.box.bottom + _UNDER for c in chairs[1:] if c.box.meets(above))])


def _row_slot(need: ZoneSpace, area: Box, most: float, text: float, viewer: Seat) -> Slot:
    """The slot of one pile in its part of the row; its cards are at most *most* u wide."""
    card = _card(need, most)
    wide = zone_width(need, 0.5) * card
    top = area.y + (most - card) * CARD_RATIO / 2
    box = Box(area.x + (area.w - wide) / 2, top, wide, card * CARD_RATIO)
    below = area.bottom + 2.6 + label_growth(text) / 2
    caption = (box.middle[0], below) if caption_width(need, text) else None
    mine = need.zone.owner == viewer
    return Slot(need.zone, need.spec, box, card, caption=caption, mine=mine, step=0.5)


def _held(need: ZoneSpace, under: Slot) -> Slot:
    """A place that hangs over the right shoulder of the pile *under* it."""
    card = under.card
    x, y = under.box.middle
    box = Box(
        x + card * (_ASIDE - 0.5), y - card * CARD_RATIO * (0.5 + _UP), card, card * CARD_RATIO
    )
    return Slot(need.zone, need.spec, box, card)


def _meter(wished: Box, chairs: Sequence[Chair], text: float) -> Box:
    """The gauge, shorter where somebody sits above it."""
    call = call_height(text) + 0.3
    seated = [c.box._replace(h=c.box.h + call) for c in chairs if c.side == "top"]
    above = [box.bottom + 0.4 for box in seated if box.meets(wished)]
    top = max([wished.y, *above])
    return wished._replace(y=top, h=max(wished.bottom - top, _LEAST))


def _card(need: ZoneSpace, most: float) -> float:
    """The size of a card: heaps are large here, rows of cards that were played smaller."""
    return most * 0.8 if need.look.shape is Shape.ROW and not need.look.room.slots else most
