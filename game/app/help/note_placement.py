"""Note placement: where on the table a note or a sentence may lie and hide least."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product

import pygame

from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

WIDE = (29.0, 24.0, 20.0)
"""How wide a note may be, in u; the widest that hides nothing."""
SHORT = (70.0, 54.0, 42.0, 32.0)
"""How wide a sentence in the middle may be, in u."""
STRIDE = 1.0
"""From one place to the next where a note looks for a free one, in u."""
COARSE = 3.0
"""The same where nothing is free."""
KEPT = 300
"""What it matters that something is hidden that must be seen, beside a card or words."""
EMPTY = 0.05
"""What it matters that an empty place for cards is hidden, beside a card or words."""


def place_note(
    layout: TableLayout,
    taken: Sequence[pygame.Rect],
    empty: Sequence[pygame.Rect],
    tall: Callable[[int], int],
    line: bool = False,
    kept: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """The place on the table that hides least of what is *taken*, and of *empty* places for cards.

    All in pixels; what is *kept* free counts more than anything else;
    *tall* tells the height at a width; what is best read in one *line* would rather
    be wide. The usual places are under the title, under the score panel, over the buttons and in
    the middle; if something lies in all of them it is the free place nearest to the buttons, and
    where nothing is free the one that hides least.
    """
    f, tall = layout.frame, cache(tall)
    air = f.px(Box(0, 0, 1, 1)).width
    # A little air belongs to everything: paper that only touches a word hides it too.
    aired, spots = ([each.inflate(air, air) for each in some] for some in (taken, empty))
    places = _usual(layout, [*taken, *empty], tall, line)
    best = min(places, key=lambda place: _cost(place, aired, spots))
    if not _cost(best, aired, spots):
        return best
    for things in ([*aired, *spots], [*taken, *empty]):
        free = _free(layout, things, tall, line)
        if free is not None:
            return free
    coarse = [place for some in _anywhere(layout, tall, line, COARSE) for place in some]
    least = _least_hiding([best, *coarse], taken, empty, kept)
    return _least_hiding(_near(layout, least), taken, empty, kept)


def place_again(
    layout: TableLayout,
    before: pygame.Rect,
    taken: Sequence[pygame.Rect],
    tall: Callable[[int], int],
) -> pygame.Rect | None:
    """The place where the last note lay, *before*, from its top down or from its foot up.

    None where a note would hide something of what is *taken*, or leave the window.
    """
    f = layout.frame
    air, window = f.px(Box(0, 0, 1, 1)).width, pygame.Rect((0, 0), f.size)
    things = [each.inflate(air, air) for each in taken]
    from_top = pygame.Rect(before.topleft, (before.width, tall(before.width)))
    from_foot = from_top.move(0, before.height - from_top.height)
    free = [p for p in (from_top, from_foot) if window.contains(p) and p.collidelist(things) < 0]
    return free[0] if free else None


def _near(layout: TableLayout, place: pygame.Rect) -> list[pygame.Rect]:
    """The places less than a coarse step from *place*, itself first, all inside the window."""
    f = layout.frame
    window, step = pygame.Rect((0, 0), f.size), f.px(Box(0, 0, STRIDE, 1)).width
    moves = sorted(product(range(-2, 3), repeat=2), key=lambda move: abs(move[0]) + abs(move[1]))
    return [place.move(x * step, y * step).clamp(window) for x, y in moves]


def _usual(
    layout: TableLayout, taken: Sequence[pygame.Rect], tall: Callable[[int], int], line: bool
) -> list[pygame.Rect]:
    """The usual places, inside the window, whatever lies there."""
    f = layout.frame
    under, toast = max(layout.title.bottom, 12.0) + 0.6, layout.toast
    step = f.px(Box(0, 0, 1, 1)).width
    corners, middle = [], []
    for wide in WIDE:
        right = f.w - 3.6 - wide
        for x, y in ((2, under), (right, layout.score_panel.bottom + 1)):
            rect = f.px(Box(x, y, wide, 0))
            corners.append(pygame.Rect(rect.topleft, (rect.width, tall(rect.width))))
        corners.append(_above(f.px(Box(right, layout.actions.bottom, wide, 0)), tall, taken, step))
    for wide in SHORT:
        middle.append(_above(f.px(Box(f.cx - wide / 2, layout.prompt.y, wide, 0)), tall, (), step))
        rect = f.px(Box(f.cx - wide / 2, toast.y, wide, 0))
        middle.append(pygame.Rect(rect.topleft, (rect.width, tall(rect.width))))
    window = pygame.Rect((0, 0), f.size)
    places = [*middle, *corners] if line else [*corners, *middle]
    return [place.clamp(window) for place in places]


def _free(
    layout: TableLayout, taken: Sequence[pygame.Rect], tall: Callable[[int], int], line: bool
) -> pygame.Rect | None:
    """The place nearest to the buttons that hides nothing; None if the table is full."""
    goal = layout.frame.px(layout.actions).center
    for places in _anywhere(layout, tall, line, STRIDE):
        free = [place for place in places if place.collidelist(taken) < 0]
        if free:
            return min(free, key=lambda place: math.dist(place.center, goal))
    return None


def _anywhere(
    layout: TableLayout, tall: Callable[[int], int], line: bool, stride: float
) -> Iterator[list[pygame.Rect]]:
    """Every place on the table, *stride* u from each other, for one width after the other."""
    f = layout.frame
    room, step = f.px(Box(2, 2, f.w - 4, f.h - 4)), f.px(Box(0, 0, stride, 1)).width
    for wide in (*SHORT, *WIDE) if line else (*WIDE, *SHORT[::-1]):
        width = f.px(Box(0, 0, wide, 1)).width
        high = tall(width)
        yield places_in(room, (width, high), step)


def places_in(room: pygame.Rect, size: tuple[int, int], step: int) -> list[pygame.Rect]:
    """Every place of *size* pixels in *room*, *step* pixels from each other."""
    width, high = size
    return [
        pygame.Rect(x, y, width, high)
        for y in range(room.top, room.bottom - high + 1, step)
        for x in range(room.left, room.right - width + 1, step)
    ]


def _above(
    rect: pygame.Rect, tall: Callable[[int], int], taken: Sequence[pygame.Rect], gap: int
) -> pygame.Rect:
    """The place that stands on the top of *rect*, or on what is *taken* there."""
    high = tall(rect.width)
    place = pygame.Rect(rect.left, rect.top - gap // 2 - high, rect.width, high)
    below = [each.top for each in taken if place.colliderect(each)]
    if below:
        place.bottom = min(below) - gap
    return place


def _cost(
    place: pygame.Rect,
    taken: Sequence[pygame.Rect],
    empty: Sequence[pygame.Rect],
    kept: Sequence[pygame.Rect] = (),
) -> float:
    """What it costs to lie there: the area hidden, less where empty, more where kept free."""
    hidden = sum(_shared(place, taken[at]) for at in place.collidelistall(taken))
    hidden += KEPT * sum(_shared(place, kept[at]) for at in place.collidelistall(kept))
    return hidden + EMPTY * sum(_shared(place, empty[at]) for at in place.collidelistall(empty))


def _least_hiding(
    places: Sequence[pygame.Rect],
    taken: Sequence[pygame.Rect],
    empty: Sequence[pygame.Rect],
    kept: Sequence[pygame.Rect],
) -> pygame.Rect:
    """The first of *places* where a note costs least."""
    best, least = places[0], math.inf
    for place in places:
        if KEPT * sum(_shared(place, kept[at]) for at in place.collidelistall(kept)) < least:
            cost = _cost(place, taken, empty, kept)
            if cost < least:
                best, least = place, cost
    return best


def _shared(place: pygame.Rect, thing: pygame.Rect) -> int:
    both = place.clip(thing)
    return both.width * both.height
