"""Ways through the program on the dummy driver: from the title to the table and back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame

from tests.app.driver.app_driver import begin, flying


def test_from_the_title_to_the_first_card_by_mouse(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        assert pilot.scene == "title"
        pilot.click("Choose a game")
        assert pilot.scene == "shelf"
        pilot.click("Fire Gibbon", "box")
        assert pilot.scene == "setup"
        pilot.click("Deal")
        assert pilot.scene == "play"
        assert list((tmp_path / "matches").glob("*.folkdeck"))


def test_from_the_title_to_the_first_card_by_keyboard(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.key(pygame.K_RETURN)
        assert pilot.scene == "shelf"
        pilot.key(pygame.K_RETURN)
        assert pilot.scene == "setup"
        pilot.key(pygame.K_RETURN)
        assert pilot.scene == "play"


def test_the_table_may_be_looked_at_between_two_rounds(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon", scoring="spots")
        rng = Random(1)
        while pilot.scene != "score":
            pilot.by_mouse(rng.choice(pilot.legal()))
        made = len(pilot.play.session.match.actions)
        pilot.click("See the table")
        assert pilot.scene == "play"
        pilot.frame(120)
        assert len(pilot.play.session.match.actions) == made
        pilot.key(pygame.K_RETURN)
        assert pilot.scene == "play"
        assert pilot.legal()


def test_settings_change_the_screen_at_once_and_the_table_behind_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.key(pygame.K_ESCAPE)
        pilot.click("Settings")
        before = pilot.find("Settings", "label").rect.height
        for _ in range(60):
            if pilot.context.settings.text_scale == 2.0:
                break
            pilot.context.change(text_scale=2.0)
            pilot.settle()
        assert pilot.find("Settings", "label").rect.height > before
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene == "play"
        pilot.by_mouse(pilot.legal()[0])


def test_the_menu_takes_back_a_bid(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        made = pilot.play.session.journal.actions
        pilot.play.session.turn_loop.pace = 10.0
        choice = next(c for c in pilot.legal() if c.action.verb == "pass")
        pilot.play.decide(choice)
        pilot.frame(5)
        assert pilot.play.session.journal.actions != made
        pilot.post(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="")
        pilot.settle()
        assert pilot.play.session.journal.actions == made
        assert not pilot.play.view.differences_from(pilot.play.session.hot_seat.observe())


def test_a_name_is_written_and_kept(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.click("Choose a game")
        pilot.click("Pitch", "box")
        field = pilot.find("Name of seat 1")
        pilot.click_at(field.rect.center)
        pilot.key(pygame.K_BACKSPACE, pygame.K_BACKSPACE, pygame.K_BACKSPACE)
        for letter in "Åmp":
            pilot.post(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode=letter)
            pilot.post(pygame.TEXTINPUT, text=letter)
            pilot.frame(2)
        assert pilot.find("Name of seat 1").value == "Åmp"
        assert not pilot.context.settings.mute
        pilot.click("Deal")
        assert pilot.play.session.players[0].name == "Åmp"
        assert pilot.context.settings.name == "Åmp"


def test_what_more_players_need_is_set_and_what_does_not_fit_cannot_be_chosen(
    tmp_path: Path,
) -> None:
    with flying(tmp_path) as pilot:
        pilot.click("Choose a game")
        pilot.click("Pitch", "box")
        stepper = pilot.find("Players")
        pilot.click_at(stepper.rect.center)
        pilot.key(pygame.K_RIGHT)
        assert pilot.find("Players").value == "5"
        (said,) = [label for label in pilot.labels() if "Set for you" in label]
        assert "Cutthroat" in said or "cutthroat" in said or "Sides" in said
        assert not pilot.find("Partners to 21", "option").enabled
        pilot.click("Deal")
        assert pilot.play.session.rules.seats == 5


def test_the_last_choice_is_found_again(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.click("Choose a game")
        pilot.click("Fire Gibbon", "box")
        pilot.click("A longer match", "option")
        pilot.click("Deal")
    with flying(tmp_path) as pilot:
        pilot.click("Choose a game")
        pilot.click("Fire Gibbon", "box")
        chosen = [t.label for t in pilot.things() if t.role == "option" and t.value == "chosen"]
        assert "A longer match" in chosen


def test_f1_opens_the_rules_and_closes_them(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.key(pygame.K_F1)
        assert pilot.scene == "rules"
        assert any("trump" in label for label in pilot.labels())
        pilot.key(pygame.K_F1)
        assert pilot.scene == "play"


def test_a_friend_is_asked_to_the_table(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.click("Choose a game")
        pilot.click("Pitch", "box")
        pilot.click("Friend", "option")
        pilot.click("Deal")
        session = pilot.play.session
        assert [who.human for who in session.players].count(True) == 2
        assert "You" not in [who.name for who in session.players]
        assert pilot.scene == "curtain"
        assert pilot.context.settings.name == "You"
