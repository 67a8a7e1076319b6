"""Lessons in a real window: gone through by a real mouse, or by real keys."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.window.real_window import Hands

WALKS = [("pitch", "mouse"), ("skitgubbe", "mouse"), ("jersey_gin", "keys"), ("vendetta", "keys")]
"""A sample; ``python -m tests.window.lesson_walk`` goes through any lesson in either way."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "by"), WALKS)
def test_a_lesson_is_gone_through(
    hands: Hands, tmp_path: Path, checkout: Path, pictures: Path, game: str, by: str
) -> None:
    environment = {
        **hands.environment,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "HOME": str(tmp_path),
        "PYTHONPATH": os.pathsep.join((str(checkout), str(checkout / "build"))),
    }
    command = [sys.executable, "-m", "tests.window.lesson_walk", game, by]
    folder = pictures / f"lesson_{game}_{by}"
    done = subprocess.run(
        [*command, str(folder), str(tmp_path)], env=environment, cwd=checkout,
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
