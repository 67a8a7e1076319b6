"""The lesson of a game: whether it has one, and where its file lies."""

from __future__ import annotations

from pathlib import Path

from game.app.help.game_page import game_page
from game.lesson.lesson import Lesson
from game.lesson.lesson_parser import BadLesson, read_lesson


def lesson_path(assets: Path, game: str) -> Path:
    """Where the lesson of *game* lies, if it has one."""
    return game_page(assets, "lessons", f"{game}.md")


def has_lesson(assets: Path, game: str) -> bool:
    """Whether *game* has a lesson; games of other packages may have none."""
    return lesson_path(assets, game).is_file()


def open_lesson(assets: Path, game: str) -> Lesson:
    """Read the lesson of *game*.

    Raises:
        BadLesson: when there is none, or a line of it cannot be understood.
    """
    lesson = read_lesson(lesson_path(assets, game))
    if lesson.game != game:
        raise BadLesson(0, f"It is a lesson of another game, “{lesson.game}”.")
    return lesson
