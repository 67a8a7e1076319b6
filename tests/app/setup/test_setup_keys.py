"""The set-up by keys and by clicks in a row: arrows go from row to row, and “+” stands still."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.scenes.routes import SetupRoute
from game.app.setup.setup_scene import SetupScene
from game.shelf import SHELF
from game.ui.widgets.labelled_control import LabelledControl
from game.ui.widgets.stepper import Stepper
from game.ui.widgets.text_field import TextField
from game.ui.widgets.toggle import Toggle
from tests.app.driver.app_driver import Pilot, flying

WINDOWS = [(960, 600, 1.0), (1280, 720, 1.0), (960, 600, 2.0)]


def open_setup(pilot: Pilot, game: str, *, details: bool = False) -> SetupScene:
    pilot.context.open(SetupRoute(game))
    scene = pilot.context.stack.top
    assert isinstance(scene, SetupScene)
    scene.model.reset()
    scene.details = details
    scene.again()
    pilot.settle()
    return scene


def rows(scene: SetupScene) -> list[str]:
    """What is set, from the top down; of a seat who plays there."""
    leaves = (leaf for root in scene.form.roots for leaf in root.leaves())
    return [str(leaf.name) for leaf in leaves if isinstance(leaf, LabelledControl)]


def in_sight(scene: SetupScene) -> list[LabelledControl]:
    """The rows of which most is seen."""
    leaves = [leaf for leaf in scene._area.leaves() if isinstance(leaf, LabelledControl)]
    view = scene._area.rect
    return [leaf for leaf in leaves if leaf.rect.clip(view).height * 2 >= leaf.rect.height]


def walked(pilot: Pilot, scene: SetupScene, key: int) -> list[str]:
    """Where an arrow leads from here on, until it leads no further."""
    names, before = [], None
    while scene.form.focused is not before:
        before = scene.form.focused
        assert before is not None
        names.append(str(before.name))
        if scene._area.content.hit(before.rect.center) is before:
            assert scene._area.rect.contains(before.rect), f"{before.name} is out of sight"
        pilot.key(key)
        assert len(names) < 60, "it goes round and round"
    return names


@pytest.mark.parametrize(("wide", "tall", "text"), WINDOWS)
@pytest.mark.parametrize("game", list(SHELF))
def test_arrows_go_down_from_row_to_row_to_the_button_that_deals_and_up_again(
    tmp_path: Path, game: str, wide: int, tall: int, text: float
) -> None:
    with flying(tmp_path, width=wide, height=tall, text_scale=text) as pilot:
        for details in (False, True):
            scene = open_setup(pilot, game, details=details)
            wanted = rows(scene)
            assert "Details of the game" in wanted
            first = next(leaf for leaf in scene._area.leaves() if leaf.focusable)
            scene.form.focus(scene._deal, visible=True)
            lowest = max(in_sight(scene), key=lambda leaf: leaf.rect.top)
            up = walked(pilot, scene, pygame.K_UP)
            assert up[:2] == ["Deal", lowest.name], "up leads to what is seen above"
            passed = [name for name in up if name in wanted]
            assert passed == wanted[: len(passed)][::-1]
            scene.form.focus(first, visible=True)
            pilot.settle()
            assert walked(pilot, scene, pygame.K_DOWN) == [*wanted, "Deal"]


def test_down_from_the_last_row_returns_to_the_button_one_came_from(tmp_path: Path) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        scene = open_setup(pilot, "pitch")
        pilot.key(pygame.K_LEFT, pygame.K_LEFT)
        assert scene.form.focused is not None
        assert scene.form.focused.label == "Rules"
        pilot.key(pygame.K_UP, pygame.K_DOWN)
        assert scene.form.focused.label == "Rules"


def players(scene: SetupScene) -> Stepper | None:
    leaves = [leaf for root in scene.form.roots for leaf in root.leaves()]
    return next((s for s in leaves if isinstance(s, Stepper) and s.label == "Players"), None)


@pytest.mark.parametrize(("wide", "tall", "text"), WINDOWS)
@pytest.mark.parametrize("game", list(SHELF))
def test_clicks_in_one_place_bring_the_most_players_and_the_fewest_again(
    tmp_path: Path, game: str, wide: int, tall: int, text: float
) -> None:
    with flying(tmp_path, width=wide, height=tall, text_scale=text) as pilot:
        scene = open_setup(pilot, game)
        stepper = players(scene)
        if stepper is None:
            assert len(SHELF[game].rules.players) == 1
            return
        less, more = (sign.center for sign in stepper.signs())
        for place, wanted in ((more, stepper.most), (less, stepper.least)):
            for _ in range(len(SHELF[game].rules.players)):
                pilot.click_at(place)
            assert scene.model.seats == wanted


def test_a_sheet_that_was_scrolled_stays_where_it_is_when_something_is_chosen(
    tmp_path: Path,
) -> None:
    with flying(tmp_path, width=960, height=600) as pilot:
        scene = open_setup(pilot, "skitgubbe", details=True)
        scene._area.scroll_by(480)
        pilot.settle()
        switches = [leaf for leaf in in_sight(scene)[1:] if isinstance(leaf, Toggle)]
        switch = next(leaf for leaf in switches if leaf.enabled)
        before = switch.rect.top, switch.on
        pilot.click_at(switch.control().center)
        again = next(leaf for leaf in in_sight(scene) if leaf.name == switch.name)
        assert isinstance(again, Toggle)
        assert (again.rect.top, again.on) == (before[0], not before[1])


def test_letters_still_go_to_the_name_that_is_written_on(tmp_path: Path) -> None:
    with flying(tmp_path, width=960, height=600) as pilot:
        scene = open_setup(pilot, "pitch")
        field = next(leaf for leaf in scene._area.leaves() if isinstance(leaf, TextField))
        scene.form.focus(field, visible=True)
        pilot.key(pygame.K_DOWN)
        assert isinstance(scene.form.focused, TextField)
        assert scene.form.focused.name == "Name of seat 2"
