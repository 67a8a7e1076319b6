"""Placement cost: which of many places beside a card hides the least."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import pygame

from game.ui.pictures.svg_raster import Size

SIDES: Final = ("right", "above", "left", "below")
"""The sides of a card, the best one first."""
_SHIFTS: Final = (0, 3, -3, 6, -6, 10, -10, 15, -15, 21, -21)
"""How far along the card a place may be moved, in u."""
_AWAY: Final = (0, 3, 6, 10, 15)
"""How far away from the card a place may be moved, in u."""
_SIDE_COST, _SHIFT_COST, _AWAY_COST, _OFF_COST = 3.0, 0.5, 0.8, 20.0
"""What another side, each u along the card, each u away from it and each u back inside cost."""


NEVER = 1000.0
"""What it costs to hide anything of what must never be hidden; no good place costs so much."""
DEAR = 200.0
"""A place beside the card that costs so much hides something: all of the window is searched."""
_STRIDE = 2.0
"""From one place to the next where all of the window is searched, in u."""


class KeptFree(NamedTuple):
    """What a place should not hide, in pixels: *soft* as little as can be, *hard* never."""

    soft: Sequence[pygame.Rect]
    hard: Sequence[pygame.Rect] = ()


class Place(NamedTuple):
    """A place beside a card, and what it costs to stand there, in u x u of hidden things."""

    side: str
    rect: pygame.Rect
    cost: float


def candidate_places(
    card: pygame.Rect, sizes: Mapping[str, Size], gap: int, u: float
) -> Iterator[Place]:
    """Places of the size that each side wants, *gap* pixels from *card* or farther."""
    for rank, side in enumerate(SIDES):
        at = _beside(card, side, sizes[side], gap)
        for along in _SHIFTS:
            for away in _AWAY:
                dx, dy = _direction(side)
                rect = at.move(
                    round((dx * away + abs(dy) * along) * u),
                    round((dy * away + abs(dx) * along) * u),
                )
                cost = rank * _SIDE_COST + abs(along) * _SHIFT_COST + away * _AWAY_COST
                yield Place(side, rect, cost)


def best_place(
    places: Iterator[Place],
    screen: pygame.Rect,
    card: pygame.Rect,
    avoid: KeptFree,
    u: float,
) -> Place:
    """The place inside *screen* that hides the least of *avoid* and of *card*; its cost is all.

    What stands several times in *avoid* counts so many times as much.
    """
    times = Counter(map(tuple, avoid.soft))
    soft = [pygame.Rect(each) for each in times]
    counts = list(times.values())

    def weighed(place: Place) -> Place:
        inside = place.rect.clamp(screen)
        off = abs(inside.y - place.rect.y) + abs(inside.x - place.rect.x)
        hidden = 2 * _shared(inside, card, u)
        hidden += sum(
            counts[at] * _shared(inside, soft[at], u) for at in inside.collidelistall(soft)
        )
        over = len(inside.collidelistall(avoid.hard))
        return Place(place.side, inside, place.cost + off / u * _OFF_COST + hidden + over * NEVER)

    return min(map(weighed, places), key=lambda place: place.cost)


def any_place(
    card: pygame.Rect, sizes: Mapping[str, Size], screen: pygame.Rect, u: float
) -> Iterator[Place]:
    """The places all over *screen*, the dearer the farther from *card*."""
    step = max(1, round(_STRIDE * u))
    for (wide, tall), side in {size: side for side, size in sizes.items()}.items():
        for top in range(screen.top, screen.bottom - tall + 1, step):
            for left in range(screen.left, screen.right - wide + 1, step):
                rect = pygame.Rect(left, top, wide, tall)
                far = math.dist(rect.center, card.center) / u
                yield Place(side, rect, far * _AWAY_COST)


def _direction(side: str) -> tuple[int, int]:
    return {"right": (1, 0), "left": (-1, 0), "above": (0, -1), "below": (0, 1)}[side]


def _beside(card: pygame.Rect, side: str, size: Size, gap: int) -> pygame.Rect:
    rect = pygame.Rect(0, 0, *size)
    if side == "right":
        rect.midleft = (card.right + gap, card.centery)
    elif side == "left":
        rect.midright = (card.left - gap, card.centery)
    elif side == "above":
        rect.midbottom = (card.centerx, card.top - gap)
    else:
        rect.midtop = (card.centerx, card.bottom + gap)
    return rect


def _shared(a: pygame.Rect, b: pygame.Rect, u: float) -> float:
    """The area two share, in u x u."""
    both = a.clip(b)
    return both.w * both.h / (u * u)
