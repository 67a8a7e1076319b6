"""The mouse in pixels: on dense screens the system tells its place in points."""

from __future__ import annotations

import pygame


def in_pixels(e: pygame.event.Event, pixels: int, points: int) -> pygame.event.Event:
    """The same event with the mouse in pixels, in a window so many *pixels* and *points* wide."""
    if pixels == points or not hasattr(e, "pos"):
        return e
    told = dict(e.__dict__)
    for key in ("pos", "rel"):
        if key in told:
            told[key] = tuple(round(each * pixels / points) for each in told[key])
    return pygame.event.Event(e.type, told)
