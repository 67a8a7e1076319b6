"""The gestures of Fire Gibbon by mouse and by keys: a doubt of a card that is known to be true."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.presentation.presented_choice import PresentedChoice
from tests.app.driver.app_driver import Pilot, begin, flying

MOST = 200


def pointless_doubt(pilot: Pilot) -> PresentedChoice:
    """Play on by keys, without a doubt, until a card that was seen to be true may be doubted."""
    rng = Random(2)
    for _ in range(MOST):
        if pilot.scene == "score":
            pilot.key(pygame.K_RETURN)
            continue
        choices = pilot.legal()
        found = next((choice for choice in choices if choice.warning), None)
        if found is not None:
            return found
        calm = [choice for choice in choices if choice.action.verb != "doubt"]
        pilot.by_keyboard(rng.choice(calm))
    raise AssertionError(f"never came: {pilot.labels()}")


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_doubt_of_a_proven_card_is_asked_about_first(tmp_path: Path, by: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon", scoring="spots", target_points=30)
        doubt = pointless_doubt(pilot)
        label = pilot.play.view.fill_names(doubt.label)
        assert label.endswith("was true")
        actions = pilot.play.session.match.actions
        before = len(actions)
        if by == "mouse":
            pilot.click(label, "button")
        else:
            value = doubt.action.value
            assert value is not None
            pilot.key(pygame.K_1 + value, mod=pygame.KMOD_SHIFT)
        assert pilot.dialogs() == [label]
        asked = " ".join(pilot.labels())
        assert "another reward" in asked
        assert "{" not in asked
        pilot.key(pygame.K_ESCAPE)
        assert not pilot.dialogs()
        assert len(actions) == before
