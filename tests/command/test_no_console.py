"""A windowed program of Windows has no console; commands do their work all the same."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.command.main import main
from game.window_options import WindowOptions


def no_window(asked: WindowOptions) -> int:
    """Stand for the window, which is not to be opened."""
    raise AssertionError(f"the window was opened with {asked}")


def test_a_command_that_shows_progress_does_its_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "match.jsonl"
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    words = ["simulate", "pitch", "--players", "novice", "--max-actions", "4"]
    assert main([*words, "--journal", str(kept)], no_window) == 0
    assert main(["audit", str(kept), "--redeals", "1"], no_window) == 0


def test_a_wrong_word_is_still_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["--no-such-option"], no_window) == 2
