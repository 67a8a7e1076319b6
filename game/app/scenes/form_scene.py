"""The form scene: a screen made of widgets, with dialogs over it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.scene import Scene
from game.ui.accessible_node import AccessibleNode
from game.ui.forms.dialog_stack import DialogStack
from game.ui.forms.form import Form
from game.ui.pictures.drawable import Drawable
from game.ui.widgets.widget import Widget


class FormScene(Scene):
    """A screen of widgets, built anew whenever it is laid out; the focus stays where it was."""

    def __init__(self, context: AppContext) -> None:
        """An empty form; Escape calls :meth:`back`."""
        super().__init__(context.theme)
        self.context = context
        self.form = Form(context.theme, (), self.back)
        self.layers = DialogStack(self.form)

    def build(self) -> Sequence[Widget]:
        """The widgets of the screen, as roots of the form; each root is a zone for Tab.

        Raises:
            NotImplementedError: when a screen does not say which.
        """
        raise NotImplementedError

    def arrange(self, size: tuple[int, int]) -> None:
        """Give every root its place.

        Raises:
            NotImplementedError: when a screen does not say where.
        """
        raise NotImplementedError

    def back(self) -> None:
        """What Escape does: closes the screen."""
        self.context.stack.pop()

    def first_focus(self) -> Widget | None:
        """The widget the keyboard speaks to at first."""
        return None

    def layout(self, size: tuple[int, int]) -> None:
        """Build the widgets and find them their places."""
        super().layout(size)
        fresh = self.form.focused is None
        self.form.set(self.build())
        self.arrange(size)
        self.form.settle()
        if fresh:
            self.form.focus(self.first_focus(), self.context.last_input_was_key)
        self.layers.layout(size)

    def again(self) -> None:
        """Build everything anew after something was chosen."""
        self.layout(self.size)

    def event(self, e: pygame.event.Event) -> bool:
        """Pass an event to the form or the dialog over it."""
        return self.layers.event(e)

    def update(self, dt: float) -> bool:
        """Let the widgets move."""
        return self.layers.update(dt)

    def drawn(self) -> Sequence[Drawable]:
        """The widgets."""
        return self.layers.drawn()

    def describe(self) -> list[AccessibleNode]:
        """The widgets in words."""
        return self.layers.describe()
