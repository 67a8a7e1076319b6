"""Key names: how a pressed key is printed, by what it types and by its place."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import pygame

STRONG: Final = pygame.KMOD_CTRL | pygame.KMOD_META
"""Held with a key, they make another key of it."""
_NAMES: Final[Mapping[int, str]] = MappingProxyType(
    {
        pygame.K_ESCAPE: "Esc", pygame.K_RETURN: "Enter", pygame.K_KP_ENTER: "Enter",
        pygame.K_SPACE: "Space", pygame.K_PAGEUP: "Page Up", pygame.K_PAGEDOWN: "Page Down",
        pygame.K_PRINTSCREEN: "Print Screen", pygame.K_SCROLLOCK: "Scroll Lock",
        pygame.K_PAUSE: "Pause",
    }
)  # fmt: skip


def key_name(e: pygame.event.Event) -> str:
    """The pressed key as it is printed, with Ctrl and Shift where they are held."""
    return key_names(e)[0]


def key_names(e: pygame.event.Event) -> list[str]:
    """The names a pressed key has: by what it types, and by its place on the keyboard."""
    strong, shift = bool(e.mod & STRONG), bool(e.mod & pygame.KMOD_SHIFT)
    typed = str(getattr(e, "unicode", ""))
    names = []
    if not strong and len(typed) == 1 and typed.isprintable() and not typed.isspace():
        names.append(typed.upper())
    name = _NAMES.get(e.key) or pygame.key.name(e.key)
    name = name.upper() if len(name) == 1 else name[:1].upper() + name[1:]
    if strong or not (shift and len(name) == 1):
        names.append(f"{'Ctrl+' if strong else ''}{'Shift+' if shift else ''}{name}")
    return names or [name]


def shifted_digit(e: pygame.event.Event) -> int | None:
    """The digit of the upper row that is pressed with Shift, whatever it types; None if none is."""
    return row_digit(e) if e.mod & pygame.KMOD_SHIFT else None


def row_digit(e: pygame.event.Event) -> int | None:
    """The digit from 1 to 9 at the place of the pressed key in the upper row; None elsewhere.

    By its place: on French keyboards, among others, the row types its digits with Shift only.
    """
    place = getattr(e, "scancode", 0) - pygame.KSCAN_1 + 1
    if 1 <= place <= 9:
        return int(place)
    return e.key - pygame.K_0 if pygame.K_1 <= e.key <= pygame.K_9 else None
