"""Two people at one screen in a real window: one has the mouse and the other the keys."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.window.real_window import Hands


@pytest.mark.slow
@pytest.mark.parametrize("first", ["mouse", "keys"])
def test_two_people_play_a_whole_match(
    hands: Hands, tmp_path: Path, checkout: Path, pictures: Path, first: str
) -> None:
    """Fire Gibbon is over soonest; ``python -m tests.window.hot_seat_walk`` plays any game."""
    environment = {
        **hands.environment,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "HOME": str(tmp_path),
        "PYTHONPATH": os.pathsep.join((str(checkout), str(checkout / "build"))),
    }
    command = [sys.executable, "-m", "tests.window.hot_seat_walk", "fire_gibbon", first]
    done = subprocess.run(
        [*command, str(pictures / f"hot_seat_{first}"), str(tmp_path)], env=environment,
        cwd=checkout, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
