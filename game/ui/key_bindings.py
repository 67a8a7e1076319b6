"""The key bindings: which command a key means now, and how the key of a command is printed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

import pygame

from game.key_commands import COMMANDS, EVERYWHERE, TABLE, USUAL_KEYS
from game.ui.key_names import key_names


class KeyBindings:
    """The keys of all commands: the usual ones, and those that were changed."""

    def __init__(self, changed: Mapping[str, str] = MappingProxyType({})) -> None:
        """The usual keys but for those *changed*, by command."""
        self._keys = {**USUAL_KEYS, **changed}

    def key(self, command: str) -> str:
        """The key of *command* as it is printed."""
        return self._keys[command]

    def owner(self, key: str) -> str | None:
        """The command that *key* means; None if it means none."""
        return next((command for command, each in self._keys.items() if each == key), None)

    def means(self, e: pygame.event.Event, command: str) -> bool:
        """Whether the event presses the key of *command*."""
        return self.command(e, (command,)) is not None

    def command(self, e: pygame.event.Event, among: Iterable[str]) -> str | None:
        """The command of *among* that the event presses the key of; None if there is none."""
        if e.type != pygame.KEYDOWN:
            return None
        names = key_names(e)
        return next((command for command in among if self._keys[command] in names), None)

    def label(self, text: str, command: str) -> str:
        """*text* with the key of *command* in brackets."""
        return f"{text} ({self.key(command)})"

    def fill(self, text: str) -> str:
        """*text* with the keys of commands in their places: ``{hint} gives a hint``."""
        return text.format_map(self._keys)

    @property
    def letters(self) -> frozenset[str]:
        """Single signs that mean a command at the table: no button there may have them."""
        places = (EVERYWHERE, TABLE)
        keys = (self._keys[each.id] for each in COMMANDS if each.place in places)
        return frozenset(key for key in keys if len(key) == 1)
