"""The focus mark: the lamp ring round the thing that the keyboard speaks to."""

from collections.abc import Hashable, Sequence

import pygame

from game.ui.pictures import widget_svg
from game.ui.pictures.cut_out import Gap, cut_out, relative_gaps
from game.ui.pictures.widget_svg import CORNER
from game.ui.theme import Theme

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
        self._rect = pygame.Rect(rect) if angle else _inside(rect, theme)
        self._radius = theme.units(CORNER) if radius is None else radius
        self._angle = angle
        self._kind = "faint ring" if faint else "ring"
        self._gaps = relative_gaps(gaps, self.bounds()) if gaps else ()

    def bounds(self) -> pygame.Rect:
        """Return the ring with its ticks."""
        return self._picture().get_rect(center=self._rect.center)

    def stamp(self) -> Hashable:
        """Return what the picture depends on."""
        return (*self._look(), self._rect.size, self._theme.stamp)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the ring."""
        picture = cut_out(self._theme.shapes, self._look(), self._picture(), self._gaps)
        surface.blit(picture, self.bounds())

    def _look(self) -> tuple[Hashable, ...]:
        return self._kind, self._radius, self._angle, self._gaps

    def _picture(self) -> pygame.Surface:
        units = self._theme.units
        margin = units(2)
        size = (self._rect.width + 2 * margin, self._rect.height + 2 * margin)
        draw = widget_svg.focus if self._kind == "ring" else widget_svg.faint_focus
        ring = self._theme.shapes.piece(
            (self._kind, self._radius), size, lambda: draw(units, *size, margin, self._radius)
        )
        if not self._angle:
            return ring
        return self._theme.shapes.made(
            (self._kind, self._radius, self._angle),
            size,
            lambda: pygame.transform.rotozoom(ring, self._angle, 1),
        )


def _inside(rect: pygame.Rect, theme: Theme) -> pygame.Rect:
    """As much of *rect* as leaves room in the window for the ring round it; else all of it."""
    units = theme.units
    reach = -(-units.exact(_REACH) // 1)
    window = pygame.Rect(0, 0, units.width, units.height).inflate(-2 * reach, -2 * reach)
    seen = pygame.Rect(rect).clip(window)
    return seen if seen.width and seen.height else pygame.Rect(rect)
