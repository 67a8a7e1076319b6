"""Whole evenings on the dummy driver: from the title to the last score sheet."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from tests.app.pilot import Pilot, begin, flying


def play_to_the_end(pilot: Pilot, rng: Random, hand: str) -> int:
    """Decides for the person at the screen until the match is over; how often that was."""
    decisions = 0
    while not pilot.play.session.over:
        if pilot.scene == "score":
            pilot.key(pygame.K_RETURN)
            continue
        assert pilot.scene == "play", pilot.scene
        choices = pilot.legal()
        assert choices, pilot.labels()
        choice = rng.choice(choices)
        made = len(pilot.play.session.match.actions)
        if hand == "mouse":
            pilot.by_mouse(choice)
        else:
            pilot.by_keyboard(choice)
        actions = pilot.play.session.match.actions
        assert len(actions) > made, f"{choice.label} did nothing: {pilot.labels()}"
        assert actions[made] == choice.action, (actions[made], choice.action)
        decisions += 1
        assert decisions < 400
    pilot.settle()
    return decisions


@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
@pytest.mark.parametrize(
    ("game", "options"),
    [("fire_gibbon", {}), ("pitch", {"target": 7})],
)
def test_a_whole_match_is_played_and_scored(
    tmp_path: Path, game: str, options: dict[str, int], hand: str
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, game, **options)
        assert play_to_the_end(pilot, Random(hand), hand) > 0
        assert pilot.scene == "score"
        outcome = pilot.play.session.match.outcome
        assert outcome is not None
        told = pilot.find(next(t.label for t in pilot.things() if t.role == "label"))
        assert "win" in told.label
        assert list((tmp_path / "games").glob("*.folkdeck"))
        assert not (tmp_path / "running.folkdeck").exists()


def test_from_the_title_to_the_first_card_by_mouse(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        assert pilot.scene == "title"
        pilot.click("Choose a game")
        assert pilot.scene == "shelf"
        pilot.click("Fire Gibbon", "box")
        assert pilot.scene == "setup"
        pilot.click("Deal")
        assert pilot.scene == "play"
        assert (tmp_path / "running.folkdeck").exists()


def test_from_the_title_to_the_first_card_by_keyboard(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.key(pygame.K_RETURN)
        assert pilot.scene == "shelf"
        pilot.key(pygame.K_RETURN)
        assert pilot.scene == "setup"
        pilot.key(pygame.K_RETURN)
        assert pilot.scene == "play"
