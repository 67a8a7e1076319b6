"""The shelf: one box stands forward, whoever chose it, and that one is opened."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame

from game.app.menu.game_box_button import GameBoxButton
from game.app.menu.game_choice_scene import GameChoiceScene
from game.app.scenes.routes import GameChoiceRoute
from tests.app.driver.app_driver import Pilot, flying


def opened(pilot: Pilot) -> GameChoiceScene:
    pilot.context.open(GameChoiceRoute())
    pilot.settle()
    scene = pilot.context.stack.top
    assert isinstance(scene, GameChoiceScene)
    return scene


def boxes(scene: GameChoiceScene) -> list[GameBoxButton]:
    return [
        leaf
        for root in scene.form.roots
        for leaf in root.leaves()
        if isinstance(leaf, GameBoxButton)
    ]


def forward(pilot: Pilot, scene: GameChoiceScene) -> list[str]:
    """The boxes that are drawn forward: their picture differs from how they are drawn at rest."""
    found = []
    for box in boxes(scene):
        sheet = pygame.Surface(pilot.loop.stage.screen.get_size(), pygame.SRCALPHA)
        box.paint(sheet)
        mark = pygame.Rect(box.rect.centerx - 2, box.rect.top - 30, 4, 29)
        if sheet.subsurface(mark).get_bounding_rect().height:
            found.append(box.label)
    return found


def test_one_box_is_forward_for_mouse_and_keys_and_enter_opens_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = opened(pilot)
        rng = Random(4)
        for _ in range(60):
            box = rng.choice(boxes(scene))
            if rng.random() < 0.5:
                pilot.move(box.rect.center)
                pilot.frame(2)
                assert forward(pilot, scene) == [box.label]
            else:
                pilot.key(rng.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)))
            chosen = [one.label for one in boxes(scene) if one.focused]
            assert forward(pilot, scene) == chosen
            if chosen:
                assert scene._written() is scene._note
                assert scene._noted == chosen[0]
        pilot.move(boxes(scene)[4].rect.center)
        pilot.frame(2)
        pilot.key(pygame.K_RETURN)
        assert pilot.scene == "setup"
        assert boxes(scene)[4].label in pilot.labels()


def test_keys_move_on_from_the_box_under_a_mouse_that_rests(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = opened(pilot)
        pilot.move(boxes(scene)[2].rect.center)
        pilot.frame(2)
        pilot.key(pygame.K_RIGHT)
        lifted = forward(pilot, scene)
        assert lifted == [boxes(scene)[3].label]
        pilot.key(pygame.K_RETURN)
        assert pilot.scene == "setup"
        assert lifted[0] in pilot.labels()


def test_arrows_walk_the_shelf_as_a_grid(tmp_path: Path) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        scene = opened(pilot)
        every = boxes(scene)
        upper = [box for box in every if box.rect.top == every[0].rect.top]
        lower = [box for box in every if box not in upper]
        assert lower
        for row in (upper, lower):
            scene.form.focus(row[0], visible=True)
            for expected in (*row[1:], row[-1], row[-1]):
                pilot.key(pygame.K_RIGHT)
                assert expected.focused
            for expected in (*row[-2::-1], row[0], row[0]):
                pilot.key(pygame.K_LEFT)
                assert expected.focused
        pilot.key(pygame.K_UP)
        assert upper[0].focused
