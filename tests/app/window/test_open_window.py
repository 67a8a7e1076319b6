"""Where no window can be opened: one sentence of ours at the end, the exit code, no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="its screens have names")
@pytest.mark.parametrize(
    "named",
    [
        {"DISPLAY": ":48631"},
        {"WAYLAND_DISPLAY": "nothing-here"},
        {"SDL_VIDEODRIVER": "x11"},
        {"SDL_VIDEODRIVER": "no such driver"},
    ],
    ids=["dead X", "dead Wayland", "X without a screen", "unknown driver"],
)
def test_a_screen_that_does_not_answer_is_one_sentence(
    tmp_path: Path, checkout: Path, named: dict[str, str]
) -> None:
    plain = {key: value for key, value in os.environ.items() if key not in SCREENS}
    done = subprocess.run(
        [sys.executable, "-m", "game", "--portable", str(tmp_path)],
        capture_output=True, text=True, env={**plain, **named}, cwd=checkout, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.endswith("folkdeck: Folkdeck needs a screen, and there is none here.\n")
    assert "Traceback" not in done.stderr
