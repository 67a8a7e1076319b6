"""What a windowed program of Windows says is printed on the console that it was started from."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TextIO

import pytest

from game.command.main import main
from game.command.parent_console import ParentConsole, open_parent_console
from game.window_options import WindowOptions


class Console(io.StringIO):
    """Stands for the console, and counts how often it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.opened = 0

    def open(self) -> TextIO:
        self.opened += 1
        return self

    def isatty(self) -> bool:
        return True


def started_from(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the program without outputs of its own, started from *console*."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr("game.command.main.ParentConsole", lambda: ParentConsole(console.open))


def window(asked: WindowOptions) -> int:
    """Stand for a window that says nothing."""
    return 0


def test_answers_and_refusals_are_printed_there(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console()
    started_from(console, monkeypatch)
    assert main(["simulate", "pitch", "--players", "novice", "--max-actions", "4"], window) == 0
    assert main(["--no-such-option"], window) == 2
    said = console.getvalue()
    assert "4 actions" in said
    assert "--no-such-option" in said


def test_progress_is_shown_there() -> None:
    console = Console()
    out = ParentConsole(console.open)
    assert out.isatty()
    print("\r###", end="", file=out)
    assert console.getvalue() == "\r###"
    assert console.opened == 1


def test_a_window_that_says_nothing_leaves_the_console_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    console = Console()
    started_from(console, monkeypatch)
    assert main([], window) == 0
    assert console.opened == 0


def test_a_file_stays_where_words_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console()
    started_from(console, monkeypatch)
    kept = tmp_path / "said.txt"
    with kept.open("w", encoding="utf-8") as file:
        monkeypatch.setattr(sys, "stdout", file)
        assert main(["games"], window) == 0
    assert "vendetta" in kept.read_text(encoding="utf-8").lower()
    assert console.opened == 0


def test_after_a_double_click_all_is_lost() -> None:
    out = ParentConsole(lambda: None)
    assert out.write("word") == 4
    assert not out.isatty()


@pytest.mark.skipif(sys.platform == "win32", reason="there it is opened")
def test_other_systems_have_none() -> None:
    assert open_parent_console() is None
