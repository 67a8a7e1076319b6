"""“Learn to play”: it offers every lesson, with a mark at each that was gone through."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.help import lesson_progress
from game.app.lesson.lesson_scene import LessonScene
from game.shelf import SHELF
from tests.app.driver.app_driver import Pilot, flying

LESSONS = [path.stem for path in Path("assets/lessons").glob("*.md")]


def lesson_game(pilot: Pilot) -> str:
    top = pilot.context.stack.top
    assert isinstance(top, LessonScene), pilot.labels()
    return top.session.rules.id


def focused(pilot: Pilot) -> str:
    return next(thing.label for thing in pilot.things() if thing.focused)


def test_it_lists_every_lesson_with_what_came_of_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        lesson_progress.keep_done(pilot.context, "pitch")
        lesson_progress.keep_step(pilot.context, "vendetta", 2)
        pilot.click("Learn to play")
        assert pilot.scene == "lessons"
        told = {}
        labels = pilot.labels()
        for game in LESSONS:
            at = labels.index(SHELF[game].rules.title)
            told[game] = labels[at + 1 : at + 3]
        assert told.pop("pitch") == ["Rules", "learned"]
        assert told.pop("vendetta") == ["Rules", "goes on with part 3"]
        assert set(map(tuple, told.values())) == {("Rules", "new")}


def test_the_mouse_opens_a_lesson(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.click("Learn to play")
        pilot.click("Skitgubbe", "button")
        assert lesson_game(pilot) == "skitgubbe"


def test_keys_lead_to_the_first_new_lesson_and_to_its_rules(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        first, second = list(SHELF)[:2]
        lesson_progress.keep_done(pilot.context, first)
        while focused(pilot) != "Learn to play":
            pilot.key(pygame.K_DOWN)
        pilot.key(pygame.K_RETURN)
        assert focused(pilot) == SHELF[second].rules.title
        pilot.key(pygame.K_F1)
        assert pilot.scene == "rules"
        assert SHELF[second].rules.title in pilot.labels()
        pilot.key(pygame.K_ESCAPE)
        pilot.key(pygame.K_RETURN)
        assert lesson_game(pilot) == second


def test_whoever_leaves_a_lesson_looks_at_its_box(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.change(game="pitch")
        pilot.click("Learn to play")
        pilot.click("Vendetta", "button")
        pilot.key(pygame.K_ESCAPE)
        pilot.click("Leave; it goes on here")
        assert next(t.label for t in pilot.things() if t.role == "box" and t.focused) == "Vendetta"
