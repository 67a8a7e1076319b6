"""The lesson parser: reads the Markdown file of a lesson, and says in a sentence what is wrong.

A page has a title, a fenced ``scenario`` block with the position, and a heading of the second
order for each step, under which another block may deal anew. Plain paragraphs are said. A line
``- key: text`` is a part: ``point`` (what the paragraph after it speaks of), ``let``, ``expect``,
``attempt`` and ``free``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from game.engine.notation import BadNotation, read_card, read_seat
from game.lesson.lesson import (
    Attempt,
    Expect,
    FreePlay,
    Lesson,
    LessonPart,
    LessonStep,
    Let,
    Pointer,
    PointerKind,
    Say,
    Sign,
)
from game.scenario.scenario_parser import (
    BadScenario,
    Scenario,
    ScenarioLine,
    numbered_lines,
    read_block,
    shorten_quotations,
)
from game.store.bounded_read import MEGABYTE, UnreadableFile, read_text

MOST_SEATS = 8
"""No game is played by more."""


class BadLesson(ValueError):
    """A lesson that cannot be understood: *line* of the file, 0 for all of it, and why."""

    def __init__(self, line: int, reason: str) -> None:
        """Carry the line number; long quotations in *reason* are shortened."""
        super().__init__(shorten_quotations(reason))
        self.line = line


def read_lesson(path: Path) -> Lesson:
    """Read the lesson in the file *path*.

    Raises:
        BadLesson: when the file cannot be read, or a line of it cannot be understood.
    """
    try:
        text = read_text(path, MEGABYTE)
    except UnreadableFile as error:
        raise BadLesson(0, f"The lesson cannot be read ({error.reason}).") from None
    return parse_lesson(text)


def parse_lesson(text: str) -> Lesson:
    """Read a lesson from the *text* of its page.

    Raises:
        BadLesson: when a line of it cannot be understood.
    """
    lines = numbered_lines(text)
    starts = [at for at, line in enumerate(lines) if line.text.startswith("## ")]
    position, rest = _split_off_position(lines[: starts[0] if starts else len(lines)])
    title = next((line.text[2:] for line in rest if line.text.startswith("# ")), "")
    if not title:
        raise BadLesson(0, "The lesson has no title (“# Title”).")
    if position is None:
        raise BadLesson(0, "A lesson begins with one block “```scenario”, its position.")
    ends = [*starts, len(lines)][1:]
    steps = tuple(_step(lines[start:end]) for start, end in zip(starts, ends, strict=False))
    if not steps:
        raise BadLesson(0, "The lesson has no step (“## Title”).")
    for each in steps:
        if each.position is not None and each.position.game != position.game:
            games = f"“{position.game}” and “{each.position.game}”"
            raise BadLesson(each.position.number, f"A lesson is of one game, not of {games}.")
    return Lesson(title, position, steps)


def _split_off_position(
    lines: list[ScenarioLine],
) -> tuple[Scenario | None, list[ScenarioLine]]:
    """The position written among *lines*, if one is, and the other lines."""
    fences = [at for at, line in enumerate(lines) if line.text.startswith("```")]
    if not fences:
        return None, lines
    first, last = fences[0], fences[-1]
    if len(fences) != 2 or lines[first].text != "```scenario":
        raise BadLesson(lines[first].number, "A position is one block “```scenario”.")
    try:
        position = read_block(lines[first + 1 : last])
    except BadScenario as error:
        raise BadLesson(error.line, str(error)) from None
    return position, lines[:first] + lines[last + 1 :]


def _step(lines: list[ScenarioLine]) -> LessonStep:
    """The step of *lines*, of which the first is its heading."""
    title = lines[0].text[3:].strip()
    position, rest = _split_off_position(lines[1:])
    parts = tuple(_parts(rest))
    if not parts:
        raise BadLesson(lines[0].number, f"Nothing happens in the step “{title}”.")
    return LessonStep(title, parts, position)


def _parts(lines: Iterable[ScenarioLine]) -> Iterator[LessonPart]:
    pointers: tuple[Pointer, ...] = ()
    attempts: list[Attempt] = []
    for paragraph, group in groupby(lines, key=_kind):
        found = list(group)
        if paragraph == "text":
            words = " ".join(line.text for line in found)
            yield Say(found[0].number, words, pointers)
            pointers = ()
            continue
        for line in found if paragraph == "item" else ():
            key, _, text = line.text[2:].partition(":")
            key, text = key.strip(), text.strip()
            if key == "point":
                pointers += tuple(_pointers(line.number, text))
            elif key == "attempt":
                attempts.append(_attempt(line.number, text))
            elif key == "let":
                yield from _lets(line.number, text)
            elif key == "expect":
                yield Expect(line.number, tuple(_choices(line.number, text)), tuple(attempts))
                attempts = []
            elif key == "free":
                yield _free_play(line.number, text)
            else:
                raise BadLesson(line.number, f"“{key}” is no part of a lesson.")
    if attempts or pointers:
        raise BadLesson(0, "An attempt or a pointer stands at the end of a step.")


def _kind(line: ScenarioLine) -> str:
    """A blank line, an item of a list, or a line of a paragraph."""
    if not line.text:
        return "blank"
    return "item" if line.text.startswith("- ") else "text"


def _choices(line: int, text: str) -> list[str]:
    found = [each.strip() for each in text.split("|")]
    if not all(found):
        raise BadLesson(line, "Nothing is expected; write “- expect: play Ac | play Kc”.")
    return found


def _lets(line: int, text: str) -> Iterator[Let]:
    for each in text.split(";"):
        who, _, action = each.strip().partition(" ")
        try:
            seat = read_seat(who, MOST_SEATS)
        except BadNotation as error:
            raise BadLesson(line, str(error)) from None
        if not action.strip():
            raise BadLesson(line, f"“{each.strip()}” should be written “P2 play Ac”.")
        yield Let(line, seat, action.strip())


def _free_play(line: int, text: str) -> FreePlay:
    found = re.fullmatch(r"round|([1-9]\d?) decisions", text)
    if found is None:
        raise BadLesson(line, "Write “- free: round” or “- free: 6 decisions”.")
    return FreePlay(line, int(found[1]) if found[1] else None)


def _attempt(line: int, text: str) -> Attempt:
    done, arrow, words = text.partition("->")
    action, semicolon, then = done.partition(";")
    if not (arrow and action.strip() and words.strip()):
        raise BadLesson(line, "Write “- attempt: play 2c; P2 doubt P1 -> What came of it.”")
    return Attempt(
        line, action.strip(), tuple(_lets(line, then)) if semicolon else (), words.strip()
    )


def _pointers(line: int, text: str) -> Iterator[Pointer]:
    for each in text.split(","):
        kind, _, name = each.strip().partition(" ")
        try:
            pointer = Pointer(PointerKind(kind), name.strip())
            if pointer.kind is PointerKind.CARD:
                read_card(pointer.name)
            elif pointer.kind is PointerKind.SIGN:
                Sign(pointer.name)
            elif pointer.kind is PointerKind.SEAT:
                read_seat(pointer.name, MOST_SEATS)
        except (ValueError, BadNotation):
            raise BadLesson(line, f"“{each.strip()}” is nothing to point at.") from None
        button = pointer.kind is PointerKind.BUTTON
        if not re.fullmatch(r"\w+( P?[1-9]\d{0,2})?" if button else r"[\w* ]+", pointer.name):
            raise BadLesson(line, f"“{each.strip()}” is nothing to point at.")
        yield pointer
