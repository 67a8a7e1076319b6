"""A hint is a whole move: all its cards are shown, and Enter or its button plays just that."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.help.table_note import PLAY_IT
from game.engine.action import Action
from game.shelf import SHELF
from tests.app.driver.app_driver import Pilot, begin, flying

HINTS = 6


def made(pilot: Pilot) -> list[Action]:
    return list(pilot.play.session.match.actions)


def until_asked(pilot: Pilot) -> bool:
    """Go on to the next decision; False when the match is over."""
    for _ in range(400):
        if pilot.scene == "score":
            pilot.key(pygame.K_RETURN)
        elif pilot.play.session.over:
            return False
        elif pilot.play.session.hot_seat.may_act and not pilot.play.view.busy:
            return True
        pilot.settle()
    raise AssertionError("Nobody is asked.")


@pytest.mark.parametrize("game", SHELF)
def test_enter_plays_the_whole_move_that_is_shown(tmp_path: Path, game: str) -> None:
    with flying(tmp_path, hints=False) as pilot:
        seats = SHELF[game].rules.default_seats
        begin(pilot, game, seats=seats)
        for _ in range(HINTS):
            if not until_asked(pilot):
                break
            pilot.key(pygame.K_h)
            advised = pilot.play.view.gestures.selection.suggested
            assert advised is not None, pilot.labels()
            shown = {thing.label for thing in pilot.things() if "picked" in thing.value}
            assert shown == {card.words for card in advised.action.cards}
            before = len(made(pilot))
            pilot.key(pygame.K_RETURN)
            pilot.settle()
            assert made(pilot)[before] == advised.action


def test_its_button_plays_it_too(tmp_path: Path) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, "skitgubbe")
        pilot.key(pygame.K_h)
        advised = pilot.play.view.gestures.selection.suggested
        assert advised is not None
        before = len(made(pilot))
        pilot.click(PLAY_IT)
        pilot.settle()
        assert made(pilot)[before] == advised.action


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("by_keys", [True, False])
def test_another_move_can_be_made_while_a_hint_lies_there(
    tmp_path: Path, game: str, by_keys: bool
) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, game, seats=SHELF[game].rules.default_seats)
        assert until_asked(pilot)
        pilot.key(pygame.K_h)
        advised = pilot.play.view.gestures.selection.suggested
        assert advised is not None
        other = next(choice for choice in pilot.legal() if choice.action != advised.action)
        before = len(made(pilot))
        if by_keys:
            pilot.by_keyboard(other)
        else:
            pilot.by_mouse(other)
        pilot.settle()
        assert made(pilot)[before] == other.action


def test_a_hint_that_is_put_away_is_no_move_any_more(tmp_path: Path) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, "skitgubbe")
        pilot.key(pygame.K_h, pygame.K_BACKSPACE)
        assert pilot.play.view.gestures.selection.suggested is None
        before = len(made(pilot))
        pilot.key(pygame.K_RETURN)
        assert len(made(pilot)) == before
