"""Damaged lessons on the screen: “Learn” says what is wrong, and nothing else changes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.lesson.lesson_scene import LessonScene
from game.app.scenes.routes import GameChoiceRoute
from game.lesson.lesson_parser import BadLesson, read_lesson
from tests.app.driver.app_driver import Pilot, flying
from tests.lesson.lesson_damage import DAMAGES, LESSONS


def ruined(lesson: Path, folder: Path) -> bytes:
    """The *lesson* so damaged that it cannot be read; tried out in *folder*."""
    dice, trial, whole = Random(lesson.stem), folder / "trial.md", lesson.read_bytes()
    while True:
        trial.write_bytes(dice.choice(DAMAGES)(whole, dice))
        try:
            read_lesson(trial)
        except BadLesson:
            return trial.read_bytes()


def copied_assets(real: Path, folder: Path) -> Path:
    """The assets in *real*, with a folder of lessons in *folder* that may be written."""
    (folder / "lessons").mkdir(parents=True)
    for each in real.iterdir():
        if each.name != "lessons":
            (folder / each.name).symlink_to(each)
    return folder


def damage_lesson(pilot: Pilot, folder: Path, game: str, old: bytes, new: bytes) -> None:
    """Give the program a lesson of *game* in which *new* stands instead of *old*."""
    whole = next(path for path in LESSONS if path.stem == game).read_bytes()
    assert old in whole
    assets = copied_assets(pilot.context.assets, folder / "assets")
    (assets / "lessons" / f"{game}.md").write_bytes(whole.replace(old, new))
    pilot.context.assets = assets


def kept_files(folder: Path) -> dict[str, bytes]:
    """All that the program has kept, but for its log."""
    files = (path for path in folder.rglob("*") if path.is_file() and "log" not in path.parts)
    return {str(path): path.read_bytes() for path in files}


def learn(pilot: Pilot, game: str) -> None:
    """Go to the box of *game* and press the key that teaches it."""
    pilot.context.change(game=game)
    pilot.context.open(GameChoiceRoute())
    pilot.settle()
    pilot.key(pygame.K_n)
    pilot.settle()


def test_learn_tells_of_every_damaged_lesson_and_hurts_nothing(tmp_path: Path) -> None:
    with flying(tmp_path / "kept") as pilot:
        assets = copied_assets(pilot.context.assets, tmp_path / "assets")
        pilot.context.assets = assets
        pilot.context.change(person="0" * 32)
        for lesson in LESSONS:
            file = assets / "lessons" / lesson.name
            file.write_bytes(ruined(lesson, tmp_path))
            pilot.context.change(game=lesson.stem)
            pilot.context.save_settings()
            before = kept_files(tmp_path / "kept")
            learn(pilot, lesson.stem)
            told = [label for label in pilot.labels() if "cannot be opened" in label]
            assert len(told) == 1, (lesson.stem, pilot.labels())
            assert told[0].isprintable()
            assert pilot.scene == "shelf"
            pilot.context.save_settings()
            assert kept_files(tmp_path / "kept") == before
            file.write_bytes(lesson.read_bytes())
            learn(pilot, lesson.stem)
            top = pilot.context.stack.top
            assert isinstance(top, LessonScene), pilot.labels()
            assert top.session.rules.id == lesson.stem


def test_signs_that_no_font_has_are_read_over(tmp_path: Path) -> None:
    """A sign that cannot be printed, the zero byte among them, is no word of a lesson."""
    with flying(tmp_path / "kept") as pilot:
        damage_lesson(pilot, tmp_path, "pitch", b"are partners", b"are\x00 part\x07ners")
        learn(pilot, "pitch")
        (said,) = (thing.value for thing in pilot.things() if thing.role == "lesson")
        assert said.isprintable()
        assert "across from you are" in said


@pytest.mark.parametrize(
    ("game", "old", "new"),
    [
        ("vendetta", b"zone trick P2 1", b"zone trick P2 P9"),
        ("vendetta", b"zone trick P2 1", b"zone moon"),
        ("pitch", b"point: seat P3", b"point: seat P7"),
        ("pitch", b"P4 bid 3", b"P7 bid 3"),
    ],
)
def test_a_place_that_is_not_at_the_table_is_told_before_the_lesson_begins(
    tmp_path: Path, game: str, old: bytes, new: bytes
) -> None:
    with flying(tmp_path / "kept") as pilot:
        damage_lesson(pilot, tmp_path, game, old, new)
        learn(pilot, game)
        assert pilot.scene == "shelf"
        assert any("cannot be opened (line" in label for label in pilot.labels())


@pytest.mark.parametrize(
    ("old", "new"), [(b"expect: bid 3", b"expect: bid 2"), (b"expect: bid 3", b"expect: bid Kd")]
)
def test_a_lesson_that_asks_for_what_cannot_be_done_ends_with_a_sentence(
    tmp_path: Path, old: bytes, new: bytes
) -> None:
    with flying(tmp_path / "kept") as pilot:
        damage_lesson(pilot, tmp_path, "pitch", old, new)
        learn(pilot, "pitch")
        read = 0
        while pilot.scene == "lesson" and read < 8:
            pilot.key(pygame.K_RETURN)
            pilot.settle()
            read += 1
        assert pilot.scene == "shelf"
        assert any("This lesson cannot go on" in label for label in pilot.labels())
