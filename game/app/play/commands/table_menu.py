"""The table menu: what a scene asks of the menu at its table, and of its keys."""

from __future__ import annotations

from typing import Protocol

import pygame


class TableMenu(Protocol):
    """The menu at a table, and the keys that mean something there besides play."""

    def pause(self) -> None:
        """Lay the menu over the table."""
        ...

    def event(self, e: pygame.event.Event) -> bool:
        """Take an event while the menu is open; True if it meant something."""
        ...

    def press(self, e: pygame.event.Event) -> bool:
        """Do what a key means; False if it means nothing."""
        ...
