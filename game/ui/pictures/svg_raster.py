"""The SVG raster: SVG text and its letters, painted sharp at the size they are shown."""

from io import BytesIO
from typing import TypeAlias

import pygame

from game.art.svg_picture import Lettering, SvgPicture
from game.ui.text.fonts import FACES
from game.ui.text.text_renderer import TextRenderer, TextStyle

Size: TypeAlias = tuple[int, int]


def rasterize_svg(svg: str, size: Size, *, opaque: bool = False) -> pygame.Surface:
    """Return *svg* painted in exactly *size* pixels, in the format that is quick to blit.

    What is *opaque* comes in that of the window, which can then be shown as it is.

    The reader may return one pixel too many, so its picture is laid on a sheet of
    the right size. Safe on any thread.
    """
    width, height = max(1, size[0]), max(1, size[1])
    sheet = pygame.Surface((width, height), 0 if opaque else pygame.SRCALPHA)
    sheet.blit(pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height)), (0, 0))
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return sheet.convert() if opaque else sheet.convert_alpha()
    return sheet


def rasterize_picture(drawing: SvgPicture, size: Size, letters: TextRenderer) -> pygame.Surface:
    """Return a drawing with its letters in exactly *size* pixels.

    A thread of its own passes a type case of its own (`Type.twin`).
    """
    sheet = rasterize_svg(drawing.svg, size, opaque=drawing.opaque)
    scale = min(size[0] / drawing.width, size[1] / drawing.height)
    left = (size[0] - drawing.width * scale) / 2
    top = (size[1] - drawing.height * scale) / 2
    for one in drawing.letters:
        line = _line(one, max(1, round(one.size * scale)), letters)
        style = TextStyle(FACES[one.face], max(1, round(one.size * scale)))
        shift = {"l": 0.0, "m": 0.5, "r": 1.0}[one.anchor] * line.get_width()
        x = left + one.x * scale - shift
        y = top + one.y * scale - letters.ascent(style)
        if one.turned:
            line = pygame.transform.rotate(line, 180)
            x, y = size[0] - x - line.get_width(), size[1] - y - line.get_height()
        sheet.blit(line, (round(x), round(y)))
    if drawing.over:
        sheet.blit(rasterize_svg(drawing.over, size), (0, 0))
    return sheet


def _line(one: Lettering, px: int, letters: TextRenderer) -> pygame.Surface:
    """One line of letters, set apart by its tracking."""
    style = TextStyle(FACES[one.face], px)
    if not one.tracking:
        return letters.render(one.text, style, one.colour)
    gap = one.tracking * px / one.size
    pieces = [letters.render(letter, style, one.colour) for letter in one.text]
    steps = [letters.size(letter, style)[0] + gap for letter in one.text]
    width = max(1, round(sum(steps) - gap + max(0.0, -gap)))
    line = pygame.Surface((width, letters.height(style)), pygame.SRCALPHA)
    x = 0.0
    for piece, step in zip(pieces, steps, strict=True):
        line.blit(piece, (round(x), 0))
        x += step
    return line
