"""The trick area: where each player's card lies, close round the middle and clear of the others."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.engine.zones import Seat, ZoneId
from game.presentation.zone_look import Shape
from game.table.layout.seating import Chair
from game.table.layout.slot import CARD_RATIO, Slot
from game.table.layout.viewport import Box, Viewport

_FIRST, _STEP, _STEPS = 0.5, 0.03, 30
_WIDER, _HIGHER = 1.9, 1.05
"""How much further cards go to the sides than up and down."""

_CLEAR = 0.97
"""So much of their size apart two cards cover nothing of each other but an edge."""


def place_trick_cards(
    slots: dict[ZoneId, Slot], frame: Viewport, chairs: Sequence[Chair], prompt: Box
) -> None:
    """Give every slot of a trick the places of all seats."""
    for zone, slot in slots.items():
        if slot.look.shape is Shape.TRICK:
            solid = [other.box for name, other in slots.items() if name != zone]
            solid += [prompt, *(chair.box for chair in chairs)]
            slots[zone] = slot._replace(sides=_sides(slot, frame, chairs, solid))


def _sides(
    slot: Slot, frame: Viewport, chairs: Sequence[Chair], solid: Sequence[Box]
) -> tuple[tuple[Seat, float, float], ...]:
    """As near as no two cards cover each other."""
    directions = [direction(frame, chair) for chair in chairs]
    spots: list[tuple[float, float]] = []
    for step in range(_STEPS):
        spots = [_spot(slot, direction, _FIRST + _STEP * step, solid) for direction in directions]
        if _apart(spots):
            break
    return tuple((chair.seat, *spot) for chair, spot in zip(chairs, spots, strict=True))


def _spot(
    slot: Slot, direction: tuple[float, float], far: float, solid: Sequence[Box]
) -> tuple[float, float]:
    """As *far* out as wanted, but on nothing that is *solid*; within the slot there is nothing."""
    x0, y0 = slot.box.middle
    wide, tall = slot.card, slot.card * CARD_RATIO
    most_x = max(0.1, (slot.box.w / wide - 1) / 2)
    most_y = max(0.1, (slot.box.h / tall - 1) / 2)
    x, y = direction[0] * far * _WIDER, direction[1] * far * _HIGHER
    inside = max(-most_x, min(most_x, x)), max(-most_y, min(most_y, y))
    for dx, dy in ((x, y), (inside[0], y), (x, inside[1])):
        card = Box(x0 + dx * wide - wide / 2, y0 + dy * tall - tall / 2, wide, tall).grown(0.4)
        if not any(card.meets(box) for box in solid):
            return dx, dy
    return inside


def direction(frame: Viewport, chair: Chair) -> tuple[float, float]:
    """The direction of a seat from the middle of the felt, as if the table were round."""
    if chair.side == "own":
        return 0.0, 1.0
    dx, dy = (chair.x - frame.cx) / frame.rx, (chair.y - frame.cy) / frame.ry
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def _apart(spots: Sequence[tuple[float, float]]) -> bool:
    """Whether cards on *spots* cover nothing of each other but an edge."""
    return all(
        abs(a[0] - b[0]) >= _CLEAR or abs(a[1] - b[1]) >= _CLEAR
        for i, a in enumerate(spots)
        for b in spots[:i]
    )
