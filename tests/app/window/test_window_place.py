"""Where a window is put: where it was left, unless nobody would see it there."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.app.window.open_window import left_position
from game.app.window.window_place import CALM
from game.store.settings import Settings
from game.store.settings_file import load_settings
from tests.app.driver.app_driver import flying

ONE = [(1920, 1080)]
TWO = [(1920, 1080), (1280, 1024)]


def left(position: tuple[int, int], screens: list[tuple[int, int]]) -> Settings:
    return Settings(position=(*position, *(side for size in screens for side in size)))


def test_without_a_position_the_system_chooses() -> None:
    assert left_position(Settings(), ONE) is None


@pytest.mark.parametrize("position", [(0, 0), (300, 200), (-1100, 40), (1800, 900)])
def test_a_window_comes_back_where_it_is_seen(position: tuple[int, int]) -> None:
    assert left_position(left(position, ONE), ONE) == position


@pytest.mark.parametrize(
    "position", [(1921, 0), (-1280, 0), (0, 1081), (0, -30), (5000, 5000), (-5000, -5000)]
)
def test_a_place_off_every_screen_is_ignored(position: tuple[int, int]) -> None:
    assert left_position(left(position, ONE), ONE) is None


def test_a_second_screen_that_is_gone_takes_its_places_along() -> None:
    settings = left((2100, 50), TWO)
    assert left_position(settings, TWO) == (2100, 50)
    assert left_position(settings, ONE) is None
    assert left_position(settings, [TWO[0], (1024, 768)]) is None
    assert left_position(left((9000, 50), TWO), TWO) is None


@pytest.mark.parametrize(
    "given", [[1], [1, 2], [1, 2, 3], ["a"], [1.5] * 4, [True] * 4, [9**9] * 4]
)
def test_a_position_that_is_none_is_repaired(tmp_path: Path, given: list[object]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 1, "position": given}), encoding="utf-8")
    settings, problem = load_settings(path)
    assert settings.position == ()
    assert "(position)" in problem


@pytest.mark.parametrize("held", ["maximised", "fullscreen"])
def test_the_place_of_a_window_that_fills_the_screen_is_not_kept(tmp_path: Path, held: str) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.change(position=(5, 6, *ONE[0]), **{held: True})
        pilot.frame(2)
        pilot.post(pygame.WINDOWMOVED, x=0, y=0)
        pilot.frame(round(60 * CALM) + 2)
        assert pilot.context.settings.position == (5, 6, *ONE[0])
