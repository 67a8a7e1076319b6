"""The canvas: a still layer and the things on it, painted again only where they changed."""

from collections.abc import Sequence

import pygame

from game.ui.pictures.changed_areas import Mark, areas_to_paint, repaint
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.still_picture import StillPicture

_MOST = 0.7
"""Part of the screen above which everything is painted at once."""


class Canvas:
    """A still layer and the things over it, with what was painted last.

    Nothing marks itself as changed: a thing that moved, changed, came, left or changed its place
    in the order is found by comparing its bounds and stamp with the last picture. The lowest
    things, once they have been still for a while, are painted together with the layer.
    """

    def __init__(self, screen: pygame.Surface) -> None:
        self.screen = screen
        self.layer = pygame.Surface(screen.get_size()).convert(screen)
        self.damage: list[pygame.Rect] = []
        """What the last `paint` painted again: for tests and for measuring."""
        self._still = StillPicture()
        self._marks: list[Mark] = []
        self._size = (0, 0)

    def set_layer(self, layer: pygame.Surface) -> None:
        """Take a new still layer, as large as the screen; everything is painted again."""
        self._still.forget()
        same = layer.get_masks() == self.screen.get_masks()
        self.layer = layer if same else layer.convert(self.screen)
        self.damage_all()

    def forget_still(self) -> None:
        """Let go of what was painted together: another screen comes."""
        self._still.forget()

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
            self._still.forget()
        if self._size != whole.size:
            self.damage = [whole]
        elif marks == self._marks:
            self.damage = []
            return False
        else:
            self.damage = self._changed(marks, whole)
        self._still.follow(self.layer, things, self._marks, marks)
        self._marks, self._size = marks, whole.size
        below, first = self._still.beneath(marks) or (self.layer, 0)
        for area in self.damage:
            repaint(self.screen, area, below, things[first:], marks[first:])
        return bool(self.damage)

    def _changed(self, marks: list[Mark], whole: pygame.Rect) -> list[pygame.Rect]:
        areas = areas_to_paint(self._marks, marks, whole)
        if sum(area.w * area.h for area in areas) > _MOST * whole.w * whole.h:
            return [whole]
        return areas
