"""A group of buttons that answer to the mouse, each in its place on the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.widgets.widget import Widget


class ButtonGroup:
    """Widgets that lie on the table itself."""

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        self.widgets = list(widgets)
        self._held: Widget | None = None

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The widget under a point."""
        return next((w for w in reversed(self.widgets) if w.rect.collidepoint(pos)), None)

    def event(self, e: pygame.event.Event) -> bool:
        """Take a mouse event; True if a widget had it."""
        if e.type == pygame.MOUSEMOTION:
            under = self.at(e.pos)
            for widget in self.widgets:
                widget.hovered = widget is under
            return self._held is not None
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            self._held = self.at(e.pos)
            return self._held is not None and (self._held.event(e) or True)
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1 and self._held is not None:
            held, self._held = self._held, None
            held.event(e)
            return True
        return False

    def drawn(self) -> list[Drawable]:
        """What is painted."""
        return [thing for widget in self.widgets for thing in widget.drawn()]

    def describe(self) -> list[AccessibleNode]:
        """All of them in words."""
        return [one for widget in self.widgets for one in widget.describe()]
