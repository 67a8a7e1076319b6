"""The keys of the play: which command a key means at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.app.scenes.app_context import AppContext
from game.ui.key_names import STRONG


class PlayKeys:
    """The commands of one table by their keys, which the settings may change."""

    def __init__(
        self, context: AppContext, commands: Callable[[], Mapping[str, Callable[[], None]]]
    ) -> None:
        """*commands* says what each command does now."""
        self._context = context
        self._commands = commands

    def press(self, e: pygame.event.Event) -> bool:
        """Do what a key means; False if it means nothing."""
        wanted = self.meant(e)
        if wanted is None:
            return False
        wanted()
        return True

    def meant(self, e: pygame.event.Event) -> Callable[[], None] | None:
        """What a key means; None if it means nothing."""
        commands = self._commands()
        if e.key == pygame.K_ESCAPE:
            return commands["menu"]
        if e.key == pygame.K_z and e.mod & STRONG and e.mod & pygame.KMOD_SHIFT:
            return commands["redo"]
        command = self._context.keys.command(e, commands)
        return None if command is None else commands[command]
