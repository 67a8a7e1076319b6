"""Every setting can be changed with mouse and keys, holds at once, and goes back to the usual."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pygame
import pytest

from game.app.settings.settings_pages import CURTAIN, PACES, PAGES, SCALES, SPEEDS, TEXTS
from game.app.settings.settings_scene import SettingsScene
from game.store.settings import Settings
from game.ui.widgets.toggle import Toggle
from tests.app.driver.app_driver import Pilot
from tests.app.score.test_score_scene import parts

KEPT_ELSEWHERE = {
    "name", "width", "height", "position", "maximised", "matches", "game", "learned", "person",
    "people", "last", "chosen",
}  # fmt: skip
"""What is remembered without a row of its own in the settings."""


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    flown = Pilot(tmp_path)
    flown.click("Settings")
    yield flown
    flown.kill()


def scene(pilot: Pilot) -> SettingsScene:
    top = pilot.context.stack.top
    assert isinstance(top, SettingsScene)
    return top


def test_every_setting_stands_on_one_page() -> None:
    keys = [key for page in PAGES for key in page.keys]
    assert len(keys) == len(set(keys))
    assert set(keys) | KEPT_ELSEWHERE == {field.name for field in fields(Settings)}


def test_the_words_of_every_scale_stand_in_its_order() -> None:
    """By speed the last one is at once; by seconds it is the first."""
    assert [word for _, word in SPEEDS] == ["Slow", "Normal", "Quick", "Double", "At once"]
    for scale in (PACES, TEXTS, SCALES, CURTAIN):
        assert [amount for amount, _ in scale] == sorted(amount for amount, _ in scale)


def test_the_switches_of_a_page_stand_one_under_the_other(pilot: Pilot) -> None:
    for page in PAGES:
        pilot.click(page.title, "option")
        rows = parts(scene(pilot).form.roots[0])
        switches = {each.control().left for each in rows if isinstance(each, Toggle)}
        assert len(switches) <= 1, page.title


def test_pages_are_turned_with_the_mouse_and_with_arrows(pilot: Pilot) -> None:
    pilot.click("Cards", "option")
    assert "Four colours for four suits" in pilot.labels()
    assert "Loudness" not in pilot.labels()
    pilot.key(pygame.K_RIGHT)
    assert scene(pilot).page.title == "Reading"
    assert "Size of the letters" in pilot.labels()


def test_a_setting_holds_at_once_and_is_on_the_disk(pilot: Pilot, tmp_path: Path) -> None:
    pilot.click("Cards", "option")
    pilot.click("Four colours for four suits")
    assert pilot.context.settings.four_colours
    pilot.close()
    again = Pilot(tmp_path)
    assert again.context.settings.four_colours
    again.kill()


def test_usual_settings_change_back_this_page_alone(pilot: Pilot) -> None:
    pilot.context.change(four_colours=True, back="plum", mute=True)
    pilot.click("Cards", "option")
    pilot.click("Usual settings")
    settings = pilot.context.settings
    assert (settings.four_colours, settings.back, settings.mute) == (False, "scrolls", True)
    assert scene(pilot).page.title == "Cards"
    assert pilot.find("Four colours for four suits").value == "off"
