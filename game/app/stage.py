"""The stage: brings the top screen up to date on a surface, without a window or a clock."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.app.parlour import Parlour
from game.app.stack import Screen
from game.ui.canvas import Canvas, Drawn
from game.ui.describe import Described
from game.ui.picture import Size
from game.ui.pill import Toast


class Stage:
    """Passes events and time to the screen on top and paints it."""

    def __init__(self, parlour: Parlour, screen: pygame.Surface) -> None:
        """Plays on *screen*, whose size may change later: see :meth:`resize`."""
        self.parlour = parlour
        self.screen = screen
        self.canvas = Canvas(screen)
        self.moving = True
        """Whether the screen on top moves or waits for somebody who thinks."""
        self.busy = True
        """The same, or a sentence hangs over it for a while."""
        self._layer: tuple[Screen, Size, Hashable] | None = None
        """Of which screen the still layer is, in which size, and its stamp."""
        self._toast: Toast | None = None

    def resize(self, screen: pygame.Surface) -> None:
        """Takes a surface of another size and lays everything out anew."""
        self.screen = screen
        self.canvas = Canvas(screen)
        self.parlour.measure(screen.get_size())
        self.parlour.stack.changed = True

    def event(self, e: pygame.event.Event) -> bool:
        """Passes an event on; False if it meant nothing to anybody."""
        stack = self.parlour.stack
        self._settle()
        toast = self._toast
        pressed = e.type == pygame.MOUSEBUTTONDOWN
        if pressed or e.type == pygame.KEYDOWN:
            self.parlour.by_keys = not pressed
        if pressed and toast is not None and toast.pill().collidepoint(e.pos):
            self._toast = None
            return True
        if stack.top.event(e):
            return True
        if e.type == pygame.KEYDOWN:
            return self._key(e)
        return False

    def frame(self, dt: float) -> bool:
        """Lets *dt* seconds pass and paints; True if the picture changed."""
        self.pass_time(dt)
        return self.paint()

    def pass_time(self, dt: float) -> None:
        """Lets *dt* seconds pass."""
        self._settle()
        self.parlour.now += dt
        self.parlour.keep_when_calm()
        scene = self.parlour.stack.top
        moving = scene.update(dt)
        self._settle()
        self.moving = moving or self.parlour.stack.quitting
        self.busy = self._update_toast(dt) or self.moving

    def paint(self) -> bool:
        """Paints the screen on top; True if the picture changed."""
        scene = self.parlour.stack.top
        layer = (scene, self.screen.get_size(), scene.backdrop_stamp())
        if layer != self._layer:
            self._layer = layer
            self.canvas.set_layer(scene.backdrop(self.screen.get_size()))
        return self.canvas.paint(self.drawn())

    def drawn(self) -> list[Drawn]:
        """Everything on the screen, lowest first."""
        self._settle()  # a window that changes its size asks before time has passed
        things = list(self.parlour.stack.top.drawn())
        if self._toast is not None:
            things += self._toast.drawn()
        return things

    def describe(self) -> list[Described]:
        """Everything on the screen in words."""
        told = self.parlour.stack.top.describe()
        if self._toast is not None:
            told += self._toast.describe()
        return told

    def expose(self) -> None:
        """Paints everything again next time: the window was covered."""
        self.canvas.damage_all()

    def _settle(self) -> None:
        """Lays the top screen out if it is new or sizes were changed."""
        parlour, size = self.parlour, self.screen.get_size()
        while parlour.stack.changed or parlour.relayout:
            if parlour.relayout:
                parlour.relayout = False
                parlour.raster.clear()
            else:
                parlour.keep()
            parlour.stack.changed = False
            self._layer = None
            parlour.stack.top.layout(size)
            if self._toast is not None:
                self._place(self._toast)

    def _update_toast(self, dt: float) -> bool:
        toasts = self.parlour.toasts
        hurry, self.parlour.hurry = self.parlour.hurry, False
        if self._toast is not None and (hurry or not self._toast.update(dt)):
            self._toast = None
        if self._toast is None and toasts:
            self._toast = Toast(self.parlour.theme, toasts.pop(0))
            self._place(self._toast)
            self.parlour.stack.top.told(self._toast.label)
        return self._toast is not None

    def _place(self, toast: Toast) -> None:
        toast.place(self.parlour.stack.top.free_strip(lambda wide: toast.wanted(wide)[1]))

    def _key(self, e: pygame.event.Event) -> bool:
        parlour = self.parlour
        strong = bool(e.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if e.key == pygame.K_q and strong:
            parlour.stack.quit()
        elif e.key == pygame.K_m and not strong:
            parlour.change(mute=not parlour.settings.mute)
            parlour.say("Sound off." if parlour.settings.mute else "Sound on.", at_once=True)
        else:
            return False
        return True
