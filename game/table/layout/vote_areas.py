"""The vote areas: places round the middle, one for each seat and on its side, all upright."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from game.engine.zones import Seat
from game.presentation.zone_look import Shape
from game.table.layout.seating import Chair
from game.table.layout.slot import CARD_RATIO, Slot, Slots
from game.table.layout.text_room import call_height, label_growth
from game.table.layout.trick_area import direction
from game.table.layout.viewport import Box, Viewport
from game.table.layout.zone_space import ZoneSpace, caption_width

_LARGEST, _SMALLEST, _LESS = 9.0, 3.6, 0.4
_SHARED, _HEAP = 1.3, 0.74
"""What is fought for is larger than a ballot, and the pile it came from smaller."""

_GAP = 1.4
_FOOT = 3.4
"""The words under a pile."""

_RIM = 0.8
"""What the rim of a card that stands out needs of the place over the status line."""

_CELL = 1.0
_ASIDE = 0.035
"""Of two places as near as each other the one to the left of the seat is taken."""


def place_votes(
    ballots: Sequence[ZoneSpace],
    shared: Sequence[ZoneSpace],
    middle: Box,
    chairs: Sequence[Chair],
    frame: Viewport,
    text: float,
) -> Slots:
    """Place what lies in the middle and the *ballots* round it, as large as there is room."""
    middle = middle._replace(h=middle.h - _RIM)
    seats = {need.zone.owner: need for need in ballots}
    turn = [chair for chair in chairs if chair.seat in seats]
    seated = [chair.box._replace(h=chair.box.h + call_height(text)) for chair in turn]
    card = _LARGEST
    while True:
        inner, fought = _inner(shared, middle, card, text)
        last = card - _LESS < _SMALLEST
        found = _round(turn, [fought, *seated], middle, frame, card, last)
        clear = last or not any(slot.box.meets(box) for slot in inner for box in seated)
        if found is not None and clear:
            break
        card -= _LESS
    slots = {slot.zone: slot for slot in inner}
    for chair in turn:
        need, own = seats[chair.seat], chair.side == "own"
        slots[need.zone] = Slot(need.zone, need.spec, found[chair.seat], card, mine=own)
    return slots


def _inner(
    shared: Sequence[ZoneSpace], middle: Box, card: float, text: float
) -> tuple[list[Slot], Box]:
    """What belongs to nobody, in one line, and the box it takes; over a pile room is left."""
    x0, y0 = middle.middle
    high = max((card * _size(need) for need in shared), default=card) * CARD_RATIO
    rooms = [max(card * _size(need), _label(need, text)) for need in shared]
    whole = sum(rooms) + _GAP * (len(rooms) - 1)
    found = []
    x = x0 - whole / 2
    for need, room in zip(shared, rooms, strict=True):
        wide = card * _size(need)
        box = Box(x + (room - wide) / 2, y0 + high / 2 - wide * CARD_RATIO, wide, wide * CARD_RATIO)
        caption = None
        if _label(need, text):
            more = label_growth(text)
            box = box._replace(y=box.y - _FOOT - more)
            caption = (box.middle[0], box.bottom + 2.1 + more / 2)
        found.append(Slot(need.zone, need.spec, box, wide, caption=caption))
        x += room + _GAP
    return found, Box(x0 - whole / 2, y0 - high / 2, whole, high)


def _size(need: ZoneSpace) -> float:
    return _HEAP if need.look.shape is Shape.PILE else _SHARED


def _label(need: ZoneSpace, text: float) -> float:
    """How wide the words under a pile are."""
    return caption_width(need, text) if need.look.shape is Shape.PILE else 0.0


def _round(
    chairs: Sequence[Chair],
    solid: Sequence[Box],
    middle: Box,
    frame: Viewport,
    card: float,
    last: bool,
) -> Mapping[Seat, Box] | None:
    """A free place for each seat, as near to its side of the middle as may be; None without one.

    No place meets anything *solid*.
    At the *last* attempt a seat without a free place gets the nearest one, free or not.
    """
    taken = [*solid]
    found: dict[Seat, Box] = {}
    for chair in chairs:
        wished = _places(direction(frame, chair), middle, card)
        free = (box for box in wished if not any(map(box.meets, taken)))
        best = next(free, None)
        if best is None:
            if not last:
                return None
            best = next(_places(direction(frame, chair), middle, card), middle)
        found[chair.seat] = best.grown(-_GAP / 2)
        taken.append(found[chair.seat])
    return found


def _places(to: tuple[float, float], middle: Box, card: float) -> Iterator[Box]:
    """Places for one ballot with some air, the best first."""
    x0, y0 = middle.middle
    wide, tall = card + _GAP, card * CARD_RATIO + _GAP
    most_x, most_y = (middle.w + _GAP - wide) / 2, (middle.h + _GAP - tall) / 2
    columns, rows = max(0, int(most_x / _CELL)), max(0, int(most_y / _CELL))
    wish_x, wish_y = to[0] * most_x, to[1] * most_y
    found = []
    for i in range(-columns, columns + 1):
        for j in range(-rows, rows + 1):
            x = i * most_x / max(1, columns)
            y = j * most_y / max(1, rows)
            if x * to[0] + y * to[1] <= 0:
                continue  # on the side of others
            right = y * to[0] - x * to[1]
            cost = math.hypot(x - wish_x, y - wish_y) + _ASIDE * right
            found.append((cost, i, j, Box(x0 + x - wide / 2, y0 + y - tall / 2, wide, tall)))
    found.sort()
    return (box for *_, box in found)
