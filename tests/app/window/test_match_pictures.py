"""Match pictures: the table as soon as it is whole, and the last sheet, which then is closed."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.play import demonstration
from game.app.window.match_pictures import MatchPictures
from game.selftest.quickest import quickest
from tests.app.driver.app_driver import flying


def test_table_and_result_are_taken_and_the_demonstration_ends(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    with flying(tmp_path) as pilot:
        context, shown = pilot.context, set()
        context.demo = context.quit_after_match = context.demo_result = True
        pilot.loop.pictures = MatchPictures(folder)
        demonstration.start_demo(context, "pitch", 4, quickest("pitch"), "demo")
        for _ in range(30_000):
            pilot.frame()
            shown.add(pilot.scene)
            if pilot.scene == "play" and not shown & {"score"}:
                assert (folder / "table.png").exists() or pilot.loop.stage.seen is not pilot.play
            if context.stack.quitting:
                break
        assert context.stack.quitting
        assert pilot.play.session.over
    assert "score" in shown
    table, result = (pygame.image.load(folder / f"{name}.png") for name in ("table", "result"))
    assert table.get_size() == result.get_size() == (960, 600)
    assert pygame.image.tobytes(table, "RGB") != pygame.image.tobytes(result, "RGB")


def test_no_sheet_is_laid_where_nobody_takes_pictures(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.demo = pilot.context.quit_after_match = True
        demonstration.start_demo(pilot.context, "pitch", 4, quickest("pitch"), "demo")
        for _ in range(30_000):
            pilot.frame()
            assert pilot.scene != "score"
            if pilot.context.stack.quitting:
                break
        assert pilot.context.stack.quitting
