"""The runner of a lesson: what comes next, what an action is to it, and what is taken back."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from game.engine.zones import Seat
from game.lesson.lesson import Expect, FreePlay, Lesson, Let, Say
from game.lesson.lesson_check import check_lesson
from game.lesson.lesson_judgement import Judgement
from game.lesson.lesson_parser import parse_lesson
from game.lesson.lesson_runner import LessonRunner, Moment, TakeBack
from game.scenario.written_action import written_action
from game.scenario.written_position import begin_position
from game.shelf import open_game

PAGE = """# Pitch

```scenario
id: L-2
game: pitch
seats: 4
dealer: P1
hand P1: As Js 3s Td 8h 4c
hand P2: Ks 7s Qd 6h 9c Th
hand P3: Qs 2s Ad 5h Kc 7c
hand P4: 9s 5s Kd 2h Jc 3h
--
```

## Bid

Everybody bids.

- let: P2 pass; P3 bid 2; P4 bid 3

Steal.

- attempt: pass; P4 play 9s -> You let them have it.
- expect: bid 3 | bid 4

## Play

Now play.

- free: round
"""


class Played:
    """A lesson and its match, as the table would lead them."""

    def __init__(self, page: str = PAGE, step: int = 0) -> None:
        self.lesson: Lesson = parse_lesson(page)
        self.runner = LessonRunner(self.lesson, step)
        self.match: Match[Any] = begin_position(self.lesson.position, open_game)

    def now(self) -> Moment | None:
        """What happens now; a call, so that the types know it may have changed."""
        return self.runner.now

    def act(self, seat: Seat, text: str) -> None:
        action = written_action(self.match, seat, text)
        self.runner.acted(self.match, action)
        self.match.submit(action)

    def take_back(self, to: int) -> None:
        made = self.match.actions[:to]
        self.match = begin_position(self.lesson.position, open_game)
        for action in made:
            self.match.submit(action)

    def judge(self, text: str) -> Judgement:
        return self.runner.judge(self.match, written_action(self.match, 0, text))

    def lets(self) -> None:
        while isinstance(self.runner.now, Let):
            self.act(self.runner.now.seat, self.runner.now.action)


@pytest.fixture
def played() -> Played:
    return Played()


def test_what_is_said_is_read_before_the_computers_act(played: Played) -> None:
    assert played.now() == Say(17, "Everybody bids.")
    assert played.runner.said == played.now()
    played.runner.read()
    assert played.runner.said is None
    assert played.now() == Let(19, 1, "pass")


def test_what_is_asked_stands_beside_what_was_said(played: Played) -> None:
    played.runner.read()
    played.lets()
    assert isinstance(played.now(), Expect)
    assert played.runner.said is not None
    assert played.runner.said.text == "Steal."
    assert played.judge("bid 3") is Judgement.EXPECTED
    assert played.judge("pass") is Judgement.ATTEMPT
    assert played.judge("smudge") is Judgement.OTHER


def test_a_mistake_is_played_with_what_follows_then_taken_back_once(played: Played) -> None:
    played.runner.read()
    played.lets()
    before = len(played.match.actions)
    played.act(0, "pass")
    assert played.now() == Let(23, 3, "play 9s")
    played.lets()
    assert played.now() == TakeBack("You let them have it.")
    played.take_back(before)
    played.runner.read()
    assert isinstance(played.now(), Expect)
    assert played.judge("pass") is Judgement.OTHER


def test_the_last_step_is_free_play_that_comes_to_an_end(played: Played) -> None:
    played.runner.read()
    played.lets()
    played.act(0, "bid 4")
    assert isinstance(played.now(), FreePlay)
    assert played.runner.step == 1
    played.runner.finish()
    assert played.now() is None
    assert played.runner.step == 2


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("P3 bid 2", "P3 bid 9", 19, "P3"),
        ("P2 pass;", "", 19, "P3"),
        ("bid 3 | bid 4", "bid 3 | play Kh", 24, "P1"),
        ("pass; P4 play 9s", "pass; P3 play Qs", 23, "P3"),
        ("; P4 bid 3", "", 24, "not the learner’s turn"),
        ("Steal.", "- point: card Kh\nSteal.", 22, "does not see the card Kh"),
        ("Steal.", "- point: button fly\nSteal.", 22, "not on offer"),
        ("Steal.", "- point: zone moon\nSteal.", 22, "moon"),
    ],
)
def test_the_check_names_the_line_that_breaks(old: str, new: str, line: int, reason: str) -> None:
    report = check_lesson(parse_lesson(PAGE.replace(old, new)), open_game)
    assert [(fault.line, reason in fault.reason) for fault in report.faults] == [(line, True)]


def test_the_check_plays_every_alternative() -> None:
    report = check_lesson(parse_lesson(PAGE), open_game)
    assert not report.faults
    assert report.paths == 2
    assert report.verbs == {"pass", "bid", "play"}


ANEW = """## Anew

```scenario
id: L-3
game: pitch
seats: 4
dealer: P3
hand P1: 8s 3h 7d 5c 9h 4d
hand P2: Ks 7s Qd 6h 9c Th
hand P3: Qs 2s Ad 5h Kc 7c
hand P4: 9s 5s Kd 2h Jc 3c
--
```

- point: card 5c
Another deal.
- let: P4 pass
- expect: pass | bid 2

Now play.

- free: round
"""


def test_after_a_new_deal_the_check_plays_on_with_the_new_cards() -> None:
    page = PAGE[: PAGE.index("## Play")] + "\nBids are promises.\n\n" + ANEW
    report = check_lesson(parse_lesson(page), open_game)
    assert not report.faults
    assert report.paths == 4


def test_a_new_deal_without_anything_to_read_before_it_is_a_fault() -> None:
    page = PAGE[: PAGE.index("## Play")] + ANEW
    report = check_lesson(parse_lesson(page), open_game)
    assert {fault.reason for fault in report.faults} == {
        "Say something before the cards are dealt anew."
    }
