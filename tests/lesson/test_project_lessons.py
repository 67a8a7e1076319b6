"""The lessons of this project: each goes well along every path, and shows its whole game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.bot import choose
from game.bots.profile import BotProfile, Level
from game.contract.moment import asked
from game.engine.match import Match
from game.lesson.lesson import Attempt, Expect, FreePlay, Lesson, PointerKind, Say
from game.lesson.lesson_check import check_lesson
from game.lesson.lesson_parser import read_lesson
from game.shelf import SHELF, open_game

LESSONS = sorted((Path(__file__).parents[2] / "assets" / "lessons").glob("*.md"))
MATCHES = 20
"""Matches that novices play with each other, to see what is on offer."""
LONGEST = 250
"""Actions of such a match."""
NOT_ASKED_FOR = {
    # Whether another whole game follows is asked when one is over; a lesson ends before.
    "skitgubbe": {"another", "enough"},
}
"""Kinds of actions that no lesson asks for, by game."""


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


def test_what_may_be_dragged_may_be_clicked_too(lesson: Lesson) -> None:
    """No note leaves out the ways to do it that need no drag."""
    said = [part.text for step in lesson.steps for part in step.parts if isinstance(part, Say)]
    for text in (each for each in said if "drag" in each):
        assert "click" in text, text


def test_each_step_holds_a_deed(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert any(isinstance(part, Expect | FreePlay) for part in step.parts), step.title


def test_every_kind_of_action_is_asked_for(lesson: Lesson) -> None:
    expected = {
        action.split()[0]
        for step in lesson.steps
        for part in step.parts
        if isinstance(part, Expect)
        for action in part.actions
    }
    assert verbs_on_offer(lesson.game) - expected == NOT_ASKED_FOR.get(lesson.game, set())


def test_one_mistake_may_be_made_and_free_play_ends_it(lesson: Lesson) -> None:
    parts = [part for step in lesson.steps for part in step.parts]
    attempts = [a for part in parts if isinstance(part, Expect) for a in part.attempts]
    assert any(isinstance(attempt, Attempt) for attempt in attempts)
    assert any(isinstance(part, FreePlay) for part in lesson.steps[-1].parts)
    assert sum(isinstance(part, FreePlay) for part in parts) == 1


def test_a_button_that_is_asked_for_is_pointed_at(lesson: Lesson) -> None:
    for step in lesson.steps:
        said = None
        for part in step.parts:
            said = part if isinstance(part, Say) else said
            if isinstance(part, Expect) and len(part.actions[0].split()) == 1:
                kinds = {pointer.kind for pointer in said.pointers} if said else set()
                assert PointerKind.BUTTON in kinds, (part.line, part.actions)


def verbs_on_offer(game: str) -> set[str]:
    """All kinds of actions that novices are offered at the usual table of *game*."""
    rules = open_game(game, None, {})
    bot = SHELF[game].bot(rules, BotProfile(Level.NOVICE))
    verbs: set[str] = set()
    for number in range(MATCHES):
        match: Match[Any] = Match(rules, f"verbs {number}")
        while match.outcome is None and len(match.actions) < LONGEST:
            verbs |= {a.verb for seat in match.seats_with_moves for a in match.legal(seat)}
            action = choose(bot, match.observe(asked(match)), Random(len(match.actions)))
            match.submit(action)
    return verbs
