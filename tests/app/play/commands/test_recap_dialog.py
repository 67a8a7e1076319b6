"""What happened since one's last turn: at the table on demand, and at the curtain."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.play.commands.recap_dialog import BESIDES, NOTHING, SINCE
from game.shelf import SHELF
from tests.app.driver.app_driver import Pilot, begin, flying, play_a_step
from tests.app.play.curtain.test_curtain_scene import private


def lines(pilot: Pilot) -> list[str]:
    """The labels of the dialog that lies over the table."""
    assert pilot.dialogs() == [SINCE]
    return [thing.label for thing in pilot.things() if thing.role == "label"]


def by_key(pilot: Pilot) -> None:
    pilot.key(pygame.K_F3)


def by_mouse(pilot: Pilot) -> None:
    pilot.click("Menu", "button") if "Menu" in pilot.labels() else pilot.key(pygame.K_ESCAPE)
    pilot.click(SINCE, "button")


@pytest.mark.parametrize("ask", [by_key, by_mouse])
@pytest.mark.parametrize("game", ["pitch", "skitgubbe", "jersey_gin", "sinful_gibbon"])
def test_what_happened_is_told_on_demand(tmp_path: Path, game: str, ask: object) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, game, SHELF[game].open().seats)
        rng = Random(3)
        for _ in range(3):
            pilot.play.decide(rng.choice(pilot.legal()))
            pilot.settle()
            if pilot.scene == "score":
                pilot.key(pygame.K_RETURN)
        assert callable(ask)
        ask(pilot)
        session = pilot.play.session
        told = session.recap(session.hot_seat.viewer)
        shown = lines(pilot)
        assert [line for line in shown if line in told.concerning] == list(told.concerning)
        assert [line for line in shown if line in told.others] == list(told.others)
        assert (BESIDES in shown) == bool(told.concerning and told.others)
        assert (NOTHING in shown) == told.empty
        pilot.key(pygame.K_ESCAPE)
        assert SINCE not in pilot.labels()
        assert pilot.legal()


def test_the_curtain_says_why_one_is_called_and_names_no_hidden_card(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "skitgubbe", people=2)
        rng, reasons = Random(3), set()
        for _ in range(40):
            if pilot.scene == "curtain":
                seat = pilot.play.session.hot_seat.waiting_for
                assert seat is not None
                why = pilot.play.session.hot_seat.reason(seat)
                assert why.startswith("You ")
                assert why in pilot.labels()
                told = " ".join(pilot.labels()).split("Since")[0]
                assert not [words for words in private(pilot) if words in told]
                reasons.add(why)
            play_a_step(pilot, rng)
        assert len(reasons) > 1
