"""The long storm: its pieces add up, and what breaks is named with the storm that breaks it."""

from __future__ import annotations

from pathlib import Path

import pytest
import storm

from tests.app.driver.input_fuzz import Storm


def test_pieces_add_up_to_what_was_asked_for() -> None:
    work = storm.tasks(["pitch", "vendetta"], "s", 6_000)
    assert sum(task.events for task in work if task.game == "pitch") == 6_000
    assert max(task.events for task in work) <= storm.PIECE
    assert len({(task.game, task.seed) for task in work}) == len(work)
    assert storm.tasks(["pitch"], "s", 600) == [storm.Task("pitch", "s", 600)]


def test_a_fault_is_told_with_its_storm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(self: Storm, events: int) -> None:
        raise AssertionError("a card is missing")

    monkeypatch.setattr(Storm, "blow", broken)
    game, figures = storm.run(storm.Task("pitch", "s.3", 90))
    assert game == "pitch"
    assert figures.faults[0].startswith("pitch, --seed s.3 --events 90: AssertionError: a card is")


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert storm.main(["--game", "whist"]) == 2
    assert "There is no game “whist”; there are" in capsys.readouterr().err
