"""The scene host: brings the top screen up to date on a surface, without a window or a clock."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.global_keys import press_global_key
from game.app.scenes.scene import Scene
from game.app.scenes.scene_transition import SceneTransition
from game.app.scenes.toast_display import ToastDisplay
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.canvas import Canvas
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.svg_raster import Size

TYPING_EVENTS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)
INPUT_EVENTS = (
    *TYPING_EVENTS, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
)  # fmt: skip
"""Events that answer to what is on the screen."""


class SceneHost:
    """The way of events and time to the screen on top, which is painted here."""

    def __init__(self, context: AppContext, screen: pygame.Surface) -> None:
        """Play on *screen*, whose size may change later: see :meth:`resize`."""
        self.context = context
        self.screen = screen
        self.canvas = Canvas(screen)
        self.moving = True
        """Whether the screen on top moves or waits for somebody who thinks."""
        self.busy = True
        """The same, or a sentence hangs over it for a while."""
        self._layer: tuple[Scene, Size, Hashable] | None = None
        """Of which screen the still layer is, in which size, and its stamp."""
        self._toasts = ToastDisplay(context)
        self._transition = SceneTransition()
        self._coming: Scene | None = None
        self.seen: Scene | None = None
        """The screen that is seen, which is not the one on top before that one is whole."""
        self._exposed = False
        self._early: list[pygame.event.Event] = []
        """Keys for a screen that is not seen yet."""

    @property
    def waiting(self) -> bool:
        """Whether a picture is waited for before anything new is shown."""
        return self._transition.withheld

    def resize(self, screen: pygame.Surface) -> None:
        """Take a surface of another size and lay everything out anew.

        What is on the surface, the old picture in the new size, stays until all is painted.
        """
        self._transition.begin(screen, not self.context.theme.preferences.still)
        self.screen = screen
        self.canvas = Canvas(screen)
        self.context.measure(screen.get_size())
        self.context.stack.changed = True

    def event(self, e: pygame.event.Event) -> bool:
        """Pass an event on; False if it meant nothing to anybody.

        A screen that is not seen yet gets what was typed as soon as it is; a press was for what
        is seen still, and that screen is closed.
        """
        stack = self.context.stack
        self._settle()
        if stack.top is not self.seen and e.type in INPUT_EVENTS:
            if e.type in TYPING_EVENTS:
                self._early.append(e)
            elif e.type == pygame.MOUSEMOTION:
                self._early = [each for each in self._early if each.type != e.type] + [e]
            return True
        pressed = e.type == pygame.MOUSEBUTTONDOWN
        if pressed or e.type == pygame.KEYDOWN:
            self.context.last_input_was_key = not pressed
        if pressed and self._toasts.press(e.pos):
            return True
        if stack.top.event(e):
            return True
        if e.type == pygame.KEYDOWN:
            return press_global_key(self.context, e)
        return False

    def frame(self, dt: float) -> bool:
        """Let *dt* seconds pass and paint; True if there is another picture to show.

        Nothing is shown before all its pictures are painted, and no time passes on the screen
        meanwhile; see :class:`game.app.scenes.scene_transition.SceneTransition`.
        """
        transition, raster = self._transition, self.context.raster
        if transition.wait(dt, raster.lacking):
            self.context.now += dt
            return self._still_seen()
        missed, held = raster.missed, transition.withheld
        self.pass_time(0.0 if held else dt)
        if held:
            self.context.now += dt
        top = self.context.stack.top
        if top is not self.seen and top is not self._coming:
            self._coming = top
            self.canvas.forget_still()
            transition.begin(self.screen, not self.context.theme.preferences.still)
        if transition.active:
            self.canvas.damage_all()
        painted = self.paint()
        if not transition.accept_frame(raster.missed == missed):
            self.moving = self.busy = True
            return self._still_seen()
        self._show(top)
        if transition.before is not None:
            transition.fade(self.screen, dt)
            self.moving = self.busy = painted = True
        return painted

    def pass_time(self, dt: float) -> None:
        """Let *dt* seconds pass."""
        self._settle()
        self.context.now += dt
        self.context.save_settings_when_calm()
        for each in self.context.stack.scenes:
            each.keep()
        scene = self.context.stack.top
        moving = scene.update(dt)
        self._settle()
        self.moving = moving or self.context.stack.quitting
        self.busy = self._toasts.update(dt) or self.moving

    def paint(self) -> bool:
        """Paint the screen on top; True if the picture changed."""
        scene = self.context.stack.top
        layer = (scene, self.screen.get_size(), scene.backdrop_stamp())
        if layer != self._layer:
            self._layer = layer
            self.canvas.set_layer(scene.backdrop(self.screen.get_size()))
        return self.canvas.paint(self.drawn())

    def drawn(self) -> list[Drawable]:
        """Everything on the screen, lowest first."""
        self._settle()  # a window that changes its size asks before time has passed
        return [*self.context.stack.top.drawn(), *self._toasts.drawn()]

    def describe(self) -> list[AccessibleNode]:
        """Everything on the screen in words."""
        return [*self.context.stack.top.describe(), *self._toasts.describe()]

    def expose(self) -> None:
        """Paint everything again next time: the window was covered."""
        self._exposed = True
        self.canvas.damage_all()

    def picture(self) -> pygame.Surface:
        """What is seen now, on a surface of its own."""
        before = self._transition.before
        if before is not None and self._transition.withheld:
            return before
        seen = pygame.Surface(self.canvas.layer.get_size())
        seen.blit(self.canvas.layer, (0, 0))
        for thing in self.drawn():
            thing.paint(seen)
        return seen

    def _still_seen(self) -> bool:
        """Show the picture before once more if the window was covered; True if it was."""
        covered, self._exposed = self._exposed, False
        before = self._transition.before
        if covered and before is not None:
            before.set_alpha(None)
            self.screen.blit(before, (0, 0))
        return covered and before is not None

    def _show(self, top: Scene) -> None:
        """Show *top* from now on, and let it hear what was typed for it."""
        self._exposed = False
        if top is self.seen:
            return
        self.seen = top
        early, self._early = self._early, []
        for e in early:
            self.event(e)

    def _settle(self) -> None:
        """Lay the top screen out if it is new or sizes were changed."""
        context, size = self.context, self.screen.get_size()
        while context.stack.changed or context.layout_needed:
            if context.layout_needed:
                context.layout_needed = False
                context.raster.clear()
            else:
                context.save_settings()
            context.stack.changed = False
            self._layer = None
            self._toasts.screen_changed()
            context.stack.top.layout(size)
            self._toasts.place()
