"""The viewport: a window measured in u, and boxes in that measure."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.units import Units

_LEAST_SCALE = 0.85
_MOST_SCALE = 1.12
"""How much of the person's interface scale the table itself takes: more would not fit."""


class Box(NamedTuple):
    """A rectangle in u."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.w / 2, self.y + self.h / 2

    def meets(self, other: Box) -> bool:
        """Whether the two share any area."""
        return (
            self.x < other.right and other.x < self.right
            and self.y < other.bottom and other.y < self.bottom
        )  # fmt: skip

    def within(self, other: Box) -> bool:
        """Whether all of this lies in the other."""
        return (
            self.x >= other.x and self.right <= other.right
            and self.y >= other.y and self.bottom <= other.bottom
        )  # fmt: skip

    def grown(self, by: float) -> Box:
        """The same with *by* more on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


def table_ui_scale(scale: float) -> float:
    """How much of the person's interface scale the table takes."""
    return min(_MOST_SCALE, max(_LEAST_SCALE, scale))


class Viewport(NamedTuple):
    """A window: its width and height in u, and how many pixels one u takes."""

    w: float
    h: float
    u: float
    size: tuple[int, int]

    @property
    def cx(self) -> float:
        """The middle of the table."""
        return self.w * 0.5

    @property
    def cy(self) -> float:
        """The middle of the table."""
        return self.h * 0.45

    @property
    def rx(self) -> float:
        """Half the width of the felt."""
        return self.w * 0.415

    @property
    def ry(self) -> float:
        """Half the height of the felt."""
        return self.h * 0.365

    def px(self, box: Box) -> pygame.Rect:
        """A box in whole pixels."""
        left, top = round(box.x * self.u), round(box.y * self.u)
        return pygame.Rect(
            left, top, round(box.right * self.u) - left, round(box.bottom * self.u) - top
        )


def measure_viewport(size: tuple[int, int], ui_scale: float = 1.0) -> Viewport:
    """Measure a window of *size* pixels."""
    u = Units(size[0], size[1], table_ui_scale(ui_scale)).u
    return Viewport(size[0] / u, size[1] / u, u, size)
