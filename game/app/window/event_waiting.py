"""Waiting for events: a still window sleeps until something happens or a picture arrives."""

from __future__ import annotations

import contextlib

import pygame

STILL_MS = 1000
"""How long a still table waits for an event before it looks up anyway."""
NAP_MS = 12
"""How long it sleeps at a time: SDL's own waiting looks up every millisecond on some systems."""


def wake_window() -> None:
    """Tell a still window that a picture has arrived; any thread may call it."""
    with contextlib.suppress(pygame.error):  # the queue is full or gone: it is awake or closing
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))


def next_events() -> list[pygame.event.Event]:
    """Sleep until something happens, for :data:`STILL_MS` at most."""
    for _ in range(STILL_MS // NAP_MS):
        events = pygame.event.get()
        if events:
            return events
        pygame.time.wait(NAP_MS)
    return []
