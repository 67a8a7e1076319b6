"""The rules page that is opened from a running match says how that match differs from the usual."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.help.rules_scene import RulesScene
from tests.app.driver.app_driver import Pilot, begin, flying


def page(pilot: Pilot) -> str:
    scene = pilot.context.stack.top
    assert isinstance(scene, RulesScene)
    return scene._text.label


@pytest.mark.parametrize(("target", "told"), [(300, True), (1000, False)])
def test_the_target_of_the_match_stands_over_its_rules(
    target: int, told: bool, tmp_path: Path
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "sinful_gibbon", target_score=target)
        pilot.settle()
        pilot.key(pygame.K_F1)
        assert ("Points that end the match: 300." in page(pilot)) == told
