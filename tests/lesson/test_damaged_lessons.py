"""Damaged lessons: what cannot be read or dealt is told in one sentence, and nothing else comes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from game.lesson.lesson import LEARNER
from game.lesson.lesson_parser import BadLesson, read_lesson
from game.presentation.presenter import presenter_of
from game.scenario.scenario_parser import BadScenario
from game.scenario.written_position import begin_position
from game.shelf import open_game
from tests.lesson.lesson_damage import (
    DAMAGES,
    LESSONS,
    Damage,
    is_one_sentence,
    wrong_card,
    wrong_word_of_the_position,
)

READ = 12
"""Files that are read, for each lesson and each kind of damage."""
DEALT = 8
"""Files whose position is dealt as well."""


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_file_is_read_or_told_in_one_sentence(tmp_path: Path, damage: Damage) -> None:
    path = tmp_path / "lesson.md"
    told: list[tuple[str, int, int]] = []
    for lesson in LESSONS:
        whole = lesson.read_bytes()
        for number in range(READ):
            path.write_bytes(damage(whole, Random(f"{lesson.stem} {number}")))
            try:
                read_lesson(path)
            except BadLesson as error:
                told.append((str(error), error.line, whole.count(b"\n") + 5))
    assert all(is_one_sentence(words) for words, _, _ in told), told
    assert all(0 <= line <= most for _, line, most in told), told
    assert told or damage in (wrong_card, wrong_word_of_the_position)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
def test_a_damaged_position_is_dealt_and_shown_or_told(tmp_path: Path, lesson: Path) -> None:
    path, shown = tmp_path / "lesson.md", 0
    told: list[str] = []
    whole = lesson.read_bytes()
    for number in range(DEALT):
        path.write_bytes(wrong_word_of_the_position(whole, Random(f"{lesson.stem} {number}")))
        try:
            match = begin_position(read_lesson(path).position, open_game)
        except (BadLesson, BadScenario) as error:
            told.append(str(error))
        else:
            show(match)
            shown += 1
    assert told
    assert all(words.isprintable() for words in told), told
    assert len(told) + shown == DEALT


def show(match: Match[Any]) -> None:
    """Ask for all that the table shows before anything is played."""
    seen, presenter = match.observe(LEARNER), presenter_of(match.rules)
    presenter.status(seen)
    presenter.sheet(seen)
    presenter.choices(seen)
