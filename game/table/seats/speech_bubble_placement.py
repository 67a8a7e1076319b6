"""Speech bubble placement: where beside the head a bubble hides least, and whether it can stay."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.table.layout.seating import Chair
from game.table.layout.table_layout import TableLayout


class BubbleSpot(NamedTuple):
    """Where a bubble may hang and its beak's side; the smaller the score, the better."""

    rect: pygame.Rect
    side: str
    covers: bool
    """Whether it covers what it never should."""
    score: float
    far: bool = False
    """Whether it hangs so far aside that its beak does not reach the mouth."""


_ASIDE = tuple((x, y) for x in (-10, -5, 0, 5, 10) for y in (-8, -4, 0, 4, 8) if x or y)
"""How far aside a bubble may hang where there is no room beside the head, in u."""

_FURTHER = tuple(
    (x, y) for x in range(-24, 25, 4) for y in range(-16, 17, 4) if abs(x) > 10 or abs(y) > 8
)
"""The same where it would still cover what it never should."""

_A_LITTLE = tuple((x / 4, y / 4) for x in range(-6, 7) for y in range(-6, 7) if x or y)
"""The same for one that would only touch what it should not cover."""
_TOUCH = 0.3
"""So much of what it should not cover it only touches, in u x u."""
_SLIGHT = 6.0
"""So much, in u x u, that a place a little aside may be free."""
_HIDES = 500.0
"""How much less good a place is where it covers more."""
_GRAZES = 2.0
"""The same where it only touches it, besides what it covers."""
_NEXT = 0.4
"""How much less good each place is than the one before."""


def place_bubble(
    layout: TableLayout,
    chair: Chair,
    size: tuple[int, int],
    beak: int,
    soft: Sequence[pygame.Rect],
    hard: Sequence[pygame.Rect],
) -> BubbleSpot:
    """Beside the head where it covers least; further aside only where it would cover *hard* things.

    All in pixels.
    """
    u, around = layout.frame.u, _Surroundings(layout, chair, soft, hard)
    places = _places(layout, chair, size, beak)
    best = min([around.spot(n * _NEXT, *place) for n, place in enumerate(places)], key=_score)
    if 0 < around.covered(best.rect) < _SLIGHT:
        near = [
            around.spot(abs(x) + abs(y), best.side, _aside(best.rect, x * u, y * u), best.far)
            for x, y in _A_LITTLE
        ]
        best = min([best, *near], key=_score)
    if best.covers:
        further = [
            around.spot(math.hypot(x, y), side, _aside(rect, x * u, y * u), True)
            for side, rect in _options(layout, chair, size, beak)
            for x, y in _FURTHER
        ]
        best = min([best, *further], key=_score)
    return best


class _Surroundings:
    """What lies round a head: it judges places for a bubble, the smaller the score, the better."""

    def __init__(
        self,
        layout: TableLayout,
        chair: Chair,
        soft: Sequence[pygame.Rect],
        hard: Sequence[pygame.Rect],
    ) -> None:
        u = self._u = layout.frame.u
        self._screen = pygame.Rect(0, 0, *layout.frame.size).inflate(-round(2 * u), -round(2 * u))
        own = layout.frame.px(chair.box)
        self._soft, self._hard = [one for one in soft if one != own], hard
        self._head = pygame.Rect(0, 0, round(1.7 * chair.r * u), round(1.7 * chair.r * u))
        self._head.center = (round(chair.x * u), round(chair.y * u))
        self._plate = layout.frame.px(chair.plate)

    def covered(self, rect: pygame.Rect) -> float:
        """How much a bubble at *rect* covers of what it never should, in u x u."""
        return sum(shared_area(rect, one, self._u) for one in self._hard)

    def spot(self, cost: float, side: str, rect: pygame.Rect, far: bool) -> BubbleSpot:
        """A bubble at *rect* pixels, moved into the window, that costs so much besides."""
        u, inside = self._u, rect.clamp(self._screen)
        moved = (abs(inside.x - rect.x) + abs(inside.y - rect.y)) / u
        score = cost + moved * 4.0
        score += sum(shared_area(inside, one, u) for one in self._soft)
        score += shared_area(inside, self._head, u) * 12 + shared_area(inside, self._plate, u) * 3
        over = self.covered(inside)
        score += over * 60 + (_HIDES if over > _TOUCH else _GRAZES if over else 0)
        return BubbleSpot(inside, side, over > 0, score, far)


def _aside(rect: pygame.Rect, x: float, y: float) -> pygame.Rect:
    return rect.move(round(x), round(y))


def _score(spot: BubbleSpot) -> float:
    return spot.score


def _places(
    layout: TableLayout, chair: Chair, size: tuple[int, int], beak: int
) -> list[tuple[str, pygame.Rect, bool]]:
    """All places with the side of the beak and whether they are far aside, the best first."""
    u, options = layout.frame.u, _options(layout, chair, size, beak)
    beside = [(side, rect, False) for side, rect in options]
    return beside + [
        (side, rect.move(round(x * u), round(y * u)), True)
        for side, rect in options
        for x, y in _ASIDE
    ]


def _options(
    layout: TableLayout, chair: Chair, size: tuple[int, int], beak: int
) -> list[tuple[str, pygame.Rect]]:
    """Places round the head with the side of the beak, the best first."""
    u = layout.frame.u
    x, y, r = chair.x * u, chair.y * u, chair.r * u
    foot = chair.plate.bottom * u
    wide, tall = size
    above, below = y - r - tall - beak, foot + beak * 0.1
    found = []
    for share in (0.5, 0.7, 0.3, 0.9, 0.1):
        found.append(("bottom", pygame.Rect(x - wide * share, above, wide, tall + beak)))
    for drop in (0.4, 0.9, 0.1, 0.65, 0.25):
        right = pygame.Rect(x + r * 1.01, y - tall * drop, wide + beak, tall)
        left = pygame.Rect(x - r * 1.01 - wide - beak, y - tall * drop, wide + beak, tall)
        found += [("left", right), ("right", left)]
    for share in (0.5, 0.8, 0.2, 0.95, 0.05):
        found.append(("top", pygame.Rect(x - wide * share, below, wide, tall + beak)))
    return found


def shared_area(a: pygame.Rect, b: pygame.Rect, u: float) -> float:
    """The area two share, in u x u."""
    both = a.clip(b)
    return both.w * both.h / (u * u)
