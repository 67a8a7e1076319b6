"""The picture of a badge: what a player wears or shows, at its place on the portrait."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.art.icons.tokens import token
from game.table.layout.seating import Chair
from game.ui.cached_sprite import CachedSprites


class BadgePlace(Protocol):
    """A search for a box about a point of the table on a picture; lengths in u."""

    def __call__(self, x: float, y: float, wide: float, tall: float | None = None) -> pygame.Rect:
        """Return the box, whose middle lies at (*x*, *y*), in pixels."""
        ...


def paint_badge(
    sprites: CachedSprites, sheet: pygame.Surface, kind: str, chair: Chair, place: BadgePlace
) -> None:
    """Paint the badge of this *kind* at its place on the portrait of *chair*."""
    r = chair.r
    spots = {
        "hat": (chair.x - r * 0.24, chair.y - r * 0.82, r * 1.5, 14.0),
        "mask": (chair.x, chair.y - r * 0.06, r * 1.25, 0.0),
        "dealer": (chair.x - r * 0.84, chair.y + r * 0.62, r * 0.7, 0.0),
        "spark": (chair.x + r * 0.86, chair.y - r * 0.7, r * 0.62, 0.0),
        "goat": (chair.x - r * 0.9, chair.y + r * 0.5, r * 0.94, 0.0),
        "last_card": (chair.x + r * 0.86, chair.y - r * 0.62, r * 0.72, 0.0),
        "war": (chair.x - r * 0.86, chair.y - r * 0.66, r * 0.86, 0.0),
    }
    x, y, wide, turn = spots.get(kind, (chair.x - r * 0.86, chair.y - r * 0.6, r * 0.6, 0.0))
    sprites.draw_picture(sheet, ("token", kind), lambda: token(kind), place(x, y, wide), turn)
