"""The icons of the application, drawn from the picture that the window has: PNG and SVG."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

from game.app.widgets import screen_drawings
from game.app.window.open_window import APPLICATION
from game.ui.pictures.svg_raster import rasterize_svg

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


def write_icons(share: Path) -> None:
    """Write every icon below *share* as the icon theme "hicolor" wants it."""
    picture = screen_drawings.icon()
    hicolor = share / "icons" / "hicolor"
    for side in SIZES:
        path = _place(hicolor / f"{side}x{side}", "png")
        pygame.image.save(rasterize_svg(picture.svg, (side, side)), path)
    _place(hicolor / "scalable", "svg").write_text(picture.svg + "\n", encoding="utf-8")


def _place(folder: Path, ending: str) -> Path:
    """Where the icon of one size lies; its folder is made."""
    path = folder / "apps" / f"{APPLICATION}.{ending}"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]))
