"""What every test of the ui room stands on: a screen without a window, and a theme."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.theme import Theme
from game.ui.units import Units


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    """A screen of 1280 x 720."""
    pygame.display.init()
    yield pygame.display.set_mode((1280, 720))
    pygame.display.quit()


@pytest.fixture
def theme(screen: pygame.Surface) -> Theme:
    """The dress of that screen."""
    return Theme(Units(*screen.get_size()))
