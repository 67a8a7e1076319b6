"""A desktop that wishes less motion and more contrast is followed, until somebody chooses."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from tests.window.real_window import PATIENCE, Hands, Program, game

GDBUS = """#!/bin/sh
echo "({'org.freedesktop.appearance': {'contrast': <uint32 1>, 'reduced-motion': <uint32 1>}},)"
touch "$ANSWERED"
"""
LESS = "Less motion: things jump to their places"


@pytest.fixture
def desktop(hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hands:
    """A desktop whose settings portal wishes both."""
    portal = tmp_path / "bin" / "gdbus"
    portal.parent.mkdir()
    portal.write_text(GDBUS, encoding="utf-8")
    portal.chmod(0o755)
    monkeypatch.setitem(hands.environment, "PATH", f"{portal.parent}:{hands.environment['PATH']}")
    monkeypatch.setitem(hands.environment, "ANSWERED", str(tmp_path / "answered"))
    return hands


def waits_for_answer(folder: Path) -> None:
    """Until the desktop has answered, and a moment more, so that the screen shows it."""
    until = time.monotonic() + PATIENCE
    while not (folder / "answered").exists() and time.monotonic() < until:
        time.sleep(0.1)
    (folder / "answered").unlink()
    time.sleep(1)


def test_the_wishes_of_the_desktop_hold_until_somebody_chooses(
    desktop: Hands, tmp_path: Path
) -> None:
    home, asked = tmp_path / "home", game("--portable", str(tmp_path / "home"), "--no-sound")
    with Program(asked, desktop, tmp_path, home) as program:
        program.scene("title")
        waits_for_answer(tmp_path)
        program.click("Settings")
        program.click("Motion", "option")
        program.reads(LESS, "on")
        program.find("Your system asks for less motion.")
        program.click(LESS)
        program.reads(LESS, "off")
        program.click("Cards", "option")
        program.reads("Four colours for four suits", "on")
        program.reads("Large letters on the cards", "on")
        assert program.close() == 0
    saved = json.loads((home / "settings.json").read_text(encoding="utf-8"))
    assert (saved["reduced_motion"], saved["four_colours"]) == (False, False)
    with Program(asked, desktop, tmp_path, home) as program:
        program.scene("title")
        waits_for_answer(tmp_path)
        program.click("Settings")
        program.click("Motion", "option")
        program.reads(LESS, "off")
        program.click("Usual settings")
        program.reads(LESS, "on")
        assert program.close() == 0
