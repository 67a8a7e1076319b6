"""The guard: a failure is written down and told; nobody loses the match."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import pygame
import pytest

from game import __version__
from game.app.window.crash_handler import CALM, PATIENCE, CrashHandler
from tests.app.driver.app_driver import begin, flying


def fail() -> None:
    raise RuntimeError("the leg of the table broke")


def test_a_failure_is_reported_and_the_match_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 20)  # which makes the sentence that names the log a long one
    with flying(folder, width=1280, height=720) as pilot:
        begin(pilot, "pitch")
        before = list(pilot.play.session.match.actions)
        guard = CrashHandler(pilot.context)
        guard.call(fail)
        pilot.settle()
        assert pilot.scene == "crash_report"
        words = " ".join(pilot.labels())
        assert "Your match of Pitch is kept up to the last move." in words
        assert str(folder / "log" / "folkdeck.log") in words
        assert "Traceback" not in words
        log = (folder / "log" / "folkdeck.log").read_text(encoding="utf-8")
        assert "the leg of the table broke" in log
        assert f"Python {platform.python_version()}" in log
        assert guard.code == 0
        pilot.click("Continue my match")
        assert pilot.scene == "play"
        assert list(pilot.play.session.match.actions)[: len(before)] == before


def test_without_a_match_the_report_leads_to_the_title(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        CrashHandler(pilot.context).call(fail)
        pilot.settle()
        assert "Continue my match" not in pilot.labels()
        assert any("none was lost" in label for label in pilot.labels())
        pilot.key(pygame.K_RETURN)
        if pilot.scene == "crash_report":  # the first Enter shows what another one does
            pilot.key(pygame.K_RETURN)
        assert pilot.scene == "title"


def test_escape_goes_to_the_title_and_the_match_stays(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        CrashHandler(pilot.context).call(fail)
        pilot.settle()
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene == "title"
        assert "Continue Pitch" in pilot.labels()


@pytest.mark.parametrize(("width", "height"), [(960, 600), (1280, 720), (2560, 1440)])
def test_the_report_fits_with_letters_of_twice_the_size(
    tmp_path: Path, width: int, height: int
) -> None:
    with flying(tmp_path, width=width, height=height, text_scale=2.0) as pilot:
        begin(pilot, "pitch")
        CrashHandler(pilot.context).call(fail)
        pilot.settle()
        window = pygame.Rect((0, 0), pilot.loop.stage.screen.get_size())
        buttons = [thing for thing in pilot.things() if thing.role == "button"]
        assert [b.label for b in buttons] == ["Open folder", "To the title", "Continue my match"]
        assert all(window.contains(button.rect) for button in buttons)


def test_a_match_that_cannot_go_on_is_said_and_no_longer_offered(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        CrashHandler(pilot.context).call(fail)
        pilot.settle()
        [path] = (tmp_path / "matches").glob("*.folkdeck")
        path.unlink()
        pilot.click("Continue my match")
        assert pilot.scene == "crash_report"
        assert any(thing.role == "toast" for thing in pilot.things())
        assert "Continue my match" not in pilot.labels()


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
        pilot.settle()
        assert "What happened: it could not even be written down." in pilot.labels()


def test_letters_that_cannot_be_written_are_written_as_signs(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        assert (
            CrashHandler(pilot.context).write("half a letter: \ud800").startswith("it was written")
        )
