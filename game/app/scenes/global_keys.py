"""The global keys: what a key means on every screen: quit, mute, and the sheet of keys."""

from __future__ import annotations

import pygame

from game.app.scenes.app_context import AppContext


def press_global_key(context: AppContext, e: pygame.event.Event) -> bool:
    """Do what a key means on every screen; False if it means nothing there."""
    command = context.keys.command(e, ("quit", "mute", "keys"))
    if command == "quit":
        context.stack.quit()
    elif command == "mute":
        context.switch_sound()
    elif command == "keys" and context.stack.top.shows_keys:
        context.show_keys()
    else:
        return False
    return True
