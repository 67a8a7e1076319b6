"""Wallpaper: printed paper behind sheets, rules and set-up."""

from game.art.backdrops.table_shape import SHEET_HEIGHT
from game.art.palette import (
    NIGHT,
    mix,
)
from game.art.svg import document, glow, path, rect


def leaf_wall(wide: float, base: str, ink: str) -> str:
    """Printed wall paper: three-leaved sprigs in staggered rows."""
    sprigs = []
    for row in range(14):
        x = 40.0 if row % 2 else 0.0
        y = row * 80 + 10
        while x < wide + 40:
            sprigs.append(
                f"M{x},{y - 16}c6.4,8 6.4,17.6 0,25.6c-6.4,-8 -6.4,-17.6 0,-25.6Z"
                f"M{x - 3.2},{y + 11.2}c-8,-1.6 -12.8,-8 -12.8,-14.4c8,1.6 12.8,8 12.8,14.4Z"
                f"M{x + 3.2},{y + 11.2}c8,-1.6 12.8,-8 12.8,-14.4c-8,1.6 -12.8,8 -12.8,14.4Z"
            )
            x += 80
    return rect(0, 0, wide, SHEET_HEIGHT, 0, base) + path("".join(sprigs), ink)


def sheet_backdrop(width: float, height: float, accent_ink: str) -> str:
    """The papered wall behind score sheets, rules and set-up, toned by the game's accent."""
    wide = width * SHEET_HEIGHT / height
    base, ink = mix(NIGHT, accent_ink, 0.24), mix(NIGHT, accent_ink, 0.5)
    body = leaf_wall(wide, base, ink) + glow(wide * 0.26, 240, 1000, 0.42)
    return document(width, height, body, (0, 0, wide, SHEET_HEIGHT))
