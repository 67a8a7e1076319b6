"""A sentence over the table: its letters are smaller where large ones would hide something."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.scenes.routes import TitleRoute
from tests.app.driver.app_driver import begin, flying

SENTENCE = "The match could not be saved: the disk is full. What is played now may be lost."


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_sentence_hides_nothing_that_must_be_seen(tmp_path: Path, text: float) -> None:
    with flying(tmp_path, text_scale=text, width=960, height=600) as pilot:
        begin(pilot, "indian_chief", seats=8)
        pilot.settle()
        pilot.context.say(SENTENCE, at_once=True)
        pilot.frame(12)
        [toast] = [thing for thing in pilot.things() if thing.role == "toast"]
        assert toast.rect.collidelist(list(pilot.play.kept_areas())) < 0


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("waiting", [False, True])
def test_a_sentence_over_the_title_leaves_its_menu_free(
    tmp_path: Path, size: tuple[int, int], waiting: bool
) -> None:
    folder = "/home/somebody/.local/share/folkdeck/matches"
    told = f"Nothing can be saved: you may not write to {folder}. {SENTENCE.split('.')[1]}."
    with flying(tmp_path, text_scale=2.0, width=size[0], height=size[1]) as pilot:
        if waiting:
            begin(pilot, "pitch")
            pilot.context.open(TitleRoute())
            pilot.settle()
        pilot.context.say(told, at_once=True)
        pilot.frame(12)
        [toast] = [thing for thing in pilot.things() if thing.role == "toast"]
        buttons = [thing.rect for thing in pilot.things() if thing.role == "button"]
        assert len(buttons) >= 6
        assert toast.rect.collidelist(buttons) < 0
