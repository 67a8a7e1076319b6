"""The still picture: the lowest things of a canvas painted once on its layer while others move."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.pictures.changed_areas import Mark, areas_to_paint, common, repaint
from game.ui.pictures.drawable import Drawable

_CALM = 3
"""In so many pictures things have not changed before they are painted together."""


class StillPicture:
    """A layer with the lowest things on it, as long as none of these changes.

    It is kept when they do, and only what differs is painted anew once they are still again.
    """

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._marks: list[Mark] = []
        """Of the things that are painted on it."""
        self._calm = 0
        self._least = 0
        """How many of the lowest things have not changed since so many pictures."""

    def forget(self) -> None:
        """Begin anew, on another layer."""
        self._picture, self._marks, self._calm = None, [], 0

    def follow(
        self,
        layer: pygame.Surface,
        things: Sequence[Drawable],
        before: Sequence[Mark],
        marks: Sequence[Mark],
    ) -> None:
        """Take note of what is still from one picture to the next, and paint it in time.

        *before* are the marks of the picture before, *marks* those of *things* now.
        """
        still = common(before, marks)
        self._least = min(self._least, still) if self._calm else still
        self._calm += 1
        if self._calm < _CALM:
            return
        still, self._calm = self._least, 0
        below = list(marks[:still])
        if 2 * still < len(marks) or below == self._marks:
            return  # too few to pay, or painted already
        if self._picture is None:
            self._picture = layer.copy()
        for area in areas_to_paint(self._marks, below, layer.get_rect()):
            repaint(self._picture, area, layer, things[:still], below)
        self._marks = below

    def beneath(self, marks: Sequence[Mark]) -> tuple[pygame.Surface, int] | None:
        """The picture and how many things are on it, where they look as *marks* says."""
        count = len(self._marks)
        if self._picture is None or list(marks[:count]) != self._marks:
            return None
        return self._picture, count
