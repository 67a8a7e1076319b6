"""What a lesson shows while others play, and of the cards it lets one choose from."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.lesson.lesson_scene import LessonScene
from game.lesson.lesson import Let
from tests.app.driver.app_driver import flying
from tests.app.lesson.test_lesson_scene import (
    attempt_of,
    begin_lesson,
    lesson_of,
    until_expected,
)


@pytest.mark.parametrize("game", ["democracy", "fire_gibbon", "jersey_gin", "vendetta"])
def test_no_note_asks_for_a_click_while_others_play(tmp_path: Path, game: str) -> None:
    """Also where they answer a mistake of the learner, after a pause."""
    with flying(tmp_path, pace=0.5) as pilot:
        begin_lesson(pilot, game)
        part = until_expected(pilot, lambda each: any(one.then for one in each.attempts))
        told: set[str] = set()
        heard: list[Let] = []

        def listen() -> None:
            scene = pilot.context.stack.top
            if isinstance(scene, LessonScene) and isinstance(scene.runner.now, Let):
                heard.append(scene.runner.now)
                told.update(thing.value for thing in pilot.things() if thing.role == "lesson")

        pilot.watch = listen
        mistake = next(one for one in part.attempts if one.then)
        pilot.by_mouse(attempt_of(lesson_of(pilot), mistake))
        pilot.settle()
        assert heard
        assert told == set()


def test_a_card_that_may_be_kept_is_marked_like_any_other_that_may_be_played(
    tmp_path: Path,
) -> None:
    """That the six may not be taken yet does not make keeping one less usual."""
    with flying(tmp_path) as pilot:
        scene = begin_lesson(pilot, "bridge_solitaire")
        until_expected(pilot, lambda each: each.actions[0].startswith("keep"))
        kept = [each.action.cards[0] for each in pilot.legal() if each.action.verb == "keep"]
        marks = {
            sprite.card: sprite.overlay
            for sprite in scene.play.view.model.sprites()
            if sprite.card in kept
        }
        assert marks
        assert all(each.legal and not each.hollow for each in marks.values())
