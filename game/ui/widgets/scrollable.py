"""Scrollable things: the one thing forms ask of them."""

from typing import Protocol

import pygame


class Scrollable(Protocol):
    """An area whose content can be moved up and down."""

    rect: pygame.Rect

    def scroll_by(self, pixels: float) -> bool:
        """Move the view down by *pixels*; True if it moved."""
        ...
