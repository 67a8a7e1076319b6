"""The pill: a sentence or a small count on a dark strip with round ends."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.art.palette import BRASS, NIGHT, PAPER
from game.art.svg_picture import SvgPicture
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size, rasterize_picture
from game.ui.text.text_renderer import TextStyle
from game.ui.theme import Role, Theme
from game.ui.units import Units
from game.ui.widgets.widget import Widget

_DARK = 0.92
_ABOVE = 1.2
"""The paper above and below the words, in u."""


class Pill(Widget):
    """One sentence on a night pill, perhaps with an icon before it.

    It is as wide as its words, in the middle of its place, and breaks into two lines rather
    than shrink under its style.
    """

    role = "status"

    def __init__(
        self,
        theme: Theme,
        text: str,
        *,
        icon: SvgPicture | None = None,
        kind: Role = "status",
        edged: bool = True,
    ) -> None:
        super().__init__(theme, text)
        self.icon = icon
        self.kind: Role = kind
        self.edged = edged
        self.share: float | None = None
        """How much of the time to act is left, from 1 to 0; None where nobody hurries."""
        self.tallest: int | None = None
        """So tall it may be, in pixels: more words have smaller letters; None: of any height."""
        self._icon: tuple[Size, SvgPicture, pygame.Surface] | None = None
        self._broken: tuple[Hashable, tuple[list[str], TextStyle]] | None = None
        """The words in lines, and for which words, letters and room."""

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return None: what is only looked at does not stand in the mouse's way."""
        return None

    def wanted(self, width: int | None = None) -> Size:
        """Return the size of the pill round its words."""
        room = 10**6 if width is None else width - self._extras()
        lines, style = self._lines(room)
        wide = max(self.theme.type.size(line, style)[0] for line in lines)
        tall = self.theme.type.height(style) * len(lines) + self.theme.units(_ABOVE)
        return wide + self._extras(), max(tall, self.theme.units(3.8 if self.edged else 2.6))

    def pill(self) -> pygame.Rect:
        """Return where the pill lies within its place."""
        size = self.wanted(self.rect.width)
        place = pygame.Rect(0, 0, min(size[0], self.rect.width), size[1])
        place.center = self.rect.center
        return place

    def bounds(self) -> pygame.Rect:
        """Return the pill."""
        return self.pill()

    def look(self) -> Hashable:
        """Return what the picture depends on."""
        return self.icon, self.kind, self.edged, self._time_line().width

    def paint(self, surface: pygame.Surface) -> None:
        """Paint pill, icon and words."""
        if not self.label:
            return
        theme, u, place = self.theme, self.theme.units, self.pill()
        edge = BRASS if self.edged else ""
        piece = theme.shapes.piece(
            ("pill", edge), place.size,
            lambda: widget_svg.pill(u, *place.size, NIGHT, edge, _DARK),
        )  # fmt: skip
        surface.blit(piece, place)
        left = place.left + self._pad()
        icon = self._painted_icon()
        if icon:
            surface.blit(icon, icon.get_rect(midleft=(left, place.centery)))
            left += icon.get_width() + u(1)
        room = place.right - self._pad() - left
        lines, style = self._lines(room)
        step = theme.type.height(style)
        top = place.centery - step * len(lines) // 2
        for index, text in enumerate(lines):
            text, fitting = theme.type.fit(text, style, room)
            line = theme.type.render(text, fitting, PAPER)
            surface.blit(line, line.get_rect(midtop=(left + room // 2, top + index * step)))

        if self.share is not None:
            paint_time_left(surface, self._time_line())

    def _time_line(self) -> pygame.Rect:
        """The line of the time that is left; it has no width where there is none."""
        return time_left_line(self.theme.units, self.pill(), self._pad(), self.share or 0.0)

    def _lines(self, room: int) -> tuple[list[str], TextStyle]:
        """The words in lines of at most *room* pixels, and their letters."""
        type_, style, room = self.theme.type, self.theme.style(self.kind), max(1, room)
        key = (self.label, style, room, self.tallest)
        if self._broken is None or self._broken[0] != key:
            lines = type_.wrap(self.label, style, room)
            if self.tallest is not None:
                tall = self.tallest - self.theme.units(_ABOVE)
                lines, style = type_.fit_block(self.label, style, (room, tall))
            if lines == type_.wrap(self.label, style, room):  # nothing is left out
                lines = type_.wrap_evenly(self.label, style, room)
            self._broken = key, (lines, style)
        return self._broken[1]

    def _pad(self) -> int:
        return self.theme.units(1.8 if self.edged else 1.1)

    def _extras(self) -> int:
        icon = self._icon_side() + self.theme.units(1) if self.icon else 0
        return 2 * self._pad() + icon

    def _icon_side(self) -> int:
        return round(self.theme.type.height(self.theme.style(self.kind)) * 1.05)

    def _painted_icon(self) -> pygame.Surface | None:
        if self.icon is None:
            return None
        side = self._icon_side()
        size = (side, side)
        if self._icon is None or self._icon[:2] != (size, self.icon):
            self._icon = (size, self.icon, rasterize_picture(self.icon, size, self.theme.type))
        return self._icon[2]


def time_left_line(units: Units, pill: pygame.Rect, pad: int, share: float) -> pygame.Rect:
    """Where the line lies in *pill*, *pad* pixels from its ends, with *share* (1 to 0) left."""
    line = pygame.Rect(0, 0, round((pill.width - 2 * pad) * share), max(2, units(0.3)))
    line.midbottom = pill.centerx, pill.bottom - units(0.35)
    return line


def paint_time_left(surface: pygame.Surface, line: pygame.Rect) -> None:
    """Paint the *line* that is left."""
    surface.fill(BRASS, line)
