"""The middle of the felt: the campfire that breathes, or the suit that is trump."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art import campfire
from game.art.lettering import Picture
from game.art.palette import PAPER
from game.art.suits import cut_pip, suit_colour
from game.art.tokens import token
from game.engine.status import Centre
from game.engine.zones import Look, Spot
from game.table.frame import Box
from game.table.layout import Layout
from game.table.slip import Slip, Slips
from game.table.slot import TALL
from game.ui.describe import Described

_BREATH = 0.25
_SLEEPS = 20.0
_SUITS = (("club", "c"), ("diamond", "d"), ("heart", "h"), ("spade", "s"))


class Middle:
    """What stands in the middle; the fire breathes until nothing happened for 20 seconds."""

    def __init__(self, slips: Slips) -> None:
        self.slips = slips
        self._age = 0.0
        self._idle = 0.0
        self._height = -1

    def wake(self) -> None:
        """Something happened: breathe again."""
        self._idle = 0.0

    def update(self, dt: float, centre: Centre | None, still: bool) -> bool:
        """Let *dt* seconds pass; True while it moves."""
        fire = centre is not None and centre.kind == "campfire" and centre.value > 0
        if not fire or still or self._idle >= _SLEEPS:
            return False
        self._idle += dt
        self._age += dt
        return True

    def drawn(self, layout: Layout, centre: Centre | None, four_colours: bool) -> list[Slip]:
        """The slip of whatever stands there."""
        if centre is None:
            return []
        if centre.kind == "campfire":
            return [self._fire(centre, layout.frame.px(centre_box(layout, centre)))]
        if centre.kind == "suit":
            return self._suit(layout, centre, four_colours)
        return []

    def _fire(self, centre: Centre, rect: pygame.Rect) -> Slip:
        frame = int(self._age / _BREATH) % campfire.FRAMES
        key = ("campfire", centre.value, frame)
        for other in range(campfire.FRAMES):
            self.slips.raster.wish(
                ("campfire", centre.value, other), rect.size,
                _flame(centre.value, other),
            )  # fmt: skip

        def paint(sheet: pygame.Surface) -> None:
            self.slips.stick(
                sheet, key, lambda: campfire.flame(centre.value, frame),
                pygame.Rect(0, 0, *rect.size),
            )  # fmt: skip

        return self.slips.slip(("campfire", frame), key, rect, paint)

    def _suit(self, layout: Layout, centre: Centre, four_colours: bool) -> list[Slip]:
        """The suit cut large into the felt, and a small plate with its word beside it."""
        name, letter = _SUITS[centre.value % 4]
        colour = suit_colour(letter, four_colours)
        rect = layout.frame.px(centre_box(layout, centre))
        cut = layout.frame.px(pip_box(layout))

        def carve(sheet: pygame.Surface) -> None:
            self.slips.stick(
                sheet, ("cut pip", letter, colour), lambda: cut_pip(letter, colour),
                pygame.Rect(0, 0, *cut.size),
            )  # fmt: skip

        def paint(sheet: pygame.Surface) -> None:
            whole = pygame.Rect(0, 0, rect.width, rect.width)
            word = pygame.Rect(0, rect.width, rect.width, rect.height - rect.width)
            self.slips.write(sheet, centre.text, "small", PAPER, word)
            self.slips.stick(sheet, "trump_plate", lambda: token("trump_plate"), whole)
            inner = whole.inflate(-whole.width * 0.42, -whole.height * 0.42)
            self.slips.stick(sheet, (name, colour), lambda: token(name, colour), inner)

        key = (name, colour, centre.text)
        return [
            self.slips.slip("cut pip", key, cut, carve),
            self.slips.slip("suit", key, rect, paint),
        ]


def pip_box(layout: Layout) -> Box:
    """Where the suit is cut into the felt: under the cards in the middle."""
    side = min(18.0, layout.middle.h * 0.62) * 1.1
    x, y = layout.middle.middle
    return Box(x - side / 2, y - side / 2, side, side)


def centre_box(layout: Layout, centre: Centre) -> Box:
    """Where it stands; the campfire's foot lies a little under the middle."""
    x, y = layout.middle.middle
    if centre.kind == "campfire":
        wide = min(17.5, layout.middle.h * 0.5)
        tall = wide * campfire.HEIGHT / campfire.WIDTH
        return Box(x - wide / 2, y - tall * 0.62, wide, tall)
    return _plate_box(layout)


def _plate_box(layout: Layout) -> Box:
    """Where the small plate of the trump lies: at the edge of the middle, under no card."""
    middle = layout.middle
    side = min(7.5, middle.h * 0.24)
    wide, tall = side, side + 3.2
    left, right = middle.x + side * 0.25, middle.right - side * 1.25
    high, low = middle.middle[1] - side / 2 - 1.0, middle.bottom - tall - 0.6
    spots = [(left, high), (left, low), (right, low), (left - side, low), (left - 2 * side, low)]
    boxes = [Box(x, y, wide, tall) for x, y in spots]
    solid = [*_solid(layout), *(c.box for c in layout.chairs.values())]
    return next((box for box in boxes if not any(box.meets(one) for one in solid)), boxes[0])


def _solid(layout: Layout) -> list[Box]:
    """Where cards lie or may come to lie: zones beside the middle, and the cards of a trick."""
    found = []
    for slot in layout.slots.values():
        x, y = slot.box.middle
        wide, tall = slot.card, slot.card * TALL
        if slot.spec.look is Look.TRICK:
            found += [
                Box(x + (dx - 0.5) * wide, y + (dy - 0.5) * tall, wide, tall)
                for _, dx, dy in slot.sides
            ]
        elif slot.spec.spot is not Spot.CENTRE:
            found.append(slot.box)
    return found


def describe_centre(layout: Layout, centre: Centre) -> Described:
    """What stands in the middle, in words."""
    words = centre.text or str(centre.value)
    return Described("sign", centre.kind, words, layout.frame.px(centre_box(layout, centre)))


def _flame(height: int, frame: int) -> Callable[[], Picture]:
    return lambda: campfire.flame(height, frame)
