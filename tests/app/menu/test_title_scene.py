"""The words of the title: what ends the program says so."""

from __future__ import annotations

from pathlib import Path

from tests.app.driver.app_driver import flying


def test_what_ends_the_program_is_called_quit(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        assert "Quit" in pilot.labels()
        assert "Leave the table" not in pilot.labels()
