"""The evening sky: what is seen before any picture is painted."""

from __future__ import annotations

import pygame

from game.art.palette import DUSK_HIGH, DUSK_LOW, DUSK_TOP, NIGHT


def dusk_sky(size: tuple[int, int]) -> pygame.Surface:
    """The evening sky in *size* pixels, in a moment: a few inks drawn out over the window."""
    inks = (DUSK_TOP, DUSK_HIGH, DUSK_LOW, NIGHT)
    small = pygame.Surface((2, len(inks)))
    for row, ink in enumerate(inks):
        small.fill(ink, (0, row, 2, 1))
    return pygame.transform.smoothscale(small, size)
