"""Safe mode in a real window: usual settings, silent and still; the saved ones stay untouched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.window.real_window import Hands, Program, game

SAVED = json.dumps(
    {"version": 1, "name": "Berta", "text_scale": 1.7, "speed": 2.0, "fullscreen": True}
)


@pytest.mark.parametrize("saved", [SAVED, "{damaged"])
def test_safe_mode_says_so_and_leaves_the_settings_as_they_are(
    hands: Hands, tmp_path: Path, saved: str
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(saved, encoding="utf-8")
    with Program(game("--portable", str(tmp_path), "--safe-mode"), hands, tmp_path) as program:
        frame = program.wait(
            lambda frame: any(label.startswith("Safe mode:") for label in frame.labels("toast")),
            "the sentence about safe mode",
        )
        assert frame.scene == "title"
        program.click("Settings")
        program.scene("settings")
        program.click("Motion", "option")
        program.reads("At once", "chosen", "option")
        program.click("Sound", "option")
        program.reads("Mute", "on")
        program.click("Cards", "option")
        program.click("Four colours for four suits")
        program.reads("Four colours for four suits", "on")
        assert program.close() == 0
    assert path.read_text(encoding="utf-8") == saved
    assert sorted(each.name for each in tmp_path.glob("settings*")) == ["settings.json"]
