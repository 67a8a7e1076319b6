"""The early press: one that was meant for the table does not leave a sheet that was just laid."""

from __future__ import annotations

import pygame

CALM = 0.8
"""Seconds without a press before one counts: whoever hurries the last cards sees the sheet."""
PRESS_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


class EarlyPress:
    """Whether a press of a key or the mouse comes too early to be meant for a sheet."""

    def __init__(self, wanted: bool) -> None:
        """Begin to wait for a calm moment; no press is early unless that is *wanted*."""
        self._calm = CALM if wanted else 0.0

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while a press would be too early."""
        self._calm = max(0.0, self._calm - dt)
        return self._calm > 0

    def take(self, e: pygame.event.Event) -> bool:
        """Take *e* if it is an early press; the moment begins anew then."""
        key = e.type == pygame.KEYDOWN and e.key in PRESS_KEYS
        click = e.type == pygame.MOUSEBUTTONDOWN and e.button == 1
        if not self._calm or not (key or click):
            return False
        self._calm = CALM
        return True
