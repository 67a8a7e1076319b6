"""Lesson note placement: one place for a whole lesson, left only where it hides something."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, product
from typing import NamedTuple

import pygame

from game.app.help.note_placement import places_in
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

EDGE = 2.0
"""How far a note keeps from the edge of the window, in u."""
WIDE = (32.0, 27.0, 38.0, 46.0, 58.0, 22.0)
"""How wide a note may be, in u, the best first."""
NARROWER = 6.0
"""What each width after the first costs, in u of distance."""
ROOM = 820.0
"""About so large is a note with many words, in square u, more with larger letters."""
GAP = 1.6
"""Between a note and the thing it stands beside, in u; its ring needs some of that."""
STRIDE = 1.5
"""From one place to the next where one is looked for, in u."""
SLIDES = 6
"""So many strides a note may lie over or under where notes lay before."""
COARSE, FINE = 3.0, 0.5
"""The same where nothing is free, at first and then near the best place."""
ASIDE = 0.3
"""What each u away from what is spoken of costs, beside one away from the usual place."""
MOVED = 3.0
"""Each u away from the usual place costs as much as so many square u of what may be hidden."""
KEPT, SHADED = 30_000, 3
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
    empty: Sequence[Sequence[pygame.Rect]] = ()
    """Places where cards or buttons may come to lie, one kind after the other: hidden only where
    there is no other room, the last kind first."""
    shaded: Sequence[pygame.Rect] = ()
    """Where the shadow of a note would fall on what must be seen."""


def usual_place(layout: TableLayout, hand: Sequence[pygame.Rect]) -> pygame.Rect:
    """The place for the notes of a whole lesson, in pixels: where least will come to lie.

    That is far from the middle, to which cards come. The viewer's own *hand* keeps about as many
    cards as it has, each at its place in pixels.
    """
    f = layout.frame
    own = layout.own_hand_zones
    boxes = [slot.box for zone, slot in layout.slots.items() if zone not in own]
    boxes += [chair.box for chair in layout.chairs.values()]
    boxes += [layout.title, layout.score_panel, layout.prompt, layout.actions]
    boxes += filter(None, (layout.gauge, layout.score_boxes))
    taken = [*map(f.px, boxes), *map(f.px, layout.tools.values())]
    taken += [each.inflate(each.width // 2, 0) for each in hand]
    step, middle = f.px(Box(0, 0, STRIDE, 1)).width, f.px(layout.middle).center
    room = ROOM * layout.text
    found = [
        (_hidden(place, taken), rank, -math.dist(place.center, middle), place)
        for rank, wide in enumerate(WIDE)
        for place in places_in(_room(layout), f.px(Box(0, 0, wide, room / wide)).size, step)
    ]
    return min(found, key=lambda one: one[:3])[-1]


def place_lesson_note(
    layout: TableLayout,
    around: Surroundings,
    tall: Callable[[int], int],
    known: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """The place of a note, in pixels; *tall* tells its height at a width.

    The first of the *known* places, where notes of this lesson lie, in which it hides nothing,
    else the free place nearest to the first one, or to what is spoken of where none is known;
    empty places are free where there is no other room. Where nothing is free, the one that hides
    least.
    """
    f, tall = layout.frame, cache(tall)
    air = f.px(Box(0, 0, GAP, 1)).width
    spoken_of = [each.inflate(2 * air, 2 * air) for each in around.spoken_of]
    everything = [*spoken_of, *around.kept, *around.taken, *around.shaded]
    before = [place for each in known for place in _as_before(layout, tall, each)]
    usual = next(iter(known), None)
    for kinds in range(len(around.empty), -1, -1):
        hidden = [*everything, *chain.from_iterable(around.empty[:kinds])]
        for place in before:
            if place.collidelist(hidden) < 0:
                return place
        free = [
            (_distance(layout, place, around, usual) + rank * NARROWER, place)
            for rank, places in enumerate(_anywhere(layout, tall, STRIDE))
            for place in places
            if place.collidelist(hidden) < 0
        ]
        if free:
            return min(free, key=lambda found: found[0])[1]
    around = around._replace(kept=[*spoken_of, *around.kept])
    coarse = [place for places in _anywhere(layout, tall, COARSE) for place in places]
    coarse = [*before, *coarse] or [_room(layout)]
    least = _least_hiding(layout, coarse, around, usual)
    return _least_hiding(layout, _near(layout, least), around, usual)


def _least_hiding(
    layout: TableLayout,
    places: Sequence[pygame.Rect],
    around: Surroundings,
    usual: pygame.Rect | None,
) -> pygame.Rect:
    """The first of *places* that hides least, above all of what is kept, near the *usual* one."""
    best, least, way = places[0], math.inf, MOVED * layout.frame.u
    for place in places:
        cost: float = KEPT * _hidden(place, around.kept)
        cost += 0.0 if usual is None else way * math.dist(place.center, usual.center)
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
    layout: TableLayout, tall: Callable[[int], int], before: pygame.Rect
) -> Iterator[pygame.Rect]:
    """The places as wide as *before* with its top, foot or middle, or a little over or under it."""
    room, step = _room(layout), layout.frame.px(Box(0, 0, STRIDE, 1)).width
    place = pygame.Rect(before.left, before.top, before.width, tall(before.width))
    if place.height > room.height:
        return
    tops = [before.top, before.bottom - place.height, before.centery - place.height // 2]
    tops += [before.top + way * n * step for n in range(1, SLIDES + 1) for way in (-1, 1)]
    for top in tops:
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
    layout: TableLayout, place: pygame.Rect, around: Surroundings, usual: pygame.Rect | None
) -> float:
    """How far *place* lies from the *usual* one, and a little from what is spoken of, in u."""
    u = layout.frame.u
    away = min((_apart(place, each) for each in around.spoken_of), default=0.0)
    if usual is not None:
        return (math.dist(place.center, usual.center) + ASIDE * away) / u
    if around.spoken_of:
        return away / u
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
