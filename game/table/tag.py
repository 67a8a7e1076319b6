"""The tag: a short word on a night pill, to lie on a card."""

from __future__ import annotations

import pygame

from game.art.palette import BRASS, NIGHT, PAPER
from game.table.signs import line
from game.ui.drawing import pill
from game.ui.theme import Theme


def tag_picture(theme: Theme, text: str) -> pygame.Surface:
    """A short word on a night pill with a brass edge, to lie on a card."""
    style = theme.style("small")
    word = line(theme, text, style, PAPER, dark=True)
    size = (word.get_width() + theme.units(1.5), word.get_height() + theme.units(0.3))
    key = ("tag", text, style)

    def draw() -> str:
        return pill(theme.units, *size, NIGHT, BRASS)

    sheet = theme.chrome.piece(key, size, draw).copy()
    sheet.blit(word, word.get_rect(center=sheet.get_rect().center))
    return sheet
