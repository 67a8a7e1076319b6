"""Kill and continue: a program that ends too early, too late or badly is told in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.selftest import display_trial, kill_and_continue, program
from game.selftest.display_trial import NoFirstPicture, try_display
from game.selftest.kill_and_continue import TrialFailed, continue_to_end, play_until_killed
from game.selftest.program import Program
from tests.store.match_samples import journal, keep

FIRST_PICTURE = """
import os, sys
if "SDL_VIDEODRIVER" not in os.environ:
    sys.exit(EXIT)
report = open(sys.argv[sys.argv.index("--report") + 1], "w")
report.write('{"display": "dummy"}' + chr(10))
"""
"""Shows a picture if a driver is named, and ends with EXIT if none is."""


@pytest.fixture
def home(tmp_path: Path) -> Program:
    """Where a stand-in plays."""
    folder = tmp_path / "home"
    folder.mkdir()
    return Program(folder)


def stand_in(monkeypatch: pytest.MonkeyPatch, folder: Path, code: str) -> None:
    """Let a script of *code* stand in for the program."""
    script = folder / "stand_in.py"
    script.write_text(code, encoding="utf-8")
    monkeypatch.setattr(program, "own_command", lambda: (sys.executable, str(script)))


def test_a_program_that_breaks_is_told(
    home: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch, tmp_path, "raise SystemExit('folkdeck: Something is broken.')")
    with pytest.raises(TrialFailed, match="ended with 1: folkdeck: Something is broken"):
        play_until_killed(home, [])
    keep(home.paths.matches, journal())
    with pytest.raises(TrialFailed, match="ended with 1: folkdeck: Something is broken"):
        continue_to_end(home, tmp_path)


def test_a_program_that_saves_nothing_is_told(
    home: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch, tmp_path, "import time; time.sleep(60)")
    monkeypatch.setattr(kill_and_continue, "PATIENCE", 0.2)
    with pytest.raises(TrialFailed, match="no 12 decisions were saved"):
        play_until_killed(home, [])
    keep(home.paths.matches, journal())
    with pytest.raises(TrialFailed, match="not over within 0 s"):
        continue_to_end(home, tmp_path)


def test_a_match_that_is_over_at_once_is_begun_again(
    home: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = tmp_path / "count"
    stand_in(monkeypatch, tmp_path, f"open({str(count)!r}, 'a').write('x')")
    with pytest.raises(TrialFailed, match="was over 3 times"):
        play_until_killed(home, [])
    assert count.read_text(encoding="utf-8") == "xxx"


def test_a_computer_that_fails_is_told_at_once_and_named_by_its_error(
    home: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(home.paths.matches, journal())
    log = home.paths.log_file
    line = "Toy, move 3: a computer failed: KeyError in bot.py, line 7"
    stand_in(
        monkeypatch,
        tmp_path,
        "import pathlib, time\n"
        f"log = pathlib.Path({str(log)!r})\n"
        f"log.parent.mkdir(exist_ok=True); log.write_text('folkdeck 1\\n{line}\\n')\n"
        "time.sleep(60)",
    )
    with pytest.raises(TrialFailed, match=r"could not decide \(KeyError in bot.py, line 7\)"):
        continue_to_end(home, tmp_path)
    with pytest.raises(TrialFailed, match=r"could not decide \(KeyError in bot.py, line 7\)"):
        play_until_killed(home, [])


def test_failed_decisions_are_counted(
    home: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(home.paths.matches, journal())
    told = "open(sys.argv[sys.argv.index('--report') + 1], 'w').write('{\"bot_faults\": 4}')"
    stand_in(monkeypatch, tmp_path, f"import sys; {told}; sys.exit(1)")
    with pytest.raises(TrialFailed, match="4 decisions of computers failed"):
        continue_to_end(home, tmp_path)


def test_what_is_saved_must_be_whole(home: Program) -> None:
    path = keep(home.paths.matches, journal())
    path.write_bytes(path.read_bytes() + b"nonsense\n" * 3)
    with pytest.raises(TrialFailed, match="damaged"):
        kill_and_continue.saved_match(home)
    path.write_bytes(b"nonsense\n")
    with pytest.raises(TrialFailed, match="cannot be read"):
        kill_and_continue.saved_match(home)


def test_an_unseen_window_is_taken_where_there_is_no_display_and_only_there(
    home: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    stand_in(monkeypatch, tmp_path, FIRST_PICTURE.replace("EXIT", "2"))
    found = try_display(home.home)
    assert (found.driver, found.facts) == ("dummy", {"display": "dummy"})
    assert found.note == display_trial.NO_DISPLAY
    stand_in(monkeypatch, tmp_path, FIRST_PICTURE.replace("EXIT", "'No screen.'"))
    with pytest.raises(NoFirstPicture, match=r"ended with 1 at its start: .*No screen"):
        try_display(home.home)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    assert try_display(home.home).driver == ""
    assert try_display(home.home).note == ""


def test_a_program_that_never_begins_is_told(
    home: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch, tmp_path, "print('No room.'); raise SystemExit(2)")
    with pytest.raises(NoFirstPicture, match=r"cannot begin, even without a display: .*No room"):
        try_display(home.home)
    stand_in(monkeypatch, tmp_path, "import time; time.sleep(60)")
    monkeypatch.setattr(display_trial, "PATIENCE", 0.2)
    with pytest.raises(NoFirstPicture, match="no picture within"):
        try_display(home.home)
