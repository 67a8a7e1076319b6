"""Game assets: where the rules, coach notes and lesson of a game lie, whoever offers it."""

from __future__ import annotations

import sys
from pathlib import Path

from game.lesson.lesson import Lesson
from game.lesson.lesson_parser import BadLesson, read_lesson
from game.shelf import SHELF


def game_asset(assets: Path, folder: str, name: str) -> Path:
    """Return where the file *name* of a game lies, if there is one: ``rules``, ``pitch.md``.

    It is looked for in *folder* of our *assets*; a game of another package has an ``assets``
    folder of its own. Names begin with the id of the game.
    """
    ours = assets / folder / name
    game = SHELF.get(name.partition(".")[0])
    if game is None or ours.exists():
        return ours
    package = sys.modules.get(game.rules.__module__.partition(".")[0])
    where = getattr(package, "__file__", None)
    theirs = None if where is None else Path(where).parent / "assets" / folder / name
    return theirs if theirs is not None and theirs.exists() else ours


def lesson_path(assets: Path, game: str) -> Path:
    """Where the lesson of *game* lies, if it has one."""
    return game_asset(assets, "lessons", f"{game}.md")


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
