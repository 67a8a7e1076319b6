"""The meld areas: what lies open before the seats in games where that comes and goes."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.zones import Seat
from game.presentation.zone_look import Shape, Spot
from game.table.layout.seating import Chair
from game.table.layout.slot import CARD_RATIO, Slot, Slots
from game.table.layout.text_room import label_growth
from game.table.layout.viewport import Box, Viewport
from game.table.layout.zone_space import (
    SpacesBySpot,
    ZoneSpace,
    caption_width,
    spaces_of_seat,
    zone_width,
)

MELD_STEP, _CLOSER = 0.42, 0.3
"""From card to card in a row that lies close: every index can be read; and in great need."""

_NOMINAL, _OWN, _GOOD, _LEAST, _NOTCH = 7.0, 9.0, 5.5, 2.5, 0.5
_PLAIN = 3.25
"""Cards of this width are read without trouble; a seat should have felt enough for them."""

_LAP, _SPREAD = 13.0, 0.62
"""What lies where a hand was is as large as one, and wider spread."""

_WAYS: tuple[tuple[float, int], ...] = ((MELD_STEP, 1), (MELD_STEP, 2), (_CLOSER, 2))
"""From card to card and in how many lines rows may lie; the last way only if need be."""

_APART, _READ, _GAIN = 0.6, 2.9, 1.15
"""Two lines of a long row lie so far apart from card to card, in widths, where one line would show
less than so many u of each card, and they so much more."""

_LONG, _DOWN = 4, 0.52
"""Rows of more cards may lie in two lines, so far apart by the height of a card."""

_SHARES = ((0, 0.6), (8, 1.0), (12, 1.5), (18, 2.0), (math.inf, 2.6))
"""What a seat's cards measure side by side, up to so many widths, and its share of the felt."""

_FOOT = 3.2
_GAP = 0.9


def felt_share(zones: SpacesBySpot, seat: Seat) -> float:
    """How much of the felt a seat needs for what lies before it, in rough steps; 1 is usual."""
    whole = sum(
        zone_width(need, MELD_STEP) + 0.3 for need in spaces_of_seat(zones[Spot.FRONT], seat)
    )
    return next(part for most, part in _SHARES if whole <= most)


class _Sizes(NamedTuple):
    """The things before one seat, measured for any width of a card."""

    needs: Sequence[ZoneSpace]
    mine: bool
    text: float
    step: float = MELD_STEP
    lines: int = 1
    """In how many lines the cards of a long row lie."""

    def part(self, need: ZoneSpace, card: float) -> tuple[float, float]:
        """Width and height of the cards of one thing in u."""
        lines = self.lines if need.look.shape is Shape.ROW and need.cards > _LONG else 1
        short = need._replace(cards=math.ceil(need.cards / lines))
        return zone_width(short, self.step) * card, card * CARD_RATIO * (1 + (lines - 1) * _DOWN)

    def at(self, card: float) -> list[tuple[float, float]]:
        """Width and height of each thing in u, with the words under it."""
        found = []
        for need in self.needs:
            wide, tall = self.part(need, card)
            if self.mine and need.look.caption:
                wide = max(wide, caption_width(need, self.text))
                tall += _FOOT + label_growth(self.text)
            found.append((wide, tall))
        return found


def lacks_felt(
    zones: SpacesBySpot, seat: Seat, free: Mapping[Seat, Sequence[Box]], text: float
) -> bool:
    """Whether what lies before a seat has no room in any of its parts of the felt."""
    needs = spaces_of_seat(zones[Spot.FRONT], seat)
    tried = (_Sizes(needs, False, text, step, lines) for step, lines in _WAYS[:-1])
    boxes = free[seat]
    return bool(needs) and not (boxes and any(_best(s, boxes, _PLAIN, _PLAIN)[1] for s in tried))


def place_melds(
    frame: Viewport,
    chair: Chair,
    zones: SpacesBySpot,
    free: Sequence[Box],
    text: float,
    bare: bool = False,
) -> Slots:
    """Find the zones before one seat their places in the best of the *free* boxes.

    *bare* if they lie where the hand was. A single thing of the viewer lies in the middle if it
    is large enough there.
    """
    mine, needs = chair.side == "own", [*spaces_of_seat(zones[Spot.FRONT], chair.seat)]
    if mine:
        needs += [n for n in zones[Spot.RIM] if n.zone.owner == chair.seat]
    if not needs or not free:
        return {}
    near = sorted(free, key=lambda box: _far(box, chair, frame))
    most, ways = (_OWN if mine else _NOMINAL), _WAYS
    sizes = _Sizes(needs, mine, text)
    if bare:
        most, ways = _LAP, ((_SPREAD, 1), *_WAYS)
    elif mine and len(needs) == 1:
        central = [box for box in near if box.x < frame.cx < box.right]
        near = [box for box in central if _fit(sizes, box, most, _NOMINAL)] or near
    best, card = near[0], 0.0
    for step, lines in ways:
        tried = sizes._replace(step=step, lines=lines)
        where, fits = _best(tried, near, most, max(_LEAST, card + _NOTCH))
        if fits:
            sizes, best, card = tried, where, fits
        if card >= (_GOOD if lines == 1 else _LEAST):
            break
    if _is_long(needs) and not mine and (shown := card * sizes.step) < _READ:
        apart = sizes._replace(step=_APART, lines=2)
        where, fits = _best(apart, near, most, _LEAST)
        if fits * _APART > shown * _GAIN:
            sizes, best, card = apart, where, fits
    return _place(frame, chair, sizes, best, card or _LEAST)


def _is_long(needs: Sequence[ZoneSpace]) -> bool:
    """Whether a long row is the only thing there."""
    return len(needs) == 1 and needs[0].cards > _LONG


def _best(sizes: _Sizes, boxes: Sequence[Box], most: float, least: float) -> tuple[Box, float]:
    """The first box in which the cards are as large as in none before; 0 if none has room."""
    best, card = boxes[0], least - _NOTCH
    for box in boxes:
        fits = _fit(sizes, box, most, card + _NOTCH)
        if fits > card:
            best, card = box, fits
        if card >= most:
            break
    return best, card if card >= least else 0.0


def _far(box: Box, chair: Chair, frame: Viewport) -> float:
    x, y = (frame.cx, frame.h * 0.7) if chair.side == "own" else chair.fan
    mx, my = box.middle
    return abs(mx - x) + abs(my - y)


def _fit(sizes: _Sizes, box: Box, most: float, least: float) -> float:
    """The largest width of a card, between the two, with which all fit; or 0."""
    card = most
    while card >= least:
        if _has_room(sizes, box, card):
            half = card + _NOTCH / 2
            return half if card < _PLAIN + _NOTCH and _has_room(sizes, box, half) else card
        card -= _NOTCH
    return 0.0


def _has_room(sizes: _Sizes, box: Box, card: float) -> bool:
    """Whether all fit into *box* with cards so wide."""
    rows = _shelves(sizes.at(card), box.w)
    return rows is not None and sum(tall for tall, _ in rows) + _GAP * (len(rows) - 1) <= box.h


def _shelves(
    sizes: Sequence[tuple[float, float]], room: float
) -> list[tuple[float, list[int]]] | None:
    """Things parted into rows not wider than *room*: height and numbers of each row."""
    rows: list[tuple[float, list[int]]] = []
    used = room + 1
    for i, (wide, tall) in enumerate(sizes):
        if wide > room:
            return None
        if used + _GAP + wide > room:
            rows.append((tall, [i]))
            used = wide
        else:
            rows[-1] = (max(rows[-1][0], tall), [*rows[-1][1], i])
            used += _GAP + wide
    return rows


def _place(frame: Viewport, chair: Chair, sizes: _Sizes, box: Box, card: float) -> Slots:
    slots: Slots = {}
    found = sizes.at(card)
    rows = _shelves(found, box.w) or [(card * CARD_RATIO, list(range(len(found))))]
    tall = sum(high for high, _ in rows) + _GAP * (len(rows) - 1)
    y = _start(chair, box, tall)
    for high, row in rows:
        wide = sum(found[i][0] for i in row) + _GAP * (len(row) - 1)
        x = _left(frame, chair, box, wide)
        for i in row:
            need = sizes.needs[i]
            part, down = sizes.part(need, card)
            place = Box(x + (found[i][0] - part) / 2, y, part, down)
            caption = None
            if sizes.mine and need.look.caption:
                caption = (place.middle[0], place.bottom + 1.9 + label_growth(sizes.text) / 2)
            slots[need.zone] = Slot(
                need.zone, need.spec, place, card, caption=caption, mine=sizes.mine, step=sizes.step
            )
            x += found[i][0] + _GAP
        y += high + _GAP
    return slots


def _start(chair: Chair, box: Box, tall: float) -> float:
    """The top of what is laid in *box*."""
    if chair.side == "own":
        return box.bottom - tall
    if chair.side == "top":
        return box.y
    return min(max(chair.y - tall / 2, box.y), max(box.y, box.bottom - tall))


def _left(frame: Viewport, chair: Chair, box: Box, wide: float) -> float:
    """The left end of a row in *box*: as near to the seat as it goes."""
    if chair.side == "left":
        return box.x
    if chair.side == "right":
        return box.right - wide
    goal = frame.cx - wide / 2 if chair.side == "own" else chair.x - wide / 2
    return min(max(goal, box.x), max(box.x, box.right - wide))
