"""The ground: how the free felt is parted among the seats, as the largest boxes in each part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.zones import Seat
from game.table.frame import Box, Frame
from game.table.seating import Chair

_CELL = 2.0
"""The felt is measured in squares of this side, in u."""

_WIDE, _LOW = 0.55, 0.85
"""The viewer's part is a wide one along the lower edge, for there the cards are read first."""

_FEW = 14
"""So many of the largest boxes of a part are kept."""


def parts(
    frame: Frame, own: Seat, chairs: Sequence[Chair], solid: Sequence[Box], low: float
) -> dict[Seat, list[Box]]:
    """For every seat the large free boxes of felt nearest to it, down to *low*."""
    across = int(frame.rx * 2 / _CELL) // 2 * 2
    left, down = frame.cx - across / 2 * _CELL, int(low / _CELL)
    owners = [
        [_owner(frame, own, chairs, solid, left + x * _CELL, y * _CELL, low) for x in range(across)]
        for y in range(down)
    ]
    found: dict[Seat, list[Box]] = {}
    for seat in (own, *(chair.seat for chair in chairs)):
        boxes = {
            Box(left + x * _CELL, y * _CELL, w * _CELL, h * _CELL)
            for x, y, w, h in _rectangles(owners, seat)
        }
        found[seat] = sorted(boxes, key=lambda box: (-box.w * box.h, box))[:_FEW]
    return found


def _owner(
    frame: Frame,
    own: Seat,
    chairs: Sequence[Chair],
    solid: Sequence[Box],
    x: float,
    y: float,
    low: float,
) -> Seat | None:
    """The seat nearest to a cell that is free felt."""
    cell = Box(x, y, _CELL, _CELL)
    mx, my = cell.middle
    dx, dy = (mx - frame.cx) / (frame.rx - 1.0), (my - frame.cy) / (frame.ry - 1.0)
    if dx * dx + dy * dy > 1 or cell.bottom > low or any(cell.meets(box) for box in solid):
        return None
    nearest, least = own, (dx * _WIDE) ** 2 + (dy - _LOW) ** 2
    for chair in chairs:
        cx, cy = (chair.x - frame.cx) / frame.rx, (chair.fan[1] - frame.cy) / frame.ry
        far = (dx - cx) ** 2 + (dy - cy) ** 2
        if far < least:
            nearest, least = chair.seat, far
    return nearest


def _rectangles(
    owners: Sequence[Sequence[Seat | None]], seat: Seat
) -> Iterable[tuple[int, int, int, int]]:
    """All boxes of cells of one seat that cannot grow upwards or to the sides."""
    heights = [0] * len(owners[0])
    for y, row in enumerate(owners):
        heights = [h + 1 if owner == seat else 0 for h, owner in zip(heights, row, strict=True)]
        stack: list[tuple[int, int]] = []
        for x, high in enumerate((*heights, 0)):
            start = x
            while stack and stack[-1][1] >= high:
                start, tall = stack.pop()
                if x - start >= 2 and tall >= 2:
                    yield start, y - tall + 1, x - start, tall
            if high:
                stack.append((start, high))
