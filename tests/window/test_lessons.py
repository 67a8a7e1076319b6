"""Every lesson in a real window: gone through by a real mouse, and by real keys."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.window.real_window import Hands

LESSONS = sorted(path.stem for path in Path("assets/lessons").glob("*.md"))


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("game", LESSONS)
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
