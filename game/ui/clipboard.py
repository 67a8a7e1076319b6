"""The clipboard of the desktop, where there is one."""

from __future__ import annotations

import pygame


def copy_text(text: str) -> bool:
    """Put *text* on the clipboard; False where there is none."""
    try:
        from pygame import scrap

        scrap.put_text(text)
    except (ImportError, NotImplementedError, pygame.error):
        return False
    return True


def pasted_text() -> str:
    """The text on the clipboard; empty without one."""
    try:
        from pygame import scrap

        return scrap.get_text() if scrap.has_text() else ""
    except (ImportError, NotImplementedError, pygame.error):
        return ""
