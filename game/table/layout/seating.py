"""Seating: where the others sit round the table and how much room each of them takes."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.engine.zones import Seat
from game.table.layout.text_room import call_height, grown, plate_height, sort_button_height
from game.table.layout.viewport import Box, Viewport

SEAT_ANGLES: Mapping[int, tuple[int, ...]] = MappingProxyType(
    {
        1: (),
        2: (90,),
        3: (150, 30),
        4: (180, 105, 0),
        5: (200, 125, 55, -20),
        6: (195, 145, 90, 35, -15),
        7: (205, 165, 115, 65, 15, -25),
        8: (205, 170, 130, 90, 50, 10, -25),
    }
)
"""Degrees on the rail by number of seats, clockwise from the viewer (0 right, 90 top)."""

CROWDED = 6
"""From this many seats on everything at a seat is smaller."""

HOUSE = -1
"""Stands for the side across that is no seat."""

_SIDE = 0.75
_ASIDE = 1.25
"""A seat at the top rather moves aside than down; each u aside counts as less of one down."""
_PLATE = 13.0
_SMALL = 0.8
"""How large the side across is, by a seat."""


class Chair(NamedTuple):
    """One seat at the table; lengths in u. *side* is left, right, top or own."""

    seat: Seat
    side: str
    x: float
    y: float
    """The middle of the portrait."""
    r: float
    plate: Box
    box: Box
    """Portrait, backs and name plate together."""
    fan: tuple[float, float]
    """Middle of the hand as others see it."""
    inward: int
    """Where the felt lies from here: 1 to the right, -1 to the left."""


def seats_from_viewer(chairs: Sequence[Seat], viewer: Seat | None) -> list[Seat]:
    """The seats clockwise, beginning with the viewer, or the first chair for a spectator."""
    seats = list(chairs)
    start = seats.index(viewer) if viewer in seats else 0
    return seats[start:] + seats[:start]


def own_chair(frame: Viewport, seat: Seat, text: float) -> Chair:
    """The viewer's small portrait at the lower left; under it a call and the sort button lie."""
    wide, tall, r = grown(10.6, text, 0.2), plate_height(3.0, text), 3.7
    x = 1.7 + wide / 2
    y = frame.h - 7.7 - r - tall - (call_height(text) - call_height(1.0))
    y -= sort_button_height(text) - sort_button_height(1.0)
    plate = Box(2, y + r + 0.5, wide, tall)
    box = Box(2, y - r - 0.4, wide, plate.bottom - (y - r - 0.4))
    return Chair(seat, "own", x, y, r, plate, box, (x, y), 1)


def other_chairs(
    frame: Viewport, seats: Sequence[Seat], title: Box, key: Box, text: float
) -> list[Chair]:
    """The seats round the rail, clockwise after the viewer, clear of *title* and *key*."""
    count = len(seats) + 1
    k = 0.76 if count >= CROWDED else 1.0
    chairs: list[Chair] = []
    for seat, angle in zip(seats, SEAT_ANGLES[count], strict=True):
        above = [chair.box for chair in chairs if chair.side == "right"]
        chairs.append(_chair(frame, seat, angle, k, text, (title, key, *above)))
    return chairs


def house_chair(frame: Viewport, title: Box, key: Box, text: float) -> Chair:
    """The side that is no seat, opposite the viewer; it has no cards between face and name."""
    chair = _chair(frame, HOUSE, 90.0, _SMALL, text, (title, key))
    return chair._replace(plate=chair.plate._replace(y=chair.y + chair.r))


def _chair(
    frame: Viewport, seat: Seat, angle: float, k: float, text: float, corners: Sequence[Box]
) -> Chair:
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    side = "top" if abs(cos) < _SIDE else ("left" if cos < 0 else "right")
    r = 5.5 * k
    wide = grown(min(_PLATE, 13.5 * k), text, 0.35 if k < 1.0 else 0.2)
    x = frame.cx + frame.rx * cos
    y = frame.cy - frame.ry * sin - 4.6 * k * abs(cos)
    x = min(max(x, 2.5 + wide / 2), frame.w - 4.2 - wide / 2)
    y = max(y, r + 2.4)
    hat = 2.4 * k
    for corner in corners:
        around = Box(x - wide / 2, y - r - hat, wide, 2 * r + hat)
        if around.meets(corner):
            low = corner.bottom + 0.8 + hat + r
            half = wide / 2 + 1.2
            aside = corner.x - half if corner.x > frame.cx else corner.right + half
            if side == "top" and abs(aside - x) < _ASIDE * (low - y):
                x = aside
            else:
                y = low
    usual = 3.1 * max(k, 0.87)
    tall = plate_height(usual, text)
    low = y + r * 2.29 - usual + tall
    plate = Box(x - wide / 2, low - tall, wide, tall)
    box = Box(x - wide / 2, y - r, wide, low - y + r)
    inward = 1 if x <= frame.cx + 0.5 else -1
    return Chair(seat, side, x, y, r, plate, box, (x, y + r * 1.36), inward)
