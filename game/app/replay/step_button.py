"""The step button: a small button of a replay with a sign instead of words."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.palette import INK
from game.art.svg import document, group, path
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import FOOT, SINK, ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.widget import Pressable

SIDE = 5.0
"""How wide a step is, in u."""
SIGNS = {
    "Start": "M-4.6,-3.6h1.6v7.2h-1.6ZM4,-3.6L-2.2,0L4,3.6Z",
    "Previous round": "M0,-3.6L-5,0L0,3.6ZM5,-3.6L0,0L5,3.6Z",
    "Step back": "M2.6,-3.6L-3.6,0L2.6,3.6Z",
    "Play": "M-3.4,-4.8L5,0L-3.4,4.8Z",
    "Pause": "M-3.6,-4.4h2.6v8.8h-2.6ZM1,-4.4h2.6v8.8h-2.6Z",
    "Step on": "M-2.6,-3.6L3.6,0L-2.6,3.6Z",
    "Next round": "M0,-3.6L5,0L0,3.6ZM-5,-3.6L0,0L-5,3.6Z",
    "End": "M4.6,-3.6h-1.6v7.2h1.6ZM-4,-3.6L2.2,0L-4,3.6Z",
}
"""What is cut into the buttons, about 0,0 on a field of ten by ten."""


class StepButton(Pressable):
    """A small button with a sign instead of words."""

    role = "button"

    def __init__(
        self,
        theme: Theme,
        label: str,
        on_press: Callable[[], None],
        kind: ButtonKind = ButtonKind.PAPER,
    ) -> None:
        """Take a *label*, one of :data:`SIGNS`."""
        super().__init__(theme, label)
        self.on_press = on_press
        self.kind = kind

    def press(self) -> None:
        """Call back."""
        self.on_press()

    def wanted(self, width: int | None = None) -> Size:
        """A square with a foot."""
        side = max(self.theme.units(SIDE), round(self.theme.px(2.2) * 1.9))
        return side, side

    def paint(self, surface: pygame.Surface) -> None:
        """Paper and sign."""
        u, size = self.theme.units, self.rect.size
        lit = self.hovered and not self.pressed
        face = self.theme.shapes.piece(
            ("step", self.kind, lit, self.pressed), size,
            lambda: widget_svg.button(u, size, self.kind, lit=lit, pressed=self.pressed),
        )  # fmt: skip
        surface.blit(face, self.rect)
        sign = self.theme.shapes.piece(
            ("step sign", self.label, self.kind), size, lambda: self._sign(size)
        )
        surface.blit(sign, self.rect.move(0, u(SINK) if self.pressed else 0))

    def _sign(self, size: Size) -> str:
        wide, tall = size
        scale = min(size) / 13
        middle = (tall - self.theme.units.exact(FOOT)) / 2
        ink = INK if self.kind is ButtonKind.PAPER else self.kind.colours[3]
        return document(wide, tall, group(path(SIGNS[self.label], ink), wide / 2, middle, scale))
