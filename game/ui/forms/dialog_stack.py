"""The dialog stack: dialogs over a screen's own layer, of which the uppermost takes events."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.forms.dialog import Dialog, DialogButton
from game.ui.forms.focus_mark import FocusMark
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.svg_raster import Size
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget


class ScreenLayer(Protocol):
    """One layer of a screen: a form, or something that behaves like one."""

    def event(self, e: pygame.event.Event) -> bool:
        """Take one event."""
        ...

    def update(self, dt: float) -> bool:
        """Let time pass."""
        ...

    def drawn(self) -> list[Drawable]:
        """Return what the canvas paints."""
        ...

    def describe(self) -> list[AccessibleNode]:
        """Say what stands here."""
        ...


class DialogStack:
    """A screen's own layer with dialogs over it; only the uppermost takes events."""

    def __init__(self, ground: ScreenLayer) -> None:
        self.ground = ground
        self.dialogs: list[Dialog] = []
        self._size: Size = (0, 0)

    @property
    def top(self) -> ScreenLayer:
        """The layer that takes events."""
        return self.dialogs[-1] if self.dialogs else self.ground

    def ask(
        self,
        theme: Theme,
        title: str,
        text: str,
        answers: Sequence[DialogButton],
        *,
        extra: Sequence[Widget] = (),
    ) -> Dialog:
        """Lay a dialog over everything; it leaves when one of *answers* is pressed.

        *extra* stands between the *text* and the answers.
        """
        dialog = Dialog(theme, title, text, answers, extra=extra, on_close=self.dialogs.remove)
        dialog.layout(self._size)
        self.dialogs.append(dialog)
        return dialog

    def layout(self, size: Size) -> None:
        """Give every dialog its place in a window of *size* pixels."""
        self._size = size
        for dialog in self.dialogs:
            dialog.layout(size)

    def event(self, e: pygame.event.Event) -> bool:
        """Give one event to the uppermost layer."""
        return self.top.event(e)

    def update(self, dt: float) -> bool:
        """Let time pass on every layer."""
        return sum(layer.update(dt) for layer in (self.ground, *self.dialogs)) > 0

    def drawn(self) -> list[Drawable]:
        """Return every layer, lowest first; only the uppermost shows its focus."""
        layers = (self.ground, *self.dialogs)
        return [
            thing
            for layer in layers
            for thing in layer.drawn()
            if layer is layers[-1] or not isinstance(thing, FocusMark)
        ]

    def describe(self) -> list[AccessibleNode]:
        """Describe the uppermost layer: what can be reached."""
        return self.top.describe()
