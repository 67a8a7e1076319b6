"""The card sheet: every kind of card on one picture, large, small, and in four colours."""

from __future__ import annotations

import pygame

from gallery.camera import Lens
from game.app.widgets.picture_sprite import PictureSprite
from game.art.cards import card_backs, card_faces
from game.art.palette import COLUMN, FELT, FELT_EDGE, FELT_LIGHT
from game.art.svg_picture import SvgPicture
from game.ui.pictures.svg_raster import rasterize_picture
from game.ui.theme import Theme
from game.ui.units import Units

SUITS = "shdc"
RANKS = (14, 10, 11, 12, 13)
FOUR = card_faces.FaceStyle(four_colours=True, large_index=True)
ACROSS = 9
RATIO = 7 / 5


def card_sheet(lens: Lens) -> pygame.Surface:
    """Courts, aces and tens, four jokers and five backs; below them the same small."""
    size = lens.size
    theme = Theme(Units(*size))
    sheet = pygame.transform.smoothscale(_felt(), size)
    large = [card_faces.face(rank, suit) for suit in SUITS for rank in RANKS]
    tens = [card_faces.face(10, suit) for suit in SUITS]
    jokers = [card_faces.joker(n) for n in (1, 2, 3, 4)]
    large = [one for one in large if one not in tens[1:]] + [card_faces.face(7, "d"), *jokers]
    large += [card_backs.back(kind) for kind in card_backs.BACKS]
    small = large[:17] + jokers
    plain = [card_faces.face(rank, suit, FOUR) for suit in SUITS for rank in RANKS]
    tall, gap = round(size[1] * 0.263), round(size[1] * 0.008)
    y = gap
    for start in range(0, len(large), ACROSS):
        _row(theme, sheet, large[start : start + ACROSS], tall, y, gap)
        y += tall + gap
    low = (size[1] - y) // 2 - gap
    _row(theme, sheet, small, low, y, gap)
    right = _row(theme, sheet, plain, low, y + low + gap, gap)
    style = theme.style("spoken")
    for number, words in enumerate(("large index", "four colours")):
        line = theme.type.render(words, style, COLUMN)
        sheet.blit(line, (right + 2 * gap, y + low + gap + gap + number * line.get_height()))
    return sheet


def _row(
    theme: Theme, sheet: pygame.Surface, row: list[SvgPicture], tall: int, top: int, gap: int
) -> int:
    """Lay cards side by side; return where the row ends."""
    wide = round(tall / RATIO)
    step = min(wide + gap, (sheet.get_width() - 2 * gap - wide) // max(1, len(row) - 1))
    if len(row) == ACROSS:
        step = (sheet.get_width() - 2 * gap - wide) // (ACROSS - 1)
    for number, picture in enumerate(row):
        card = rasterize_picture(picture, (wide, tall), theme.type)
        centre = (gap + number * step + wide // 2, top + tall // 2)
        PictureSprite(theme, card, centre, height=0).paint(sheet)
    return gap + (len(row) - 1) * step + wide


def _felt() -> pygame.Surface:
    """The felt in a few inks, light in the middle."""
    small = pygame.Surface((3, 3))
    small.fill(FELT_EDGE)
    for at in ((1, 0), (0, 1), (2, 1), (1, 2)):
        small.set_at(at, FELT)
    small.set_at((1, 1), FELT_LIGHT)
    return small
