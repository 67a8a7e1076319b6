"""A computer that hangs in a tool ends it with a failure and a sentence; a slow one does not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.arena import hang_watchdog
from game.command.main import main
from game.engine.action import Action
from game.engine.observation import Observation
from game.games.pitch.bot.bot import PitchBot
from game.store.paths import user_paths
from tests.command.test_bot_failure import ARENA, SIMULATE, ended

ASLEEP = """
import time
from game.arena import hang_watchdog
from game.games.pitch.bot.bot import PitchBot

def asleep(self, seen, rng):
    yield seen.legal[0]
    time.sleep(1000)

hang_watchdog.LOOK, hang_watchdog.LOOKS = 0.05, 20
PitchBot.think = asleep
"""
"""What a process does at its start: as sitecustomize it reaches those of a pool too."""


def hangs(self: PitchBot, seen: Observation[Any], rng: Random) -> Iterator[Action]:
    yield seen.legal[0]
    while True:
        pass


def swallows(self: PitchBot, seen: Observation[Any], rng: Random) -> Iterator[Action]:
    """Take any error of its own for a reason to go on."""
    while seen.legal:
        try:
            while seen.legal:
                pass
        except Exception:
            continue
    yield seen.legal[0]


def endless(self: PitchBot, seen: Observation[Any], rng: Random) -> Iterator[Action]:
    while True:
        yield seen.legal[0]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(hang_watchdog, "LOOK", 0.05)
    monkeypatch.setattr(hang_watchdog, "LOOKS", 20)
    monkeypatch.setattr(hang_watchdog, "MOST_STEPS", 100_000)
    # A shell that starts the tests in the background has interrupts ignored: then the process of
    # the tests itself would be ended.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("think", [hangs, swallows], ids=lambda each: each.__name__)
@pytest.mark.parametrize("words", [SIMULATE, ARENA])
def test_a_tool_ends_with_a_failure(
    words: str, think: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(PitchBot, "think", think)
    told = ended(words, capsys)
    assert told.startswith("folkdeck: A computer on seat P")
    assert " of pitch, seed " in told
    assert "failed: novice was silent for 1 seconds." in told
    assert str(user_paths().log_file) in told
    log = user_paths().log_file.read_text(encoding="utf-8")
    assert "\ngame: pitch" in log
    assert "\nhand P" in log
    assert f"in {think.__name__}" in log


@pytest.mark.usefixtures("impatient")
def test_so_does_an_audit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.folkdeck"
    assert main([*SIMULATE.split(), "--journal", str(kept)], lambda asked: 0) == 0
    capsys.readouterr()
    monkeypatch.setattr(PitchBot, "think", hangs)
    told = ended(f"audit {kept} --redeals 1", capsys)
    assert " of pitch, seed faulty, move " in told
    assert "novice was silent" in told


@pytest.mark.usefixtures("impatient")
def test_a_thought_without_end_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(PitchBot, "think", endless)
    assert "EndlessThinking" in ended(SIMULATE, capsys)


@pytest.mark.parametrize("words", [SIMULATE, ARENA, f"{ARENA} --jobs 2"])
def test_who_waits_for_what_never_comes_ends_the_tool(
    words: str, tmp_path: Path, checkout: Path
) -> None:
    """A sleep is not interrupted on every system, and a process of a pool tells it as well."""
    (tmp_path / "sitecustomize.py").write_text(ASLEEP, encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-m", "game", *words.split()], cwd=checkout, capture_output=True,
        text=True, timeout=120, check=False,
        env={"PYTHONPATH": f"{tmp_path}{os.pathsep}{checkout}", "HOME": str(tmp_path)},
    )  # fmt: skip
    assert found.returncode == 1
    assert "of pitch, seed" in found.stderr
    assert "novice was silent for 1 seconds." in found.stderr
    assert "Traceback" not in found.stderr


@pytest.mark.usefixtures("impatient")
def test_a_slow_thought_that_goes_on_is_no_hang(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    think = PitchBot.think

    def slow(self: PitchBot, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        for better in think(self, seen, rng):
            time.sleep(0.1)
            yield better

    words = ["simulate", "pitch", "--players", "novice", "--seed", "slow", "--max-actions", "14"]
    assert main(words, lambda asked: 0) == 0
    usual = capsys.readouterr().out
    monkeypatch.setattr(PitchBot, "think", slow)
    assert main(words, lambda asked: 0) == 0
    assert capsys.readouterr().out == usual
