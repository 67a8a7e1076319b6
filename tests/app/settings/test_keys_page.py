"""The keys page: each command gets the key that is pressed, unless another one has it."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import SettingsRoute
from game.key_commands import USUAL_KEYS
from game.store.paths import user_paths
from game.ui.widgets.widget import all_leaves
from tests.app.driver.app_driver import Pilot, begin, flying

CTRL = pygame.KMOD_LCTRL


def page(pilot: Pilot) -> None:
    pilot.context.open(SettingsRoute("Keys"))
    pilot.settle()


def row(pilot: Pilot, words: str) -> str:
    """The key in the row of these words, wherever the page is scrolled."""
    return rows(pilot)[words]


def rows(pilot: Pilot) -> dict[str, str]:
    top = pilot.context.stack.top
    assert isinstance(top, FormScene)
    return {leaf.label: leaf.value() for leaf in all_leaves(top.form.roots) if leaf.role == "key"}


def to_row(pilot: Pilot, words: str) -> None:
    """Walk down to a row with the arrows."""
    for _ in range(60):
        if any(t.focused and t.label == words for t in pilot.things()):
            return
        pilot.key(pygame.K_DOWN)
    raise AssertionError(f"no way to {words}")


def toasts(pilot: Pilot) -> list[str]:
    return [thing.label for thing in pilot.things() if thing.role == "toast"]


def test_a_key_is_changed_by_keys_alone_holds_at_once_and_is_kept(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.key(pygame.K_COMMA, mod=CTRL)
        pilot.context.stack.pop()
        page(pilot)
        to_row(pilot, "Hint")
        pilot.key(pygame.K_RETURN)
        assert row(pilot, "Hint") == "press a key"
        pilot.key(pygame.K_j)
        assert row(pilot, "Hint") == "J"
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene == "play"
        pilot.key(pygame.K_h)
        assert not pilot.play.session.hint.pending
        pilot.key(pygame.K_ESCAPE)
        assert any(thing.label == "Hint" for thing in pilot.things())
        pilot.key(pygame.K_ESCAPE)
        pilot.key(pygame.K_j)
        assert any("Hint:" in label for label in pilot.labels())
    kept = json.loads(user_paths(tmp_path).settings.read_text())
    assert kept["keys"] == {"hint": "J"}


def test_a_key_that_means_something_else_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        page(pilot)
        to_row(pilot, "Hint")
        for key, why in (
            (pygame.K_m, "M already means “Sound off and on”: please choose another key."),
            (pygame.K_TAB, "Tab always means the same: please choose another key."),
            (pygame.K_5, "5 cannot be used here: please choose another key."),
            (pygame.K_F11, "F11 already means “Full screen”: please choose another key."),
        ):
            pilot.key(pygame.K_RETURN, key)
            assert toasts(pilot) == [why]
            assert row(pilot, "Hint") == "H"
        assert not pilot.context.settings.mute
        assert not pilot.context.settings.fullscreen


def test_escape_leaves_the_key_as_it_is_and_the_page_open(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        page(pilot)
        to_row(pilot, "Hint")
        pilot.click("Hint", "key")
        assert row(pilot, "Hint") == "press a key"
        pilot.key(pygame.K_ESCAPE)
        assert row(pilot, "Hint") == "H"
        assert pilot.scene == "settings"


def test_usual_settings_bring_every_key_back(tmp_path: Path) -> None:
    with flying(tmp_path, keys={"hint": "J", "log": "F7"}) as pilot:
        page(pilot)
        assert (row(pilot, "Hint"), row(pilot, "Open and close the log")) == ("J", "F7")
        pilot.click("Usual settings")
        assert (row(pilot, "Hint"), row(pilot, "Open and close the log")) == ("H", "L")
        assert pilot.context.settings.keys == {}


def test_damaged_keys_are_repaired_with_a_sentence(tmp_path: Path) -> None:
    path = user_paths(tmp_path).settings
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"version": 1, "keys": {"hint": "J", "log": 7, "x": "B"}}))
    with flying(tmp_path) as pilot:
        assert any("repaired (keys)" in text for text in toasts(pilot))
        assert pilot.context.keys.key("hint") == "J"
        assert pilot.context.keys.key("log") == "L"


def test_words_that_name_a_key_name_the_one_it_has_now(tmp_path: Path) -> None:
    with flying(tmp_path, keys={"mute": "J", "full_screen": "F9", "undo": "F7"}) as pilot:
        pilot.context.open(SettingsRoute("Sound"))
        pilot.settle()
        assert "Mute (J)" in pilot.labels()
        pilot.key(pygame.K_ESCAPE)
        pilot.key(pygame.K_j)
        assert pilot.context.settings.mute
        pilot.key(pygame.K_m)
        assert pilot.context.settings.mute


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_every_command_has_its_row(tmp_path: Path, size: tuple[int, int]) -> None:
    with flying(tmp_path, width=size[0], height=size[1], text_scale=2.0) as pilot:
        page(pilot)
        assert sorted(rows(pilot).values()) == sorted(USUAL_KEYS.values())
