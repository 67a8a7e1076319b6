"""While a dialog lies over the table the game rests; when it goes, the game goes on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.play import demonstration
from game.app.play.curtain.hold_button import HOLD
from game.table.gestures.confirm_dialog import confirm_dialog
from tests.app.driver.app_driver import Pilot, begin, flying

CTRL = pygame.KMOD_LCTRL
LONG = 300
"""Frames in which computers without a pause would have played a whole round."""


def made(pilot: Pilot) -> int:
    return len(pilot.play.session.match.actions)


def picture(pilot: Pilot) -> list[tuple[float, float]]:
    """Where every card of the table is now."""
    return [(sprite.pose.x, sprite.pose.y) for sprite in pilot.play.view.model.sprites()]


def press(pilot: Pilot, key: int, mod: int = 0) -> None:
    """The key alone: nothing has time to come to rest."""
    pilot.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
    pilot.frame(2)


@pytest.mark.parametrize("key", [(pygame.K_PAUSE, 0), (pygame.K_z, CTRL), (pygame.K_n, CTRL)])
def test_cards_and_computers_wait_for_the_dialog(tmp_path: Path, key: tuple[int, int]) -> None:
    with flying(tmp_path, speed=1.0, pace=0.0, reduced_motion=False) as pilot:
        begin(pilot, "pitch")
        pilot.play.decide(pilot.legal()[0])
        while not pilot.play.view.busy:
            pilot.frame()
        if key[0] == pygame.K_z:
            while pilot.play.session.match.actions[-1].seat == pilot.play.session.hot_seat.viewer:
                pilot.frame()
            while not any(sprite.moving for sprite in pilot.play.view.model.sprites()):
                pilot.frame()
        press(pilot, *key)
        assert len(pilot.dialogs()) == 1
        before = made(pilot), picture(pilot)
        pilot.frame(LONG)
        assert (made(pilot), picture(pilot)) == before
        pilot.settle()
        pilot.key(pygame.K_ESCAPE)
        assert not pilot.dialogs()
        assert pilot.play.session.hot_seat.may_act, "it went on up to the next decision"
        assert made(pilot) > before[0]


def test_the_deadline_waits_for_the_dialog(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "skitgubbe", sluff_mode="timed")
        session = pilot.play.session
        for _ in range(200):
            if session.turn_loop.remaining is not None and session.hot_seat.may_act:
                break
            if session.hot_seat.may_act:
                pilot.play.decide(pilot.legal()[0])
            pilot.frame()
        left = session.turn_loop.remaining
        assert left is not None
        press(pilot, pygame.K_ESCAPE)
        left = session.turn_loop.remaining
        pilot.frame(LONG)
        assert session.turn_loop.remaining == left
        pilot.key(pygame.K_ESCAPE)
        pilot.frame(LONG)
        assert session.turn_loop.remaining != left


def test_a_demonstration_goes_on_after_the_menu(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.demo = True
        demonstration.start_demo(pilot.context, "democracy")
        pilot.frame(5)
        press(pilot, pygame.K_ESCAPE)
        assert pilot.dialogs()
        before = made(pilot)
        pilot.frame(LONG)
        assert made(pilot) == before
        press(pilot, pygame.K_ESCAPE)
        pilot.frame(LONG)
        assert made(pilot) > before


def test_computers_wait_for_a_question_of_the_table_as_well(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        view, choice = pilot.play.view, pilot.legal()[0]._replace(warning="Really?")
        pilot.play.decide(choice)
        view.gestures.selection.dialog = confirm_dialog(
            view._effects,
            choice,
            lambda: None,
            lambda: setattr(view.gestures.selection, "dialog", None),
        )
        assert len(pilot.dialogs()) == 1
        before = made(pilot)
        pilot.frame(LONG)
        assert made(pilot) == before
        pilot.key(pygame.K_ESCAPE)
        assert not pilot.dialogs()
        assert made(pilot) > before


def test_a_window_that_loses_the_keyboard_closes_curtain_and_dialog(tmp_path: Path) -> None:
    """Two at one screen: no dialog keeps the hand open, and none keeps the curtain away."""
    with flying(tmp_path) as pilot:
        begin(pilot, "skitgubbe", people=2)
        pilot.hold(pygame.K_SPACE, HOLD + 0.2)
        assert pilot.scene == "play"
        press(pilot, pygame.K_ESCAPE)
        pilot.post(pygame.WINDOWFOCUSLOST)
        pilot.frame(2)
        assert not pilot.dialogs()
        pilot.settle()
        assert pilot.scene == "curtain"
        pilot.hold(pygame.K_SPACE, HOLD + 0.2)
        assert pilot.play.session.hot_seat.may_act
