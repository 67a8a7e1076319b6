"""Full screen: the window fills the screen and gives it back, as the settings say."""

from __future__ import annotations

import pygame

from game.app.scenes.app_context import AppContext

TURNING = 1.0
"""Seconds a system takes at most to fill the screen or to give the window back."""


class FullScreen:
    """Whether a window fills the screen just now."""

    def __init__(self, context: AppContext, window: pygame.Window) -> None:
        """Begin with *window* as it was opened."""
        self._context = context
        self._window = window
        self._full = False
        self._turned = 0.0
        """When the window has arrived in full screen, or come back from it."""

    @property
    def settled(self) -> bool:
        """Whether the window is no full screen, and was none a moment ago."""
        return not self._full and self._context.now >= self._turned

    def is_asked(self, e: pygame.event.Event) -> bool:
        """Whether a key means full screen; not while one is waited for to be given a meaning."""
        if e.type != pygame.KEYDOWN or self._context.awaits_key:
            return False
        enter = e.key == pygame.K_RETURN and bool(e.mod & pygame.KMOD_ALT)
        return enter or self._context.keys.means(e, "full_screen")

    def switch(self) -> None:
        """Change the setting: full screen, or a window again."""
        self._context.change(fullscreen=not self._context.settings.fullscreen)

    def update(self) -> None:
        """Go to full screen and back, as the settings say."""
        settings = self._context.settings
        if self._full == settings.fullscreen:
            return
        self._full = settings.fullscreen
        if self._full:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
            if settings.maximised:
                self._window.maximize()
        self._turned = self._context.now + TURNING
