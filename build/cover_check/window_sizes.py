"""Window sizes: one table seen in windows and letters of every size, one after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame
from gallery.camera import Camera

from game.ui.pictures.picture_loader import PictureLoader
from game.ui.text.text_renderer import TextRenderer

ROOM = 1500 * 1024 * 1024
"""Bytes for the pictures of all sizes together."""


class WindowSize(NamedTuple):
    """A window of so many pixels, and letters so large."""

    width: int
    height: int
    text: float

    def __str__(self) -> str:
        return f"{self.width}x{self.height}@{self.text:g}"


class KeptPictures(PictureLoader):
    """Pictures that are kept when the size changes: each size comes again and again."""

    def __init__(self) -> None:
        """Paint each at once."""
        super().__init__(TextRenderer(), ROOM, at_once=True)

    def clear(self) -> None:
        """Keep everything: pictures are told apart by their sizes."""


def in_each_size(camera: Camera, sizes: Sequence[WindowSize]) -> Iterator[WindowSize]:
    """Resize the window again and again, with no time passing; the last size stays."""
    for each in sizes:
        resize(camera, each)
        yield each


def resize(camera: Camera, size: WindowSize) -> None:
    """Give the window its *size* and lay everything out; no time passes."""
    if camera.stage.screen.get_size() != (size.width, size.height):
        camera.stage.resize(pygame.Surface((size.width, size.height)))
    if camera.context.settings.text_scale != size.text:
        camera.context.change(text_scale=size.text)
    camera.stage.pass_time(0.0)
    camera.stage.pass_time(0.0)
