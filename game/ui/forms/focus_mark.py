"""The focus mark: the lamp ring round the thing that the keyboard speaks to."""

import math
from collections.abc import Hashable, Sequence

import pygame

from game.ui.pictures import widget_svg
from game.ui.pictures.cut_out import Gap, cut_out, relative_gaps
from game.ui.pictures.ring_outline import closed_way, ring_outline, turned, turned_size
from game.ui.pictures.widget_svg import CORNER
from game.ui.theme import Theme

_MARGIN = 2.0
"""Room for the ring and its ticks round what it stands round, in u."""
_REACH = 1.05
"""How far the ring reaches beyond what it stands round, in u."""


class FocusMark:
    """The lamp ring with its four corner ticks, drawn over everything.

    *angle* turns it with a card, in degrees counter-clockwise about the middle of *rect*. A *faint*
    one only shows where the focus will be once a key is pressed. It is open in its *gaps*. At the
    edge of the window it runs over the thing, so that all of it is seen.
    """

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        radius: int | None = None,
        angle: float = 0,
        faint: bool = False,
        gaps: Sequence[Gap] = (),
    ) -> None:
        self._theme = theme
        self._angle = round(angle, 2)
        self._rect = pygame.Rect(rect) if self._angle else _inside(rect, theme)
        self._radius = theme.units(CORNER) if radius is None else radius
        self._kind = "faint ring" if faint else "ring"
        self._size = self._whole_size()
        self._room = self._free_room()
        self._gaps = relative_gaps(gaps, self.bounds()) if gaps else ()

    def bounds(self) -> pygame.Rect:
        """Return the ring with its ticks."""
        return pygame.Rect((0, 0), self._size).move(
            self._rect.centerx - self._size[0] // 2, self._rect.centery - self._size[1] // 2
        )

    def stamp(self) -> Hashable:
        """Return what the picture depends on."""
        return *self._look(), self._theme.stamp

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the ring."""
        picture = cut_out(self._theme.shapes, self._look(), self._picture(), self._gaps)
        surface.blit(picture, self.bounds())

    def _look(self) -> tuple[Hashable, ...]:
        return *self._whole_look(), self._gaps

    def _whole_look(self) -> tuple[Hashable, ...]:
        return self._kind, self._rect.size, self._radius, self._angle, self._room

    def _picture(self) -> pygame.Surface:
        units, shapes = self._theme.units, self._theme.shapes
        what = self._whole_look()
        if self._angle:
            return shapes.piece(what, self._size, self._turned)
        size, margin, radius = self._size, units(_MARGIN), self._radius
        draw = widget_svg.focus if self._kind == "ring" else widget_svg.faint_focus
        return shapes.piece(what, size, lambda: draw(units, *size, margin, radius))

    def _whole_size(self) -> tuple[int, int]:
        """Of the ring with its ticks, were it not open or cut anywhere."""
        margin = self._theme.units(_MARGIN)
        size = self._rect.width + 2 * margin, self._rect.height + 2 * margin
        return turned_size(size, self._angle) if self._angle else size

    def _free_room(self) -> tuple[int, int, int, int] | None:
        """How far the line of a turned ring may reach from its middle; None if that is enough."""
        units = self._theme.units
        reach = math.ceil(units.line(0.5) / 2 + units.line(0.16))
        window = pygame.Rect(0, 0, units.width, units.height)
        if not self._angle or window.contains(self.bounds()):
            return None
        x, y = self._rect.center
        room = window.inflate(-2 * reach, -2 * reach).move(-x, -y)
        return room.x, room.y, room.width, room.height

    def _turned(self) -> str:
        units, faint = self._theme.units, self._kind != "ring"
        gap = widget_svg.focus_gap(units, faint=faint)
        whole = pygame.Rect(self._room) if self._room else pygame.Rect((0, 0), self._size)
        if not self._room:
            whole.center = 0, 0
        box = self._rect.width + 2 * gap, self._rect.height + 2 * gap
        middle = self._size[0] / 2, self._size[1] / 2
        way = closed_way(ring_outline(box, self._radius + gap, self._angle, whole), middle)
        if faint:
            return widget_svg.turned_faint_focus(units, self._size, way)
        ticks = ""
        for ends in widget_svg.focus_ticks(units, *self._rect.size, self._radius):
            near, far = (turned(end, self._angle) for end in ends)
            if whole.collidepoint(near) and whole.collidepoint(far):
                ticks += "M" + "L".join(
                    f"{x + middle[0]:.2f},{y + middle[1]:.2f}" for x, y in (near, far)
                )
        return widget_svg.turned_focus(units, self._size, way, ticks)


def _inside(rect: pygame.Rect, theme: Theme) -> pygame.Rect:
    """As much of *rect* as leaves room in the window for the ring round it; else all of it."""
    units = theme.units
    reach = -(-units.exact(_REACH) // 1)
    window = pygame.Rect(0, 0, units.width, units.height).inflate(-2 * reach, -2 * reach)
    seen = pygame.Rect(rect).clip(window)
    return seen if seen.width and seen.height else pygame.Rect(rect)
