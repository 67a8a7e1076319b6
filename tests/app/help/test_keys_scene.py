"""The sheet of keys: what can be done with keys on this screen, as they are bound."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import GameChoiceRoute, MatchesRoute
from game.shelf import SHELF
from game.ui.widgets.widget import all_leaves
from tests.app.driver.app_driver import Pilot, begin, flying


def lines(pilot: Pilot) -> dict[str, str]:
    """What stands on the sheet, also where it has to be scrolled to."""
    top = pilot.context.stack.top
    assert isinstance(top, FormScene)
    return {leaf.label: leaf.value() for leaf in all_leaves(top.form.roots) if leaf.role == "key"}


@pytest.mark.parametrize("game", list(SHELF))
def test_it_names_the_keys_of_the_table_and_of_its_buttons(tmp_path: Path, game: str) -> None:
    with flying(tmp_path, keys={"hint": "J"}) as pilot:
        begin(pilot, game, SHELF[game].open().seats)
        keyed = pilot.play.view.action_buttons.keyed
        pilot.key(pygame.K_QUESTION)
        assert pilot.scene == "keys"
        shown = lines(pilot)
        assert shown["Hint"] == "J"
        assert shown["Take back"] == "Ctrl+Z"
        assert shown["Sound off and on"] == "M"
        assert all(shown[label] == key for key, label in keyed)
        pilot.key(pygame.K_QUESTION)
        assert pilot.scene == "play"


def test_it_is_an_entry_of_the_menu(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.key(pygame.K_ESCAPE)
        pilot.click("Keys", "button")
        assert pilot.scene == "keys"
        pilot.click("Change keys")
        assert pilot.scene == "settings"
        assert lines(pilot)["Hint"] == "H"


def test_no_key_shows_it_over_the_curtain(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy", people=2)
        for _ in range(6):
            if pilot.scene == "curtain":
                break
            pilot.play.decide(pilot.legal()[0])
            pilot.settle()
        assert pilot.scene == "curtain"
        pilot.key(pygame.K_QUESTION)
        assert pilot.scene == "curtain"


def test_the_title_has_its_own(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.key(pygame.K_QUESTION)
        assert "Hint" not in lines(pilot)
        assert lines(pilot)["Quit"] == "Ctrl+Q"


def test_no_command_of_the_table_means_another_thing_on_another_screen(tmp_path: Path) -> None:
    """H, S and P do nothing in the list of matches; L nothing at the boxes."""
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.context.open(MatchesRoute())
        pilot.settle()
        for key in (pygame.K_h, pygame.K_s, pygame.K_p, pygame.K_l, pygame.K_o, pygame.K_v):
            pilot.key(key)
            assert pilot.scene == "matches"
            assert not pilot.dialogs()
        pilot.context.open(GameChoiceRoute())
        pilot.settle()
        for key in (pygame.K_l, pygame.K_h, pygame.K_s, pygame.K_p):
            pilot.key(key)
            assert pilot.scene == "shelf"
        pilot.key(pygame.K_n)
        assert pilot.scene == "lesson"


def test_the_buttons_of_a_game_have_the_same_keys_in_another_match(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "jersey_gin", 3)
        first = {label: key for key, label in pilot.play.view.action_buttons.keyed}
        begin(pilot, "pitch")
        begin(pilot, "jersey_gin", 3)
        again = {label: key for key, label in pilot.play.view.action_buttons.keyed}
        assert first == again
        assert first


def test_a_seat_has_its_digit_with_shift_while_digits_pick_cards(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        for _ in range(12):
            doubts = [c for c in pilot.legal() if c.action.verb == "doubt"]
            if doubts and any(c.action.cards for c in pilot.legal()):
                break
            plain = [c for c in pilot.legal() if c.action.verb.startswith("play")]
            pilot.play.decide((plain or pilot.legal())[0])
            pilot.settle()
        seat = doubts[0].action.value
        assert seat is not None
        made = len(pilot.play.session.match.actions)
        pilot.post(pygame.KEYDOWN, key=pygame.K_1 + seat, mod=pygame.KMOD_LSHIFT, unicode="!")
        pilot.frame(2)
        pilot.settle()
        done = pilot.play.session.match.actions[made]
        assert (done.verb, done.value) == ("doubt", seat)
