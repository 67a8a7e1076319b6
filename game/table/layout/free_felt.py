"""The free felt: parted among the seats, as the largest boxes in each part."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from game.engine.zones import Seat
from game.table.layout.seating import Chair
from game.table.layout.viewport import Box, Viewport

_CELL = 2.0
"""The felt is measured in squares of this side, in u."""

_WIDE, _LOW = 0.55, 0.85
"""The viewer's part is a wide one along the lower edge, for there the cards are read first."""

_ABOVE = 1.4
"""Those above have the title, the score and the piles in their way: their share is larger."""

_FEW = 14
"""So many of the largest boxes of a part are kept."""


@lru_cache(maxsize=8)
def share_felt(
    frame: Viewport,
    chairs: tuple[Chair, ...],
    shares: tuple[float, ...],
    solid: tuple[Box, ...],
    low: float,
) -> Mapping[Seat, Sequence[Box]]:
    """The large free boxes of felt nearest to each seat, down to *low*.

    The viewer's chair comes first; those with greater *shares* get more of the felt.
    """
    anchors = [_anchor(frame, chair, share) for chair, share in zip(chairs, shares, strict=True)]
    across = int(frame.rx * 2 / _CELL) // 2 * 2
    left, down = frame.cx - across / 2 * _CELL, int(low / _CELL)
    free = _free(left, across, down, solid)
    owners = [
        [
            _owner(frame, anchors, left + (x + 0.5) * _CELL, (y + 0.5) * _CELL) if open_ else None
            for x, open_ in enumerate(row)
        ]
        for y, row in enumerate(free)
    ]
    found: dict[Seat, Sequence[Box]] = {}
    for seat in (chair.seat for chair in chairs):
        boxes = {
            Box(left + x * _CELL, y * _CELL, w * _CELL, h * _CELL)
            for x, y, w, h in _rectangles(owners, seat)
        }
        found[seat] = _largest(boxes)
    return MappingProxyType(found)


def _largest(boxes: Iterable[Box]) -> Sequence[Box]:
    """The largest boxes that lie in none of the others."""
    kept: list[Box] = []
    for box in sorted(boxes, key=lambda box: (-box.w * box.h, box)):
        if not any(box.within(other) for other in kept):
            kept.append(box)
            if len(kept) == _FEW:
                break
    return kept


def _free(left: float, across: int, down: int, solid: Sequence[Box]) -> list[list[bool]]:
    """Which cells share nothing with anything solid."""
    free = [[True] * across for _ in range(down)]
    for box in solid:
        first, last = int((box.x - left) // _CELL), math.ceil((box.right - left) / _CELL)
        for row in free[max(0, int(box.y // _CELL)) : max(0, math.ceil(box.bottom / _CELL))]:
            for x in range(max(0, first), min(across, last)):
                row[x] = False
    return free


class _Anchor(NamedTuple):
    """From where the felt belongs to a seat, by the felt's radii; *wide* stretches it."""

    seat: Seat
    x: float
    y: float
    wide: float
    share: float


def _anchor(frame: Viewport, chair: Chair, share: float) -> _Anchor:
    if chair.side == "own":
        return _Anchor(chair.seat, 0.0, _LOW, _WIDE, share)
    x, y = (chair.x - frame.cx) / frame.rx, (chair.fan[1] - frame.cy) / frame.ry
    return _Anchor(chair.seat, x, y, 1.0, share * (_ABOVE if chair.side == "top" else 1.0))


def _owner(frame: Viewport, anchors: Sequence[_Anchor], x: float, y: float) -> Seat | None:
    """The seat to which a point of the felt belongs."""
    dx, dy = (x - frame.cx) / (frame.rx - 1.0), (y - frame.cy) / (frame.ry - 1.0)
    if dx * dx + dy * dy > 1:
        return None
    nearest, least = anchors[0].seat, math.inf
    for seat, ax, ay, wide, share in anchors:
        far = (((dx - ax) * wide) ** 2 + (dy - ay) ** 2) / share
        if far < least:
            nearest, least = seat, far
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
