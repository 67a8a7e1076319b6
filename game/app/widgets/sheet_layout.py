"""Sheet layout: a box with a foot, its columns, and a portrait to press."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.pictures.svg_raster import Size
from game.ui.theme import Theme
from game.ui.widgets.containers import Container
from game.ui.widgets.widget import Widget


def centred_sheet(theme: Theme, size: Size, wide: float, tall: float | None = None) -> pygame.Rect:
    """The place of a sheet in the middle of a window of *size* pixels, with a margin round it.

    It is *wide* and *tall* in u, or as large as the window lets it be; as tall as that without
    *tall*.
    """
    u = theme.units
    room = size[1] - u(6)
    high = room if tall is None else min(u(tall), room)
    place = pygame.Rect(0, 0, min(u(wide), size[0] - u(6)), high)
    place.center = (size[0] // 2, size[1] // 2)
    return place


class HeaderBodyFooter(Container):
    """A head and a foot as tall as they want to be, and a body that takes the rest."""

    def __init__(
        self,
        theme: Theme,
        body: Widget,
        *,
        head: Widget | None = None,
        foot: Widget | None = None,
        gap: float = 1.5,
    ) -> None:
        """Lay *gap* in u between head, body and foot."""
        super().__init__(theme, [w for w in (head, body, foot) if w is not None], gap)
        self._body = body

    def wanted(self, width: int | None = None) -> Size:
        """The size at which the body needs no scrolling."""
        sizes = [part.wanted(width) for part in self.parts]
        gaps = self.theme.units(self.gap) * (len(sizes) - 1)
        return width or max(w for w, _ in sizes), sum(h for _, h in sizes) + gaps

    def place(self, rect: pygame.Rect) -> None:
        """Give head and foot their heights and the body what is left."""
        super().place(rect)
        gap = self.theme.units(self.gap)
        others = [part for part in self.parts if part is not self._body]
        used = sum(part.wanted(rect.width)[1] + gap for part in others)
        y = rect.top
        for part in self.parts:
            tall = part.wanted(rect.width)[1]
            if part is self._body:
                tall = max(1, rect.height - used)
            part.place(pygame.Rect(rect.left, y, rect.width, tall))
            y += tall + gap


class TitleAndButton(Container):
    """A title at the left and a button at the right."""

    def __init__(self, theme: Theme, title: Widget, button: Widget) -> None:
        super().__init__(theme, [title, button], 1.5)

    def wanted(self, width: int | None = None) -> Size:
        """The height of the taller one; the title has what the button leaves."""
        title, button = self.parts
        wide, tall = button.wanted()
        gap = self.theme.units(self.gap)
        if width is None:
            width = title.wanted()[0] + gap + wide
        return width, max(tall, title.wanted(max(1, width - gap - wide))[1])

    def place(self, rect: pygame.Rect) -> None:
        """Set the two to the two ends."""
        super().place(rect)
        title, button = self.parts
        wide, tall = button.wanted()
        button.place(pygame.Rect(rect.right - wide, rect.centery - tall // 2, wide, tall))
        rest = rect.width - wide - self.theme.units(self.gap)
        title.place(pygame.Rect(rect.left, rect.top, rest, rect.height))


class FixedColumns(Container):
    """Parts beside each other with widths in u; the last one takes what is left."""

    def __init__(self, theme: Theme, parts: Sequence[Widget], widths: Sequence[float]) -> None:
        """Take *widths*, those of all parts but the last."""
        super().__init__(theme, parts, 1.5)
        self.widths = widths

    def wanted(self, width: int | None = None) -> Size:
        """The height of the tallest part."""
        wide = width or self.theme.units(90)
        tall = max(p.wanted(r)[1] for p, r in zip(self.parts, self._widths(wide), strict=True))
        return wide, tall

    def place(self, rect: pygame.Rect) -> None:
        """Set the parts side by side, each in the middle of the height."""
        super().place(rect)
        x = rect.left
        for part, wide in zip(self.parts, self._widths(rect.width), strict=True):
            tall = min(rect.height, part.wanted(wide)[1])
            part.place(pygame.Rect(x, rect.centery - tall // 2, wide, tall))
            x += wide + self.theme.units(self.gap)

    def _widths(self, width: int) -> list[int]:
        u = self.theme.units
        first = [u(each) for each in self.widths]
        return [*first, max(1, width - sum(first) - u(self.gap) * len(first))]
