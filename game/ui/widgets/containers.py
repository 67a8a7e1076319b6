"""Containers: boxes that set widgets beside and under each other, and cut a place into parts."""

from collections.abc import Sequence
from typing import Literal

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.svg_raster import Size
from game.ui.theme import Theme
from game.ui.widgets.widget import Scrollable, Widget

Alignment = Literal["left", "middle", "right", "share"]
Side = Literal["left", "right"]


class Container(Widget):
    """A widget made of widgets; the kinds below say where each stands."""

    def __init__(self, theme: Theme, parts: Sequence[Widget], gap: float) -> None:
        super().__init__(theme)
        self.parts = list(parts)
        self.gap = gap
        """Between two parts, in u."""

    def leaves(self) -> list[Widget]:
        """Return the leaves of all parts."""
        return [leaf for part in self.parts for leaf in part.leaves()]

    def drawn(self) -> list[Drawable]:
        """Return what all parts paint."""
        return [thing for part in self.parts for thing in part.drawn()]

    def describe(self) -> list[AccessibleNode]:
        """Describe the parts; a box itself says nothing."""
        return [thing for part in self.parts for thing in part.describe()]

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return the widget under a pixel."""
        return next((hit for part in reversed(self.parts) if (hit := part.hit(pos))), None)

    def scrolling(self) -> list[Scrollable]:
        """Return the areas inside that scroll."""
        return [area for part in self.parts for area in part.scrolling()]

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass for every part."""
        return sum(part.update(dt) for part in self.parts) > 0

    def reveal(self, leaf: Widget) -> None:
        """Bring *leaf* into view."""
        for part in self.parts:
            part.reveal(leaf)


class Column(Container):
    """Parts under each other, each as wide as the column and as tall as it wants.

    The part number *fill* takes what height is left over, or gives up what is missing.
    """

    def __init__(
        self, theme: Theme, parts: Sequence[Widget], gap: float, fill: int | None = None
    ) -> None:
        super().__init__(theme, parts, gap)
        self.fill = fill

    def wanted(self, width: int | None = None) -> Size:
        """Return the size of all parts under each other."""
        if not self.parts:
            return width or 0, 0
        sizes = [part.wanted(width) for part in self.parts]
        gaps = self.theme.units(self.gap) * (len(sizes) - 1)
        return width or max(w for w, _ in sizes), sum(h for _, h in sizes) + gaps

    def place(self, rect: pygame.Rect) -> None:
        """Set the parts from the top."""
        super().place(rect)
        gap = self.theme.units(self.gap)
        heights = [part.wanted(rect.width)[1] for part in self.parts]
        if self.fill is not None:
            spare = rect.height - sum(heights) - gap * (len(heights) - 1)
            heights[self.fill] = max(1, heights[self.fill] + spare)
        y = rect.top
        for part, tall in zip(self.parts, heights, strict=True):
            part.place(pygame.Rect(rect.left, y, rect.width, tall))
            y += tall + gap


class Row(Container):
    """Parts beside each other in their own widths, or sharing the width equally."""

    def __init__(
        self, theme: Theme, parts: Sequence[Widget], gap: float, along: Alignment = "left"
    ) -> None:
        super().__init__(theme, parts, gap)
        self.along = along

    def wanted(self, width: int | None = None) -> Size:
        """Return the size of all parts beside each other, under each other if too narrow."""
        if not self.parts:
            return width or 0, 0
        if width is not None and self._too_narrow(width):
            sizes = [part.wanted(width) for part in self.parts]
            gaps = self.theme.units(self.gap) * (len(sizes) - 1)
            return width, sum(h for _, h in sizes) + gaps
        widths = self._widths(width)
        tall = max(part.wanted(w)[1] for part, w in zip(self.parts, widths, strict=True))
        return width or self._sum(widths), tall

    def place(self, rect: pygame.Rect) -> None:
        """Set the parts beside each other, each in the middle of the height."""
        super().place(rect)
        if self._too_narrow(rect.width):
            Column.place(_as_column(self), rect)
            return
        widths = self._widths(rect.width)
        spare = rect.width - self._sum(widths)
        x = rect.left + {"left": 0, "share": 0, "middle": spare // 2, "right": spare}[self.along]
        for part, wide in zip(self.parts, widths, strict=True):
            tall = min(rect.height, part.wanted(wide)[1])
            part.place(pygame.Rect(x, rect.centery - tall // 2, wide, tall))
            x += wide + self.theme.units(self.gap)

    def _too_narrow(self, width: int) -> bool:
        return self.along != "share" and self._sum(self._widths(None)) > width

    def _widths(self, width: int | None) -> list[int]:
        if self.along == "share" and width is not None:
            gaps = self.theme.units(self.gap) * (len(self.parts) - 1)
            return _shared(width - gaps, [1.0] * len(self.parts))
        return [part.wanted()[0] for part in self.parts]

    def _sum(self, widths: list[int]) -> int:
        return sum(widths) + self.theme.units(self.gap) * (len(widths) - 1)


class WrappedRow(Container):
    """Parts beside each other, in as many lines as the width needs.

    At the right the lines are about as long as each other, and the last part stands in the right
    corner of the last. At the left each line is as full as can be.
    """

    def __init__(
        self, theme: Theme, parts: Sequence[Widget], gap: float, side: Side = "right"
    ) -> None:
        super().__init__(theme, parts, gap)
        self.side = side

    def wanted(self, width: int | None = None) -> Size:
        """Return the size of all lines."""
        lines = self._lines(10**6 if width is None else width)
        gap = self.theme.units(self.gap)
        tall = sum(self._tall(line, width) for line in lines) + gap * (len(lines) - 1)
        return width or max(map(self._wide, lines)), tall

    def place(self, rect: pygame.Rect) -> None:
        """Set the lines under each other."""
        super().place(rect)
        gap, y = self.theme.units(self.gap), rect.top
        for line in self._lines(rect.width):
            tall = self._tall(line, rect.width)
            x = rect.left
            if self.side == "right":
                x = rect.right - min(rect.width, self._wide(line))
            for part in line:
                wide = min(rect.width, part.wanted()[0])
                own = part.wanted(wide)[1]
                part.place(pygame.Rect(x, y + (tall - own) // 2, wide, own))
                x += wide + gap
            y += tall + gap

    def _lines(self, width: int) -> list[list[Widget]]:
        """The parts of each line: where they stand at the right, no line is longer than it must."""
        if self.side == "left":
            return self._filled(self.parts, width)
        lines = self._filled(self.parts[::-1], width)
        while len(lines) > 1:
            closer = self._filled(self.parts[::-1], max(map(self._wide, lines)) - 1)
            if len(closer) > len(lines) or closer == lines:
                break
            lines = closer
        return [line[::-1] for line in reversed(lines)]

    def _filled(self, parts: Sequence[Widget], width: int) -> list[list[Widget]]:
        """Lines of *parts*, each filled before the next is begun."""
        lines: list[list[Widget]] = [[]]
        for part in parts:
            if lines[-1] and self._wide([*lines[-1], part]) > width:
                lines.append([])
            lines[-1].append(part)
        return lines

    def _wide(self, line: Sequence[Widget]) -> int:
        gaps = self.theme.units(self.gap) * max(0, len(line) - 1)
        return sum(part.wanted()[0] for part in line) + gaps

    def _tall(self, line: Sequence[Widget], width: int | None) -> int:
        return max((part.wanted(width)[1] for part in line), default=0)


class Grid(Container):
    """Parts in so many columns of equal width, row by row."""

    def __init__(self, theme: Theme, parts: Sequence[Widget], columns: int, gap: float) -> None:
        super().__init__(theme, parts, gap)
        self.columns = columns

    def wanted(self, width: int | None = None) -> Size:
        """Return the size of all rows."""
        gap = self.theme.units(self.gap)
        if width is None:
            one = max((part.wanted()[0] for part in self.parts), default=0)
            width = one * self.columns + gap * (self.columns - 1)
        heights = self._heights(self._cell(width))
        return width, sum(heights) + gap * max(0, len(heights) - 1)

    def place(self, rect: pygame.Rect) -> None:
        """Set the parts into their cells."""
        super().place(rect)
        gap, cell = self.theme.units(self.gap), self._cell(rect.width)
        y = rect.top
        for row, tall in enumerate(self._heights(cell)):
            for column, part in enumerate(self._row(row)):
                part.place(pygame.Rect(rect.left + column * (cell + gap), y, cell, tall))
            y += tall + gap

    def _cell(self, width: int) -> int:
        return max(1, (width - self.theme.units(self.gap) * (self.columns - 1)) // self.columns)

    def _row(self, row: int) -> list[Widget]:
        return self.parts[row * self.columns : (row + 1) * self.columns]

    def _heights(self, cell: int) -> list[int]:
        rows = range((len(self.parts) + self.columns - 1) // self.columns)
        return [max(part.wanted(cell)[1] for part in self._row(row)) for row in rows]


def column(
    theme: Theme, parts: Sequence[Widget], gap: float = 1.5, fill: int | None = None
) -> Column:
    """Return *parts* set under each other, *gap* u between them; *fill* takes what is left."""
    return Column(theme, parts, gap, fill)


def row(theme: Theme, parts: Sequence[Widget], gap: float = 1.5, along: Alignment = "left") -> Row:
    """Return *parts* set beside each other, *gap* u between them."""
    return Row(theme, parts, gap, along)


def wrapped_row(
    theme: Theme, parts: Sequence[Widget], gap: float = 1.5, side: Side = "right"
) -> WrappedRow:
    """Return *parts* at one *side*, broken into lines where it is narrow."""
    return WrappedRow(theme, parts, gap, side)


def grid(theme: Theme, parts: Sequence[Widget], columns: int, gap: float = 1.5) -> Grid:
    """Return *parts* in so many columns."""
    return Grid(theme, parts, columns, gap)


def split_across(area: pygame.Rect, weights: Sequence[float], gap: int = 0) -> list[pygame.Rect]:
    """Cut *area* into parts beside each other, wide as their weights; *gap* in pixels."""
    widths = _shared(area.width - gap * (len(weights) - 1), weights)
    places, x = [], area.left
    for wide in widths:
        places.append(pygame.Rect(x, area.top, wide, area.height))
        x += wide + gap
    return places


def split_down(area: pygame.Rect, weights: Sequence[float], gap: int = 0) -> list[pygame.Rect]:
    """Cut *area* into parts under each other, tall as their weights; *gap* in pixels."""
    heights = _shared(area.height - gap * (len(weights) - 1), weights)
    places, y = [], area.top
    for tall in heights:
        places.append(pygame.Rect(area.left, y, area.width, tall))
        y += tall + gap
    return places


def _shared(length: int, weights: Sequence[float]) -> list[int]:
    """Share whole pixels by weight; nothing is lost to rounding."""
    total, parts, before = sum(weights), [], 0.0
    for weight in weights:
        after = before + weight
        parts.append(round(length * after / total) - round(length * before / total))
        before = after
    return parts


def _as_column(box: Row) -> Column:
    return Column(box.theme, box.parts, box.gap)
