"""The lessons of this project: each goes well along every path, and shows its whole game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from game.engine.rules import AnyRules
from game.lesson.lesson import Attempt, Expect, FreePlay, Lesson
from game.lesson.lesson_check import check_lesson
from game.lesson.lesson_parser import read_lesson
from game.scenario.game_opening import open_game
from game.scenario.written_position import begin_position

LESSONS = sorted((Path(__file__).parents[2] / "assets" / "lessons").glob("*.md"))
MATCHES_OF_RANDOM_PLAY = 40
LONGEST = 400
"""Actions of a random match; by chance alone some would never end."""


@pytest.fixture(params=LESSONS, ids=lambda path: path.stem)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    found = read_lesson(request.param)
    assert found.game == request.param.stem
    return found


def test_every_expected_path_can_be_played(lesson: Lesson) -> None:
    report = check_lesson(lesson, open_game)
    assert not report.faults
    assert report.paths >= 1


def test_it_takes_three_to_six_minutes_and_four_to_eight_steps(lesson: Lesson) -> None:
    assert 180 <= check_lesson(lesson, open_game).seconds <= 360
    assert 4 <= len(lesson.steps) <= 8


def test_each_step_holds_a_deed(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert any(isinstance(part, Expect | FreePlay) for part in step.parts), step.title


def test_every_kind_of_action_happens_in_it(lesson: Lesson) -> None:
    rules = begin_position(lesson.position, open_game).rules
    missing = verbs_of_random_play(rules) - check_lesson(lesson, open_game).verbs
    assert not missing


def test_one_mistake_may_be_made_and_free_play_ends_it(lesson: Lesson) -> None:
    parts = [part for step in lesson.steps for part in step.parts]
    attempts = [a for part in parts if isinstance(part, Expect) for a in part.attempts]
    assert any(isinstance(attempt, Attempt) for attempt in attempts)
    assert any(isinstance(part, FreePlay) for part in lesson.steps[-1].parts)
    assert sum(isinstance(part, FreePlay) for part in parts) == 1


def verbs_of_random_play(rules: AnyRules) -> set[str]:
    """All kinds of actions in some random matches by *rules*."""
    verbs: set[str] = set()
    for number in range(MATCHES_OF_RANDOM_PLAY):
        match: Match[Any] = Match(rules, f"verbs {number}")
        rng = Random(number)
        while match.outcome is None and len(match.actions) < LONGEST:
            action = rng.choice(match.legal(rng.choice(match.seats_with_moves)))
            match.submit(action)
            verbs.add(action.verb)
    return verbs
