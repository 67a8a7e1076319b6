"""Lessons, and whole matches of two people at one screen, gone through in a real window."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.window.real_window import Hands

WALKS = [
    ("lesson_walk", "pitch", "mouse"),
    ("lesson_walk", "skitgubbe", "mouse"),
    ("lesson_walk", "jersey_gin", "keys"),
    ("lesson_walk", "vendetta", "keys"),
    ("hot_seat_walk", "fire_gibbon", "mouse"),
    ("hot_seat_walk", "fire_gibbon", "keys"),
]
"""A sample; ``python -m tests.window.lesson_walk`` and ``hot_seat_walk`` take any game, by either
hand. Of the two people at one screen the first has what is named, the other one the other."""


@pytest.mark.slow
@pytest.mark.parametrize("walk", WALKS, ids=" ".join)
def test_a_walk_comes_to_its_end(
    hands: Hands, tmp_path: Path, checkout: Path, pictures: Path, walk: tuple[str, str, str]
) -> None:
    environment = {
        **hands.environment,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "HOME": str(tmp_path),
        "PYTHONPATH": os.pathsep.join((str(checkout), str(checkout / "build"))),
    }
    name, game, by = walk
    folder = pictures / "_".join(walk)
    command = [sys.executable, "-m", f"tests.window.{name}", game, by, str(folder), str(tmp_path)]
    done = subprocess.run(command, env=environment, cwd=checkout, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
