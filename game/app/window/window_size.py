"""The size of the window: it is kept with the settings, so that it opens as it was left."""

from __future__ import annotations

import pygame

from game.app.scenes.app_context import AppContext


def keep_window_size(context: AppContext, window: pygame.Window) -> None:
    """Keep how wide and high *window* is, unless it is maximised or fills the screen."""
    settings = context.settings
    if not settings.fullscreen and not settings.maximised:
        context.change(width=window.size[0], height=window.size[1])
