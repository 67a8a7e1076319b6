"""A lesson's page: what a part is, and the sentence for every line that is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.lesson.lesson import (
    Attempt,
    Expect,
    FreePlay,
    Let,
    Pointer,
    PointerKind,
    Say,
)
from game.lesson.lesson_parser import BadLesson, parse_lesson, read_lesson

PAGE = """# A game in five minutes

```scenario
id: L-1
game: pitch
hand P1: As Js
--
```

## First

- point: card As, seat P2
Two lines
of one text.
- let: P2 pass; P3 bid 2
- attempt: pass; P2 bid 3 -> They took it.
- expect: bid 4 | bid 3

## Last

- free: round
"""


def test_a_page_is_a_position_and_steps_of_parts() -> None:
    lesson = parse_lesson(PAGE)
    assert lesson.title == "A game in five minutes"
    assert lesson.game == "pitch"
    assert [step.title for step in lesson.steps] == ["First", "Last"]
    pointers = (Pointer(PointerKind.CARD, "As"), Pointer(PointerKind.SEAT, "P2"))
    assert lesson.steps[0].parts == (
        Say(13, "Two lines of one text.", pointers),
        Let(15, 1, "pass"),
        Let(15, 2, "bid 2"),
        Expect(
            17,
            ("bid 4", "bid 3"),
            (Attempt(16, "pass", (Let(16, 1, "bid 3"),), "They took it."),),
        ),
    )
    assert lesson.steps[1].parts == (FreePlay(21),)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("# A game in five minutes", "A game", 0, "title"),
        ("```scenario", "```", 3, "one block"),
        ("```scenario\nid: L-1\ngame: pitch\nhand P1: As Js\n--\n```\n", "", 0, "begins with"),
        ("## Last\n", "## Last\n\n```scenario\ngame: skitgubbe\n```\n", 22, "of one game"),
        ("- free: round", "", 19, "Nothing happens"),
        ("- free: round", "- fly: round", 21, "“fly” is no part"),
        ("- let: P2 pass; P3 bid 2", "- let: P2", 15, "should be written"),
        ("- let: P2 pass; P3 bid 2", "- let: Q2 pass", 15, "Q2"),
        ("- expect: bid 4 | bid 3", "- expect: |", 17, "Nothing is expected"),
        ("- expect: bid 4 | bid 3", "", 0, "stands at the end"),
        ("-> They took it.", "", 16, "Write “- attempt"),
        ("card As, seat P2", "card Ax", 12, "nothing to point at"),
        ("card As, seat P2", "sign moon", 12, "nothing to point at"),
        ("card As, seat P2", "button bid three", 12, "nothing to point at"),
    ],
)
def test_a_line_that_is_no_part_is_named_in_a_sentence(
    old: str, new: str, line: int, reason: str
) -> None:
    with pytest.raises(BadLesson, match=reason) as caught:
        parse_lesson(PAGE.replace(old, new))
    assert caught.value.line == line


def test_a_step_may_begin_with_a_deal_of_its_own() -> None:
    block = "```scenario\nid: L-2\ngame: pitch\nhand P1: Kd\n--\n```\n"
    lesson = parse_lesson(PAGE.replace("## Last\n", f"## Last\n\n{block}"))
    assert [lesson.deals_anew(step) for step in range(3)] == [False, True, False]
    assert [lesson.opening_step(step) for step in range(2)] == [0, 1]
    assert [lesson.position_of(step).name for step in range(2)] == ["L-1", "L-2"]
    assert [type(part) for part in lesson.steps[1].parts] == [FreePlay]


def test_a_page_without_steps_is_no_lesson() -> None:
    with pytest.raises(BadLesson, match="no step"):
        parse_lesson(PAGE.split("## First", maxsplit=1)[0])


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match="cannot be read"):
        read_lesson(tmp_path / "none.md")


@pytest.mark.parametrize("text", ["", "game", "0 decisions", "100 decisions", "many"])
def test_free_play_is_a_round_or_a_number_of_decisions(text: str) -> None:
    free = "- free: 6 decisions"
    page = f"{PAGE}\n## Free\n\nPlay.\n\n{free}\n"
    last = parse_lesson(page).steps[-1].parts[-1]
    assert isinstance(last, FreePlay)
    assert last.decisions == 6
    with pytest.raises(BadLesson, match="free: round"):
        parse_lesson(page.replace(free, f"- free: {text}"))
