"""The gallery: every picture can be drawn, and twice the same."""

from __future__ import annotations

import pygame
import pytest
from gallery import moments
from gallery.camera import Lens

SIZE = (960, 600)


@pytest.mark.parametrize("name", ["shelf", "fire_gibbon_chooser", "pitch_cutthroat"])
def test_a_moment_looks_the_same_each_time(name: str) -> None:
    first, second = (moments()[name](Lens(SIZE)) for _ in range(2))
    assert first.get_size() == SIZE
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_every_screen_and_both_games_hang_in_the_gallery() -> None:
    names = set(moments())
    for screen in ("title", "shelf", "settings", "curtain", "pause", "learn"):
        assert screen in names
    for game in ("fire_gibbon", "pitch"):
        assert len([name for name in names if game in name]) >= 5
