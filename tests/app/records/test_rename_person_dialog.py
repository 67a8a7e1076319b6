"""About a person: another name keeps the records, and lessons are for who is at the screen."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.help.lesson_progress import keep_done, lesson_done
from game.app.records.rename_person_dialog import AT_SCREEN, KEEP, TAKEN
from game.records.match_result import PersonResult
from tests.app.driver.app_driver import Pilot, flying
from tests.app.records.test_records_scene import focus, row, write
from tests.records.test_records import ADA, ME, result


def written(pilot: Pilot, name: str) -> None:
    pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    for letter in name:
        pilot.post(pygame.TEXTINPUT, text=letter)
    pilot.settle()


def test_a_new_name_keeps_the_records_by_mouse_and_by_keys(tmp_path: Path) -> None:
    with flying(tmp_path, name="Åsa", person=ME, people={ADA: {"name": "Ada"}}) as pilot:
        write(pilot, result(1, 1.0), result(2, 1.0))
        pilot.click("Records")
        pilot.click("About Åsa")
        pilot.click("Name", "field")
        written(pilot, "Ada")
        pilot.click(KEEP)
        assert TAKEN.format("Ada") in pilot.labels()
        pilot.click("Name", "field")
        written(pilot, "Asa")
        pilot.key(pygame.K_RETURN)
        focus(pilot, "About Asa")
        pilot.key(pygame.K_RETURN)
        assert pilot.find("Name", "field").value == "Asa"
        pilot.key(pygame.K_ESCAPE)
        assert row(pilot, "Pitch").startswith("played: 2")
        assert (pilot.context.settings.name, pilot.context.settings.person) == ("Asa", ME)
    with flying(tmp_path) as pilot:
        pilot.click("Records")
        assert "About Asa" in pilot.labels()


def test_lessons_are_for_who_is_at_the_screen(tmp_path: Path) -> None:
    with flying(tmp_path, name="Åsa", person=ME) as pilot:
        keep_done(pilot.context, "pitch")
        both = result(1, 1.0)._replace(
            people=(*result(1, 1.0).people, PersonResult(ADA, "Ada", 1, 3, 0.0))
        )
        write(pilot, both)
        pilot.click("Records")
        pilot.click("Ada", "button")
        pilot.click("About Ada")
        pilot.click(AT_SCREEN)
        assert (pilot.context.settings.name, pilot.context.settings.person) == ("Ada", ADA)
        assert not lesson_done(pilot.context.settings, "pitch")
        pilot.click("Åsa", "button")
        pilot.click("About Åsa")
        pilot.click(AT_SCREEN)
        assert lesson_done(pilot.context.settings, "pitch")
