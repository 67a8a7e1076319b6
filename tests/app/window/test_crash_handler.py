"""The guard: a failure is written down and told; nobody loses the match."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game import __version__
from game.app.window.crash_handler import CALM, PATIENCE, CrashHandler
from tests.app.driver.app_driver import begin, flying


def fail() -> None:
    raise RuntimeError("the leg of the table broke")


def test_a_failure_brings_the_title_back_and_the_match_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 20)  # which makes the sentence that names the log a long one
    with flying(folder) as pilot:
        begin(pilot, "pitch")
        guard = CrashHandler(pilot.context)
        guard.call(fail)
        pilot.frame(2)
        assert pilot.scene == "title"
        toasts = [thing for thing in pilot.things() if thing.role == "toast"]
        said = [toast.label for toast in toasts]
        assert len(said) == 1
        buttons = [thing.rect for thing in pilot.things() if thing.role == "button"]
        assert not [rect for rect in buttons if rect.colliderect(toasts[0].rect)]
        assert "Traceback" not in said[0]
        log = (folder / "log" / "folkdeck.log").read_text(encoding="utf-8")
        assert "the leg of the table broke" in log
        assert guard.code == 0
        pilot.click("Continue Pitch")
        assert pilot.scene == "play"


def test_failure_after_failure_ends_the_program(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        guard = CrashHandler(pilot.context)
        for _ in range(PATIENCE + 1):
            assert not pilot.context.stack.quitting
            guard.call(fail)
        assert pilot.context.stack.quitting
        assert guard.code == 1


def test_failures_long_apart_are_no_row(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        guard = CrashHandler(pilot.context)
        for _ in range(3 * PATIENCE):
            guard.call(fail)
            pilot.context.now += CALM
        assert not pilot.context.stack.quitting


def test_failures_with_a_good_frame_between_do_not_go_on_for_ever(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        guard = CrashHandler(pilot.context)
        for _ in range(PATIENCE + 1):
            guard.call(fail)
            guard.call(pilot.frame)
        assert pilot.context.stack.quitting
        assert guard.code == 1


def test_a_screen_that_cannot_be_left_ends_the_program_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        guard = CrashHandler(pilot.context)
        kept, pilot.context.open = pilot.context.open, lambda route: fail()
        guard.call(fail)
        pilot.context.open = kept
        assert pilot.context.stack.quitting
        assert guard.code == 1
        assert capsys.readouterr().err.count("\n") == 1
        log = (tmp_path / "log" / "folkdeck.log").read_text(encoding="utf-8")
        assert log.count(f"folkdeck {__version__}\n") == 2


def test_a_demonstration_that_fails_ends_with_1(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.demo = True
        guard = CrashHandler(pilot.context)
        guard.call(fail)
        assert pilot.context.stack.quitting
        assert guard.code == 1


def test_what_fails_at_the_end_is_written_down_and_the_rest_is_closed(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        guard = CrashHandler(pilot.context)
        guard.close(fail)
        assert guard.code == 1
        assert "the leg of the table" in (tmp_path / "log" / "folkdeck.log").read_text()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes in folders")
def test_a_pipe_in_place_of_the_log_stops_nobody(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        (tmp_path / "log").mkdir()
        os.mkfifo(tmp_path / "log" / "folkdeck.log")
        guard = CrashHandler(pilot.context)
        guard.call(fail)
        pilot.frame(2)
        said = [thing.label for thing in pilot.things() if thing.role == "toast"]
        assert said == [
            "Something went wrong; your match is kept, and it could not even be written down."
        ]


def test_letters_that_cannot_be_written_are_written_as_signs(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        assert (
            CrashHandler(pilot.context).write("half a letter: \ud800").startswith("it was written")
        )
