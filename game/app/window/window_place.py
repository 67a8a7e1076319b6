"""The window's place: position, size and whether it is maximised, kept from start to start."""

from __future__ import annotations

import pygame

from game.app.scenes.app_context import AppContext
from game.app.window.full_screen import FullScreen

CALM = 0.3
"""Seconds without a further change before position and size are kept: a maximised window moves
before it says what it is."""
POSITIONED = ("x11", "windows", "cocoa")
"""Video drivers of systems that tell a program where its window is, and put it there."""


class WindowPlace:
    """What is kept of a window while it is moved and sized; nothing while it fills the screen."""

    EVENTS = (pygame.WINDOWMOVED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)

    def __init__(self, context: AppContext, window: pygame.Window, full_screen: FullScreen) -> None:
        """Keep the place of *window* in the settings of *context*."""
        self._context = context
        self._window = window
        self._full_screen = full_screen
        self._calm = 0.0

    @property
    def changing(self) -> bool:
        """Whether something was changed just now that is not kept yet."""
        return self._calm > 0

    def take(self, e: pygame.event.Event) -> None:
        """Take one of the :data:`EVENTS`."""
        if e.type == pygame.WINDOWMOVED:
            self.changed()
        elif self._full_screen.settled:
            self._context.change(maximised=e.type == pygame.WINDOWMAXIMIZED)

    def changed(self) -> None:
        """Keep position and size once they stay as they are now."""
        self._calm = CALM

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass."""
        before, self._calm = self._calm, max(0.0, self._calm - dt)
        if before > 0 and not self.changing:
            self._keep()

    def finish(self) -> None:
        """Keep what was changed a moment before the window closes."""
        self.update(CALM)

    def _keep(self) -> None:
        context = self._context
        settings = context.settings
        if settings.fullscreen or settings.maximised or not self._full_screen.settled:
            return
        width, height = self._window.size
        position = settings.position
        if pygame.display.get_driver() in POSITIONED:
            screens = pygame.display.get_desktop_sizes()
            position = (*self._window.position, *(side for size in screens for side in size))
        if (width, height, position) != (settings.width, settings.height, settings.position):
            context.change(width=width, height=height, position=position)
