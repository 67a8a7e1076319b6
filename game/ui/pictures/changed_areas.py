"""Changed areas: which parts of the screen must be painted again, and that nothing must."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from typing import TypeAlias

import pygame

from game.ui.pictures.drawable import Drawable

Mark: TypeAlias = tuple[int, int, int, int, Hashable]
"""Where a thing stood and how it looked: left, top, width, height, stamp."""


def common(old: Sequence[Mark], new: Sequence[Mark]) -> int:
    """Return how many marks are the same in both, from the first."""
    first = 0
    for a, b in zip(old, new, strict=False):
        if a != b:
            break
        first += 1
    return first


def areas_to_paint(
    old: Sequence[Mark], new: Sequence[Mark], whole: pygame.Rect
) -> list[pygame.Rect]:
    """Return the rectangles within *whole* that must be painted again to turn *old* into *new*."""
    areas = [pygame.Rect(mark[:4]).clip(whole) for mark in differing(old, new)]
    return merged([area for area in areas if area.w and area.h])


def repaint(
    surface: pygame.Surface,
    area: pygame.Rect,
    below: pygame.Surface,
    things: Sequence[Drawable],
    marks: Sequence[Mark],
) -> None:
    """Paint one rectangle of *surface* again: *below*, then those *things* that reach into it."""
    surface.set_clip(area)
    surface.blit(below, area, area)
    touches = area.colliderect
    for thing, mark in zip(things, marks, strict=True):
        if touches(mark[:4]):
            thing.paint(surface)
    surface.set_clip(None)


def differing(old: Sequence[Mark], new: Sequence[Mark]) -> list[Mark]:
    """Return the marks whose places must be painted again to turn *old* into *new*.

    A mark in both lists counts only if it was overtaken: of two that changed their order at
    least one is returned, and what it shares with the other lies within its own bounds.
    """
    first = common(old, new)
    places: defaultdict[Mark, list[int]] = defaultdict(list)
    for index in range(len(old) - 1, first - 1, -1):
        places[old[index]].append(index)
    changed: list[Mark] = []
    highest = -1
    for mark in new[first:]:
        waiting = places.get(mark)
        if not waiting:
            changed.append(mark)
            continue
        index = waiting.pop()
        if index < highest:
            changed.append(mark)
        highest = max(highest, index)
    changed.extend(mark for mark, left in places.items() if left)
    return changed


def merged(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Join rectangles where one larger one is no more work than the two."""
    done: list[pygame.Rect] = []
    for area in areas:
        joined = area
        index = 0
        while index < len(done):
            other = done[index]
            if joined.colliderect(other):
                both = joined.union(other)
                if both.w * both.h <= joined.w * joined.h + other.w * other.h:
                    done.pop(index)
                    joined, index = both, 0
                    continue
            index += 1
        done.append(joined)
    return done
