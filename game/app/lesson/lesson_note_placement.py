"""Lesson note placement: near what a note speaks of, and where the last one lay if that is free."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

import pygame

from game.app.help.note_placement import places_in
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

EDGE = 2.0
"""How far a note keeps from the edge of the window, in u."""
WIDE = (32.0, 27.0, 38.0, 46.0, 58.0, 22.0)
"""How wide a note may be, in u, the best first."""
NARROWER = 3.0
"""What each width after the first costs, in u of distance."""
GAP = 1.6
"""Between a note and the thing it stands beside, in u; its ring needs some of that."""
STRIDE = 1.5
"""From one place to the next where one is looked for, in u."""
COARSE, FINE = 3.0, 0.5
"""The same where nothing is free, at first and then near the best place."""
MOVED = 0.4
"""What each u away from the last note costs, beside one away from what is spoken of."""
KEPT, SHADED = 300, 3
"""How much more it matters that something is hidden that must be seen, or that a shadow falls on
it."""


class Surroundings(NamedTuple):
    """What lies on the table where a note looks for its place, in pixels."""

    spoken_of: Sequence[pygame.Rect] = ()
    """What the note points at."""
    kept: Sequence[pygame.Rect] = ()
    """Never hidden if that can be: hand, status line, buttons, faces, indices."""
    taken: Sequence[pygame.Rect] = ()
    """Hidden only if nothing is free."""
    shaded: Sequence[pygame.Rect] = ()
    """Where the shadow of a note would fall on what must be seen."""


def place_lesson_note(
    layout: TableLayout,
    around: Surroundings,
    tall: Callable[[int], int],
    last: pygame.Rect | None = None,
) -> pygame.Rect:
    """The place of a note, in pixels; *tall* tells its height at a width.

    That of the *last* note if it hides nothing there, else the free place nearest to what is
    spoken of, else the one that hides least.
    """
    f, tall = layout.frame, cache(tall)
    air = f.px(Box(0, 0, GAP, 1)).width
    spoken_of = [each.inflate(2 * air, 2 * air) for each in around.spoken_of]
    everything = [*spoken_of, *around.kept, *around.taken, *around.shaded]
    for place in _as_before(layout, tall, last):
        if place.collidelist(everything) < 0:
            return place
    free = [
        (_distance(layout, place, around, last) + rank * NARROWER, place)
        for rank, places in enumerate(_anywhere(layout, tall, STRIDE))
        for place in places
        if place.collidelist(everything) < 0
    ]
    if free:
        return min(free, key=lambda found: found[0])[1]
    around = around._replace(kept=[*spoken_of, *around.kept])
    coarse = [place for places in _anywhere(layout, tall, COARSE) for place in places]
    coarse += _as_before(layout, tall, last)
    least = _least_hiding(coarse or [_room(layout)], around)
    return _least_hiding(_near(layout, least), around)


def _least_hiding(places: Sequence[pygame.Rect], around: Surroundings) -> pygame.Rect:
    """The first of *places* that hides least, above all of what is kept."""
    best, least = places[0], math.inf
    for place in places:
        cost = KEPT * _hidden(place, around.kept)
        if cost < least:  # else it need not be looked at any more
            cost += SHADED * _hidden(place, around.shaded) + _hidden(place, around.taken)
            if cost < least:
                best, least = place, cost
    return best


def _near(layout: TableLayout, place: pygame.Rect) -> list[pygame.Rect]:
    """*place* and those less than a coarse step from it, inside the window."""
    step, room = layout.frame.px(Box(0, 0, FINE, 1)).width, _room(layout)
    most = math.ceil(COARSE / FINE)
    moves = sorted(product(range(-most, most + 1), repeat=2), key=lambda m: abs(m[0]) + abs(m[1]))
    return [place.move(x * step, y * step).clamp(room) for x, y in moves]


def _room(layout: TableLayout) -> pygame.Rect:
    """The window without its edge."""
    f = layout.frame
    return f.px(Box(EDGE, EDGE, f.w - 2 * EDGE, f.h - 2 * EDGE))


def _as_before(
    layout: TableLayout, tall: Callable[[int], int], last: pygame.Rect | None
) -> Iterator[pygame.Rect]:
    """The places as wide as the *last* note with its top, middle or foot, inside the window."""
    if last is None:
        return
    room = _room(layout)
    place = pygame.Rect(last.left, last.top, last.width, tall(last.width))
    if place.height > room.height:
        return
    for top in (last.top, last.centery - place.height // 2, last.bottom - place.height):
        place.top = top
        yield place.clamp(room)


def _anywhere(
    layout: TableLayout, tall: Callable[[int], int], stride: float
) -> Iterator[list[pygame.Rect]]:
    """Every place in the window, *stride* u from each other, for one width after the other.

    Where a note would be too tall at a width there are none.
    """
    f, room = layout.frame, _room(layout)
    step = max(1, f.px(Box(0, 0, stride, 1)).width)
    for wide in WIDE:
        width = f.px(Box(0, 0, wide, 1)).width
        high = tall(width)
        yield places_in(room, (width, high), step)


def _distance(
    layout: TableLayout, place: pygame.Rect, around: Surroundings, last: pygame.Rect | None
) -> float:
    """How far *place* lies from what is spoken of, and how far a note has to move there, in u."""
    u = layout.frame.u
    moved = 0.0 if last is None else MOVED * math.dist(place.center, last.center)
    if around.spoken_of:
        return (min(_apart(place, each) for each in around.spoken_of) + moved) / u
    if last is not None:
        return moved / u
    return math.dist(place.center, layout.frame.px(layout.prompt).midtop) / u


def _apart(one: pygame.Rect, other: pygame.Rect) -> float:
    """The pixels between the edges of two places, and a little for being aside of each other."""
    across = max(0, one.left - other.right, other.left - one.right)
    down = max(0, one.top - other.bottom, other.top - one.bottom)
    aside = min(abs(one.centerx - other.centerx), abs(one.centery - other.centery))
    return math.hypot(across, down) + 0.1 * aside


def _hidden(place: pygame.Rect, things: Sequence[pygame.Rect]) -> int:
    """How many pixels of *things* lie under *place*."""
    hidden = 0
    for at in place.collidelistall(things):
        both = place.clip(things[at])
        hidden += both.width * both.height
    return hidden
