"""The chairs of the set-up: whom one plays against, chosen by hand and by keys."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.app.setup.option_rows import PLAY_OPEN
from game.app.setup.remembered_setup import remembered_setup
from game.app.setup.setup_scene import SetupScene
from game.art.portraits.portraits import ANIMALS
from game.bots.character_styles import CHARACTERS, description_of
from game.store.paths import user_paths
from game.store.player import Player
from game.store.settings import Settings
from tests.app.driver.app_driver import Pilot, flying


def opened(pilot: Pilot, game: str = "fire_gibbon") -> SetupScene:
    scene = SetupScene(pilot.context, game)
    pilot.context.stack.push(scene)
    pilot.settle()
    return scene


def names(scene: SetupScene) -> list[str]:
    return [player.name for player in scene.model.players]


def test_a_click_on_a_face_seats_another_animal_that_is_told_in_a_few_words(
    tmp_path: Path,
) -> None:
    with flying(tmp_path) as pilot:
        scene = opened(pilot)
        assert names(scene) == ["You", "Silver", "Soot", "Rust"]
        assert "Soot keeps a straight face." in pilot.labels()
        met = []
        for _ in range(5):
            pilot.click("Portrait of seat 3", "portrait")
            met.append(names(scene)[2])
            assert description_of(met[-1].lower(), met[-1]) in pilot.labels()
            assert len(set(names(scene))) == 4
        assert met == ["Moss", "Dusk", "Amber", "Birch", "Pebble"]
        pilot.click("Portrait of seat 3", "portrait")
        assert names(scene)[2] == "Soot"


def test_each_level_is_told_by_the_name_of_whoever_has_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = opened(pilot)
        assert levels(pilot) == ["Your level", "Level of Silver", "Level of Soot", "Level of Rust"]
        pilot.click("Name of seat 4", "field")
        for letter in " II":
            pilot.post(pygame.TEXTINPUT, text=letter)
        pilot.settle()
        assert names(scene)[3] == "Rust II"
        assert levels(pilot)[3] == "Level of Rust II"


def levels(pilot: Pilot) -> list[str]:
    """What the choices of who plays are called, from the first seat on."""
    return [each.label for each in pilot.things() if each.role == "choice" and each.label != "Game"]


def test_the_same_by_keys_and_it_is_remembered(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = opened(pilot)
        for _ in range(60):
            here = scene.form.focused
            if here is not None and here.label == "Portrait of seat 2":
                break
            pilot.key(pygame.K_TAB)
        pilot.key(pygame.K_SPACE)
        assert names(scene)[1] == "Moss"
        here = scene.form.focused
        assert here is not None
        assert here.label == "Portrait of seat 2"
        pilot.click("Deal", "button")
        assert pilot.play.session.players[1] == Player("Moss", "moss", "casual", "computer:moss")
    with flying(tmp_path) as pilot:
        assert names(opened(pilot)) == ["You", "Moss", "Soot", "Rust"]


def test_a_name_of_ones_own_stays_and_is_told(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = opened(pilot)
        pilot.click("Name of seat 2", "field")
        pilot.post(pygame.TEXTINPUT, text="y")
        pilot.settle()
        assert description_of("silver", "Silvery") in pilot.labels()
        pilot.click("Portrait of seat 2", "portrait")
        assert scene.model.players[1][:2] == ("Silvery", "moss")
        assert description_of("moss", "Silvery") in pilot.labels()


def test_all_of_a_name_can_be_selected_and_replaced(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = opened(pilot)
        pilot.click("Name of seat 2", "field")
        pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
        for letter in "Bo":
            pilot.post(pygame.TEXTINPUT, text=letter)
        pilot.settle()
        assert names(scene)[1] == "Bo"
        pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
        pilot.key(pygame.K_BACKSPACE)
        assert names(scene)[1] == ""


def test_a_friend_has_no_style_and_a_face_nobody_else_has(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = opened(pilot)
        scene.model.set_level(2, "")
        scene.again()
        pilot.settle()
        assert not [label for label in pilot.labels() if "straight face" in label]
        for _ in range(9):
            pilot.click("Portrait of seat 3", "portrait")
            faces = [player.portrait for player in scene.model.players]
            assert len(set(faces)) == 4
        assert names(scene)[2] == "Player 3"


def test_who_gave_a_seat_to_a_computer_comes_back_to_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        model = opened(pilot).model
        before = model.players[0]
        model.set_level(0, "master")
        model.set_level(0, "novice")
        assert not model.players[0].human
        model.set_level(0, "")
        assert model.players[0] == before
        model.set_level(0, "master")
        taken = model.players[1]
        model.players[1] = taken._replace(name=before.name)
        model.set_level(0, "")
        assert model.players[0].name != before.name


def test_what_an_old_file_says_of_two_of_a_kind_is_put_right() -> None:
    given = [["You", "you1", ""], ["Soot", "soot", "master"], ["Soot", "soot", "novice"],
             ["Ann", "you2", "casual"]]  # fmt: skip
    last = {"fire_gibbon": {"seats": 4, "players": given, "options": {}}}
    _, players, _ = remembered_setup(Settings(last=last), "fire_gibbon")
    assert [player.level for player in players] == ["", "master", "novice", "casual"]
    animals = [player.portrait for player in players[1:]]
    assert len(set(animals)) == 3
    assert set(animals) <= set(ANIMALS)
    assert len({player.name for player in players}) == 4
    assert players[3].name == "Ann"


def test_every_animal_has_a_style_of_its_own_in_words_of_its_own() -> None:
    assert tuple(CHARACTERS) == ANIMALS
    assert len({each.style for each in CHARACTERS.values()}) == len(ANIMALS)
    assert len({each.description for each in CHARACTERS.values()}) == len(ANIMALS)
    assert all(abs(part) <= 1 for each in CHARACTERS.values() for part in each.style)


@pytest.mark.parametrize("by_key", [False, True])
def test_friends_at_one_screen_may_play_open_and_it_is_kept(tmp_path: Path, by_key: bool) -> None:
    with flying(tmp_path) as pilot:
        scene = opened(pilot)
        assert PLAY_OPEN not in pilot.labels()
        scene.model.set_level(1, "")
        scene.again()
        pilot.settle()
        if by_key:
            for _ in range(60):
                here = scene.form.focused
                if here is not None and here.label == PLAY_OPEN:
                    break
                pilot.key(pygame.K_TAB)
            pilot.key(pygame.K_SPACE)
        else:
            pilot.click(PLAY_OPEN)
        assert pilot.context.settings.play_open
        pilot.click("Deal", "button")
        for _ in range(5):
            pilot.settle()
        assert pilot.scene == "play"
        assert pilot.play.session.hot_seat.viewer == pilot.play.session.hot_seat.to_act
    kept = json.loads(user_paths(tmp_path).settings.read_text())
    assert kept["play_open"] is True
