"""The measured picture: a window, and where the cards lie that rest and that move."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

CARDS = 60
MOVING = 10
CARD_HEIGHT = 0.2
"""Of the window's height."""


class Pose(NamedTuple):
    """Where the middle of a card is, in pixels, and how it is turned, in degrees."""

    x: float
    y: float
    angle: float


def card_size(size: tuple[int, int]) -> tuple[int, int]:
    """Width and height of a card in pixels, five to seven."""
    height = int(size[1] * CARD_HEIGHT) // 7 * 7
    return height * 5 // 7, height


def resting(number: int, size: tuple[int, int]) -> Pose:
    """Where card *number* of those that do not move lies."""
    wide, tall = card_size(size)
    x = 40 + number % 13 * (size[0] - wide - 80) // 12 + wide // 2
    return Pose(x, size[1] // 20 + number // 13 * int(tall * 1.12) + tall // 2, 0)


def moving(number: int, frame: int, size: tuple[int, int]) -> Pose:
    """Where moving card *number* is in *frame*."""
    t = frame / 60
    x = size[0] * (0.5 + 0.38 * math.sin(t * 1.3 + number * 0.7))
    y = size[1] * (0.5 + 0.35 * math.cos(t * 1.7 + number * 1.1))
    return Pose(x, y, 25 * math.sin(t * 2 + number))


def open_window(size: tuple[int, int]) -> tuple[pygame.Window, pygame.Surface]:
    """A window and the surface that it shows."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("bench", size)
    return window, window.get_surface()
