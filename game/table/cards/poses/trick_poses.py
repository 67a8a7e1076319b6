"""Trick poses: each card on its player's side, close round the middle or in a ring."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

from game.engine.zones import Seat
from game.table.cards.poses.pose import Pose
from game.table.cards.poses.pose_input import PoseInput, slot_pose
from game.table.layout.seating import HOUSE
from game.table.layout.slot import CARD_RATIO, Slot
from game.table.layout.table_layout import TableLayout

_RING_START = 122.0
_RING_STEP = 46.0
_RING_ARC = 296.0
_SIZES = ((7, 1.0), (9, 0.83), (1000, 0.67))
"""Up to so many cards a ring shows them at this part of their size."""
_PARTS = 240
"""By so many steps the way along a ring is measured."""


def ring_poses(layout: TableLayout, slot: Slot, cards: Sequence[PoseInput]) -> list[Pose]:
    """From the upper left round by the viewer's side; many cards are smaller, and lie closer."""
    count = len(cards)
    small = slot._replace(card=slot.card * next(size for most, size in _SIZES if count <= most))
    half = small.card * 0.66
    x0, y0 = slot.box.middle
    reach = 2.6 + 0.12 * max(0, count - 7)
    rx = max(slot.card, min(slot.box.w / 2 - half - 0.5, slot.card * reach))
    ry = max(slot.card * 0.6, min(slot.box.h / 2 - small.card * 0.8, slot.card * 1.7))
    result = []
    for i, (a, lying) in enumerate(zip(_spread(rx, ry, count), cards, strict=True)):
        x, y = x0 + rx * math.cos(a), y0 - ry * math.sin(a)
        turn = (7.0, -5.0, 3.0, -8.0, 5.0)[i % 5]
        if lying.down and lying.seat is not None and lying.seat in layout.chairs:
            turn, dx, dy = _towards(layout, lying.seat, x, y)
            x, y = x + dx * 0.6, y + dy * 0.4
        result.append(slot_pose(layout, small, x, y, turn, 0.5))
    return result


def ring_widths(slot: Slot) -> list[float]:
    """How wide the cards of a ring may be, in u."""
    return [slot.card * size for _, size in _SIZES]


def _spread(rx: float, ry: float, count: int) -> list[float]:
    """The angles of *count* cards, as far from each other along the ring as possible."""
    step = min(_RING_STEP, _RING_ARC / max(1, count - 1))
    whole = [math.radians(_RING_START + step * (count - 1) * k / _PARTS) for k in range(_PARTS + 1)]
    ways = [0.0]
    for one, other in pairwise(whole):
        across = rx * (math.cos(other) - math.cos(one))
        ways.append(ways[-1] + math.hypot(across, ry * (math.sin(other) - math.sin(one))))
    goals = [ways[-1] * i / max(1, count - 1) for i in range(count)]
    return [whole[min(_PARTS, bisect_left(ways, goal))] for goal in goals]


def _towards(layout: TableLayout, seat: Seat, x: float, y: float) -> tuple[float, float, float]:
    """The turn whose top points at a seat, and the direction there."""
    chair = layout.chairs[seat]
    tx, ty = (chair.x, chair.y) if chair.side != "own" else (layout.frame.cx, layout.frame.h)
    dx, dy = tx - x, ty - y
    length = math.hypot(dx, dy) or 1.0
    return math.degrees(math.atan2(-dx, -dy)), dx / length, dy / length


def trick_poses(layout: TableLayout, slot: Slot, cards: Sequence[PoseInput]) -> list[Pose]:
    """Each card on its player's side, as close round the middle as no two cover each other."""
    x0, y0 = slot.box.middle
    card = slot.card
    sides = {seat: (dx, dy) for seat, dx, dy in slot.sides}
    result = []
    for i, lying in enumerate(cards):
        x, y, tilt = x0 + (i - (len(cards) - 1) / 2) * card * 0.6, y0, 0.0
        seat = HOUSE if lying.seat is None else lying.seat
        if seat in sides:
            dx, dy = sides[seat]
            x, y, tilt = x0 + dx * card, y0 + dy * card * CARD_RATIO, (-2.0, 2.5, -3.0, 1.5)[i % 4]
        result.append(slot_pose(layout, slot, x, y, tilt, 0.5))
    return result
