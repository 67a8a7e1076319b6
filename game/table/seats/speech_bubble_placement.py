"""Speech bubble placement: where beside the head a bubble hides least, and whether it can stay."""

from __future__ import annotations

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


def place_bubble(
    layout: TableLayout,
    chair: Chair,
    size: tuple[int, int],
    beak: int,
    soft: Sequence[pygame.Rect],
    hard: Sequence[pygame.Rect],
) -> BubbleSpot:
    """Beside the head where it covers least."""
    u = layout.frame.u
    screen = pygame.Rect(0, 0, *layout.frame.size).inflate(-round(2 * u), -round(2 * u))
    own = layout.frame.px(chair.box)
    head = pygame.Rect(0, 0, round(1.7 * chair.r * u), round(1.7 * chair.r * u))
    head.center = (round(chair.x * u), round(chair.y * u))
    plate = layout.frame.px(chair.plate)
    best: tuple[float, BubbleSpot] | None = None
    options = _options(layout, chair, size, beak)
    far = [
        (side, rect.move(round(x * u), round(y * u))) for side, rect in options for x, y in _ASIDE
    ]
    for cost, (side, rect) in enumerate([*options, *far]):
        inside = rect.clamp(screen)
        moved = (abs(inside.x - rect.x) + abs(inside.y - rect.y)) / u
        score = cost * 0.4 + moved * 4.0
        score += sum(shared_area(inside, one, u) for one in soft if one != own)
        score += shared_area(inside, head, u) * 12 + shared_area(inside, plate, u) * 3
        over = sum(shared_area(inside, one, u) for one in hard)
        covers = over > 0
        score += over * 60 + (500 if covers else 0)
        if best is None or score < best[0]:
            best = (score, BubbleSpot(inside, side, covers, score, cost >= len(options)))
    assert best is not None
    return best[1]


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
