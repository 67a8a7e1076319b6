"""The place of staged cards: a wide frame before their owner that crosses no pile and no label."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation.zone_look import Spot
from game.table.layout.slot import Slot
from game.table.layout.table_layout import TableLayout
from game.table.layout.text_room import label_height
from game.table.layout.viewport import Box
from game.table.layout.zone_space import ZoneSpace, caption_width

_WIDE, _MOST, RIM = 5.6, 0.36, 0.4
"""How wide it is, by the width of a card, and at most of the window; and its rim in u."""

_ASIDE, _STEP = 24, 0.5
"""So many times it is moved aside by so many u to either side; then it is made less wide."""


def staging_box(layout: TableLayout, slot: Slot) -> Box:
    """The frame for the cards that are to come to *slot*, in u.

    It is wider than its slot, for nothing lies beside it yet, and in the middle if it can be.
    """
    wide = max(slot.box.w, min(slot.card * _WIDE, layout.frame.w * _MOST))
    near, kept = slot.box.middle[0], _kept(layout)
    aside = [near + side * step * _STEP for step in range(_ASIDE) for side in (-1, 1)]
    places = [_framed(slot, middle, wide) for middle in (layout.frame.cx, *aside)]
    while wide > slot.box.w:
        wide = max(slot.box.w, wide - _STEP)
        places.append(_framed(slot, near, wide))
    free = (place for place in places if not any(place.meets(box) for box in kept))
    return next(free, places[-1])


def _framed(slot: Slot, middle: float, wide: float) -> Box:
    return slot.box._replace(x=middle - wide / 2, w=wide).grown(RIM)


def _kept(layout: TableLayout) -> Sequence[Box]:
    """What it must not cross: piles with the words under them, seats, and what stands there."""
    boxes = [chair.box for chair in layout.chairs.values()]
    boxes += [box for box in (layout.gauge, layout.stand) if box is not None]
    for zone, slot in layout.slots.items():
        if slot.look.spot is not Spot.BESIDE:
            continue
        boxes.append(slot.box)
        wide = caption_width(ZoneSpace(zone, slot.spec, 1), layout.text)
        if slot.caption is not None and wide:
            (x, y), tall = slot.caption, label_height(layout.text)
            boxes.append(Box(x - wide / 2, y - tall / 2, wide, tall))
    return boxes
