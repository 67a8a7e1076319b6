"""The lesson ring of a card that lies turned: its line is even, and closed inside the window."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.table.painting.lesson_ring import CardLessonRing
from tests.table.conftest import Play

SIZE = (1280, 720)


def painted(play: Callable[..., Play], middle: tuple[int, int], turn: float) -> pygame.Surface:
    theme = play(size=SIZE).theme
    sheet = pygame.Surface(SIZE, pygame.SRCALPHA)
    CardLessonRing(theme, (110, 154), pygame.Vector2(middle), turn).paint(sheet)
    return sheet


@pytest.mark.parametrize("turn", [0.0, 3.0, 7.3, -5.0, 11.0])
def test_the_line_is_as_thick_in_every_row(play: Callable[..., Play], turn: float) -> None:
    sheet = painted(play, (300, 300), turn)
    thick = [sum(sheet.get_at((x, y)).a / 255 for x in range(300)) for y in range(270, 330)]
    assert min(thick) > 2
    assert max(thick) - min(thick) < 0.1


@pytest.mark.parametrize("turn", [0.0, -14.0, 3.5])
@pytest.mark.parametrize("middle", [(300, 700), (20, 400), (1265, 690)], ids=str)
def test_the_ring_is_closed_inside_the_window(
    play: Callable[..., Play], middle: tuple[int, int], turn: float
) -> None:
    free = pygame.mask.from_surface(painted(play, middle, turn), 150)
    free.invert()
    enclosed = free.connected_component(middle)
    assert enclosed.count() > 1000
    window = pygame.Rect(1, 1, SIZE[0] - 2, SIZE[1] - 2)
    assert all(window.contains(box) for box in enclosed.get_bounding_rects())
