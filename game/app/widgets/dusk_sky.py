"""The evening sky: what is seen before any picture is painted."""

from __future__ import annotations

import pygame

from game.art.palette import DUSK_HIGH, DUSK_LOW, DUSK_TOP, NIGHT


def dusk_sky(size: tuple[int, int]) -> pygame.Surface:
    """The evening sky in *size* pixels, in a moment: a few inks drawn out over the window."""
    sky = pygame.Surface(size)
    paint_dusk(sky)
    return sky


def paint_dusk(sky: pygame.Surface) -> None:
    """Paint all of a surface without alpha, which the *sky* is to be."""
    inks = (DUSK_TOP, DUSK_HIGH, DUSK_LOW, NIGHT)
    small = pygame.Surface((2, len(inks)), 0, sky)
    for row, ink in enumerate(inks):
        small.fill(ink, (0, row, 2, 1))
    pygame.transform.smoothscale(small, sky.get_size(), sky)
