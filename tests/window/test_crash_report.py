"""A failure at the table, in a real window: it is reported, its folder opens, the match goes on."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tests.window.real_window import PATIENCE, Hands, Program

XDG_OPEN = """#!/bin/sh
printf '%s' "$1" > "$OPENED"
"""


@pytest.fixture
def broken(
    hands: Hands, tmp_path: Path, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> Program:
    """The program at the table, where it fails; a file manager is there that notes the folder."""
    opener = tmp_path / "bin" / "xdg-open"
    opener.parent.mkdir()
    opener.write_text(XDG_OPEN, encoding="utf-8")
    opener.chmod(0o755)
    for name, value in (
        ("PATH", f"{opener.parent}:{hands.environment['PATH']}"),
        ("OPENED", str(tmp_path / "opened")),
        ("FAIL_WHEN", str(tmp_path / "fail")),
        ("PYTHONPATH", str(checkout)),
    ):
        monkeypatch.setitem(hands.environment, name, value)
    words = ("--portable", str(tmp_path), "--game", "pitch", "--no-sound")
    return Program([sys.executable, "-m", "tests.window.broken_table", *words], hands, tmp_path)


def let_it_fail(program: Program, folder: Path) -> None:
    program.wait(lambda frame: frame.scene == "play", "the table")
    (folder / "fail").touch()
    program.scene("crash_report")


def opened(folder: Path) -> str:
    until = time.monotonic() + PATIENCE
    while not (folder / "opened").exists() and time.monotonic() < until:
        time.sleep(0.1)
    return (folder / "opened").read_text(encoding="utf-8")


def test_the_report_is_answered_with_the_mouse(
    broken: Program, tmp_path: Path, pictures: Path
) -> None:
    with broken as program:
        let_it_fail(program, tmp_path)
        program.shot("crash_report", pictures)
        program.click("Open folder")
        assert opened(tmp_path) == str(tmp_path / "log")
        program.click("Continue my match")
        program.wait(lambda frame: frame.scene == "play", "the table again")
        assert program.close() == 0
    assert "the leg of the table broke" in (tmp_path / "log" / "folkdeck.log").read_text("utf-8")


def test_the_report_is_answered_with_keys(broken: Program, tmp_path: Path) -> None:
    with broken as program:
        let_it_fail(program, tmp_path)
        program.key("Left")
        program.key("Left")
        program.wait(
            lambda frame: any(t.focused and t.label == "Open folder" for t in frame.tree),
            "the focus on “Open folder”",
        )
        program.key("Return")
        assert opened(tmp_path) == str(tmp_path / "log")
        program.key("Right")
        program.key("Right")
        program.key("Return")
        program.wait(lambda frame: frame.scene == "play", "the table again")
        assert program.close() == 0
