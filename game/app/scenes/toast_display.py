"""The toast display: one waiting sentence after the other hangs over the screen for a while."""

from __future__ import annotations

from game.app.scenes.app_context import AppContext
from game.app.scenes.scene import Scene
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.smaller_letters import smaller_themes
from game.ui.widgets.toast import Toast


class ToastDisplay:
    """The sentence that is shown just now, if there is one."""

    def __init__(self, context: AppContext) -> None:
        """Show what waits in the queue of *context*."""
        self._context = context
        self._toast: Toast | None = None
        self._answered: Scene | None = None
        """The screen which the sentence that is shown answers to, if it does."""

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while a sentence hangs there."""
        toasts, urgent = self._context.toasts, self._context.toasts.urgent
        top = self._context.stack.top
        if self._toast is not None and (urgent or not self._toast.update(dt)):
            self._toast = None
        if self._toast is not None and self._toast.label == toasts.withdrawn:
            self._toast = None
        toasts.withdrawn = ""
        if self._toast is None and toasts.waiting:
            self._toast = Toast(self._context.theme, toasts.pop())
            self._answered = top if urgent else None
            self.place()
            if not urgent:
                top.on_toast(self._toast.label)
        return self._toast is not None

    def press(self, pos: tuple[int, int]) -> bool:
        """Take the sentence away if it hangs at *pos* pixels."""
        if self._toast is None or not self._toast.pill().collidepoint(pos):
            return False
        self._toast = None
        return True

    def screen_changed(self) -> None:
        """Take an answer away with the screen to which it was given."""
        if self._answered not in (None, self._context.stack.top):
            self._toast = self._answered = None

    def place(self) -> None:
        """Hang the sentence where it hides least of the screen on top.

        Where it would hide what is kept free there, its letters are smaller.
        """
        toast, top = self._toast, self._context.stack.top
        if toast is None:
            return
        for theme in smaller_themes(self._context.theme):
            toast.theme = theme
            strip = top.free_strip(lambda wide: toast.wanted(wide)[1])
            toast.place(strip)
            if strip.collidelist(list(top.kept_areas())) < 0:
                break

    def drawn(self) -> list[Drawable]:
        """The sentence."""
        return [] if self._toast is None else list(self._toast.drawn())

    def describe(self) -> list[AccessibleNode]:
        """The sentence in words."""
        return [] if self._toast is None else self._toast.describe()
