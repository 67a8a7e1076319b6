"""The house: its rooms are reached one way only, and it says one sentence without a screen."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import game.app

ROOM = Path(game.app.__file__).parent
COMPOSED = {"lesson.lesson_scene": {"play.play_scene"}}
"""Screens that are made of another one: a lesson is a match at the table with a note over it."""


def name_of(path: Path) -> str:
    """A module of this room by its dotted name below it."""
    return ".".join(path.relative_to(ROOM).with_suffix("").parts)


def imported(path: Path) -> set[str]:
    """The modules of this room that one imports, wherever in it that is written."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith("game.app."):
            below = f"{node.module}.".removeprefix("game.app.")
            found |= {below.removesuffix("."), *(f"{below}{alias.name}" for alias in node.names)}
    return found


def test_no_module_comes_back_to_itself() -> None:
    known = {name_of(path): imported(path) for path in ROOM.rglob("*.py")}
    # The navigator imports a screen when it opens it, long after everything was imported.
    known["navigation.navigator"] = {"scenes.app_context", "scenes.routes", "review.routes"}
    left = dict(known)
    while left:
        free = {name for name, needs in left.items() if not needs & left.keys() - {name}}
        assert free, f"in circles: {sorted(left)}"
        left = {name: needs for name, needs in left.items() if name not in free}


def test_screens_do_not_import_screens() -> None:
    screens = {name_of(path): path for path in ROOM.rglob("*_scene.py")}
    del screens["scenes.form_scene"]
    assert len(screens) > 8
    for name, path in screens.items():
        assert imported(path) & screens.keys() <= COMPOSED.get(name, set()), name


def test_no_file_is_longer_than_it_should_be() -> None:
    for path in ROOM.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 250, path.name


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there SDL speaks up")
def test_without_a_screen_there_is_one_sentence_and_nothing_else(tmp_path: Path) -> None:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT")
    plain = {key: value for key, value in os.environ.items() if key not in screens}
    done = subprocess.run(
        [sys.executable, "-m", "game", "--portable", str(tmp_path)],
        capture_output=True, text=True, env=plain, cwd=ROOM.parent.parent, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "folkdeck: Folkdeck needs a screen, and there is none here.\n"


def test_a_report_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "--report", str(tmp_path / "none" / "report")],
        capture_output=True, text=True, cwd=ROOM.parent.parent, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "cannot be written" in done.stderr
