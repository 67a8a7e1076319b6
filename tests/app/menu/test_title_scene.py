"""The words of the title: what ends the program says so."""

from __future__ import annotations

from pathlib import Path

from game.app.menu.title_scene import sill
from game.app.scenes.routes import TitleRoute
from tests.app.driver.app_driver import begin, flying


def test_what_ends_the_program_is_called_quit(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        assert "Quit" in pilot.labels()
        assert "Leave the table" not in pilot.labels()


def test_the_line_about_the_last_game_stays_off_the_edge_of_the_sill(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "jersey_gin", 3)
        pilot.context.open(TitleRoute())
        pilot.settle()
        [line] = [thing for thing in pilot.things() if thing.label.startswith("Your last game")]
        assert "\n" in line.label
        assert line.rect.bottom <= sill(pilot.loop.stage.screen.get_size())
