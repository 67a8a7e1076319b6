"""The credits: reached from the settings, every licence read there by mouse and by keys."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app.credits.part_list import licence_text, licences_folder, part_list
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import SettingsRoute
from game.store.paths import assets_folder
from game.ui.widgets.widget import all_leaves
from tests.app.driver.app_driver import Pilot, flying

FOLDER = licences_folder(assets_folder())
PARTS = part_list(FOLDER)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """The program with its credits open."""
    with flying(tmp_path) as pilot:
        pilot.context.open(SettingsRoute())
        pilot.settle()
        pilot.click("Credits", "button")
        assert pilot.scene == "credits"
        yield pilot


def told(pilot: Pilot, role: str) -> list[str]:
    """The words of everything of this role on the screen, also where it has to be scrolled to."""
    top = pilot.context.stack.top
    assert isinstance(top, FormScene)
    return [leaf.label for leaf in all_leaves(top.form.roots) if leaf.role == role]


def words(text: str) -> list[str]:
    return text.split()


def test_the_list_is_found_beside_a_program_that_has_it_nowhere_else(tmp_path: Path) -> None:
    beside, assets = tmp_path / "licences", tmp_path / "lib" / "assets"
    shutil.copytree(FOLDER, beside)
    assets.mkdir(parents=True)
    assert part_list(licences_folder(assets)) == PARTS
    assert licences_folder(assets) == beside


def test_every_part_of_the_list_is_there(pilot: Pilot) -> None:
    assert told(pilot, "link") == [part.name for part in PARTS]


def test_a_click_shows_a_licence_word_for_word(pilot: Pilot) -> None:
    pilot.click("FreeType", "link")
    freetype = next(part for part in PARTS if part.name == "FreeType")
    shown = " ".join(told(pilot, "label"))
    assert "Licence: FTL." in shown
    assert " ".join(words(licence_text(FOLDER, freetype))) in " ".join(words(shown))


def test_keys_choose_a_part_and_turn_its_licence(pilot: Pilot) -> None:
    pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    shown = " ".join(told(pilot, "label"))
    assert "SIL OPEN FONT LICENSE" in shown
    before = pilot.find("Licence of Lato", "scroll area").value
    pilot.key(pygame.K_PAGEDOWN)
    pilot.settle()
    assert pilot.find("Licence of Lato", "scroll area").value != before
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "settings"


def test_every_text_is_of_a_part() -> None:
    named = {name for part in PARTS for name in part.texts}
    assert {path.name for path in FOLDER.glob("*.txt")} == named
