"""The hold button: a button that acts only when it is held for a moment."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.art.palette import MADDER_EDGE, ON_MADDER
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import CORNER, FOOT, Background, ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.widget import PRESS_KEYS, Widget

HOLD = 0.5
"""Seconds the button is held, so that no stray click presses it."""


class HoldButton(Widget):
    """A madder button that has to be held; it fills while it is."""

    role = "button"

    @property
    def focusable(self) -> bool:
        """Return True."""
        return True

    def __init__(self, theme: Theme, label: str, on_held: Callable[[], None]) -> None:
        """Take *on_held*, which is called once it was held long enough."""
        super().__init__(theme, label, ground=Background.PAPER)
        self.on_held = on_held
        self.held = False
        self._age = 0.0

    def wanted(self, width: int | None = None) -> Size:
        """A large target."""
        return width or self.theme.units(40), self.theme.units(6.3)

    def event(self, e: pygame.event.Event) -> bool:
        """Begin to hold when the mouse button or a key goes down."""
        if e.type == pygame.KEYDOWN and e.key in PRESS_KEYS:
            self.held = True
            return True
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            self.held = True
            return True
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1:
            self.release()
            return True
        return False

    def release(self) -> None:
        """Let go too soon: it starts again."""
        self.held = False
        self._age = 0.0

    def update(self, dt: float) -> bool:
        """Fill while it is held."""
        if not self.held:
            return False
        self._age += dt
        if self._age >= HOLD:
            self.release()
            self.on_held()
        return True

    def value(self) -> str:
        """How far it is filled."""
        return f"{round(100 * self._age / HOLD)} %" if self.held else ""

    def bounds(self) -> pygame.Rect:
        """The button with its shadow."""
        cast = self.theme.shadows.cast(self.rect.size, 0, radius=self.theme.units(CORNER))
        return self.rect.union(cast.under(self.rect.center))

    def look(self) -> Hashable:
        """How far it is filled."""
        return self.held, round(self._age * 100)

    def paint(self, surface: pygame.Surface) -> None:
        """The button, what is filled of it, and its words."""
        theme, u, rect = self.theme, self.theme.units, self.rect
        cast = theme.shadows.cast(rect.size, 0, radius=u(CORNER))
        surface.blit(cast.picture, cast.under(rect.center))
        face = theme.shapes.piece(
            ("button", ButtonKind.PRIMARY, self.ground, self.hovered, False), rect.size,
            lambda: widget_svg.button(
                u, rect.size, ButtonKind.PRIMARY, self.ground, lit=self.hovered, pressed=False
            ),
        )  # fmt: skip
        surface.blit(face, rect)
        inside = rect.inflate(-2 * u(0.8), -2 * u(0.8) - u(FOOT)).move(0, -u(FOOT) // 2)
        part = min(1.0, self._age / HOLD)
        surface.fill(MADDER_EDGE, (*inside.topleft, round(inside.width * part), inside.height))
        text, style = theme.type.fit(self.label, theme.style("button"), inside.width)
        line = theme.type.render(text, style, ON_MADDER)
        surface.blit(line, line.get_rect(center=inside.center))
