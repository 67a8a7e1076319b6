"""The icon set of the application, drawn from the picture that the window has."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

from game.app.widgets import screen_drawings
from game.ui.pictures.svg_raster import rasterize_svg

SIDES = (16, 32, 128, 256, 512)
"""In points; each is drawn a second time for screens with two pixels a point."""


def write_icon_set(folder: Path) -> None:
    """Write every size into *folder*, under the names that ``iconutil`` wants."""
    folder.mkdir(parents=True, exist_ok=True)
    picture = screen_drawings.icon()
    for side in SIDES:
        for scale, ending in ((1, ""), (2, "@2x")):
            pixels = side * scale
            drawn = rasterize_svg(picture.svg, (pixels, pixels))
            pygame.image.save(drawn, folder / f"icon_{side}x{side}{ending}.png")


if __name__ == "__main__":
    write_icon_set(Path(sys.argv[1]))
