"""The canvas: a still layer and the things on it, painted again only where they changed."""

from collections import defaultdict
from collections.abc import Hashable, Sequence
from typing import Protocol, TypeAlias

import pygame

Mark: TypeAlias = tuple[int, int, int, int, Hashable]
"""Where a thing stood and how it looked: left, top, width, height, stamp."""

_MOST = 0.7
"""Part of the screen above which everything is painted at once."""


class Drawable(Protocol):
    """A thing the canvas can paint."""

    def bounds(self) -> pygame.Rect:
        """Return every pixel the thing may touch, its shadow included."""
        ...

    def stamp(self) -> Hashable:
        """Return something that differs whenever the picture differs."""
        ...

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the thing where it stands."""
        ...


class Canvas:
    """A still layer and the things over it, with what was painted last.

    Nothing marks itself as changed: a thing that moved, changed, came, left or changed its place
    in the order is found by comparing its bounds and stamp with the last picture.
    """

    def __init__(self, screen: pygame.Surface) -> None:
        self.screen = screen
        self.layer = pygame.Surface(screen.get_size()).convert(screen)
        self.damage: list[pygame.Rect] = []
        """What the last `paint` painted again: for tests and for measuring."""
        self._marks: list[Mark] = []
        self._size = (0, 0)

    def set_layer(self, layer: pygame.Surface) -> None:
        """Take a new still layer, as large as the screen; everything is painted again."""
        self.layer = layer.convert(self.screen)
        self.damage_all()

    def damage_all(self) -> None:
        """Paint everything again next time: after the window was covered or resized."""
        self._size = (0, 0)

    def paint(self, things: Sequence[Drawable]) -> bool:
        """Bring the screen up to date with *things*, lowest first.

        Returns True if any pixel may have changed, so that the window shows it.
        """
        marks = [(*thing.bounds(), thing.stamp()) for thing in things]
        whole = self.screen.get_rect()
        if self.layer.get_size() != whole.size:
            # While a window is being resized the old layer stands in until a new one is set.
            self.layer = pygame.transform.scale(self.layer, whole.size)
        if self._size != whole.size:
            self.damage = [whole]
        elif marks == self._marks:
            self.damage = []
            return False
        else:
            self.damage = self._changed(marks, whole)
        self._marks, self._size = marks, whole.size
        for area in self.damage:
            self._repaint(area, things, marks)
        self.screen.set_clip(None)
        return bool(self.damage)

    def _changed(self, marks: list[Mark], whole: pygame.Rect) -> list[pygame.Rect]:
        areas: list[pygame.Rect] = []
        for mark in differing(self._marks, marks):
            area = pygame.Rect(mark[:4]).clip(whole)
            if area.w and area.h:
                areas.append(area)
        areas = merged(areas)
        if sum(area.w * area.h for area in areas) > _MOST * whole.w * whole.h:
            return [whole]
        return areas

    def _repaint(self, area: pygame.Rect, things: Sequence[Drawable], marks: list[Mark]) -> None:
        screen = self.screen
        screen.set_clip(area)
        screen.blit(self.layer, area, area)
        touches = area.colliderect
        for thing, mark in zip(things, marks, strict=True):
            if touches(mark[:4]):
                thing.paint(screen)


def differing(old: Sequence[Mark], new: Sequence[Mark]) -> list[Mark]:
    """Return the marks whose places must be painted again to turn *old* into *new*.

    A mark in both lists counts only if it was overtaken: of two that changed their order at
    least one is returned, and what it shares with the other lies within its own bounds.
    """
    first = 0
    for a, b in zip(old, new, strict=False):
        if a != b:
            break
        first += 1
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
