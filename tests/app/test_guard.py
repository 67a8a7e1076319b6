"""The guard: a failure is written down and told; nobody loses the match."""

from __future__ import annotations

from pathlib import Path

from game.app.guard import PATIENCE, Guard
from tests.app.pilot import begin, flying


def fail() -> None:
    raise RuntimeError("the leg of the table broke")


def test_a_failure_brings_the_title_back_and_the_match_is_kept(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        guard = Guard(pilot.parlour)
        guard.call(fail)
        pilot.frame(2)
        assert pilot.scene == "title"
        said = [thing.label for thing in pilot.things() if thing.role == "toast"]
        assert len(said) == 1
        assert "Traceback" not in said[0]
        log = (tmp_path / "log" / "folkdeck.log").read_text(encoding="utf-8")
        assert "the leg of the table broke" in log
        assert guard.code == 0
        pilot.click("Continue Pitch")
        assert pilot.scene == "play"


def test_failure_after_failure_ends_the_program(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        guard = Guard(pilot.parlour)
        for _ in range(PATIENCE + 1):
            assert not pilot.parlour.stack.quitting
            guard.call(fail)
        assert pilot.parlour.stack.quitting
        assert guard.code == 1


def test_success_between_failures_starts_the_count_again(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        guard = Guard(pilot.parlour)
        for _ in range(3 * PATIENCE):
            guard.call(fail)
            guard.call(lambda: None)
        assert not pilot.parlour.stack.quitting
