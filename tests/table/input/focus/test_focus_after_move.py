"""The focus after a card of a row was taken: it stays beside the place where that one lay."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
import pytest

from game.engine.zones import Place
from game.table.gestures.hit_targets import HitTarget
from tests.table.conftest import Play


@pytest.mark.parametrize("steps", [0, 3, 7, 20])
def test_in_a_row_by_suits_it_goes_to_the_nearest_card(
    play: Callable[..., Play], steps: int
) -> None:
    """Bridge: who keeps a diamond comes to the next diamond, wherever it lies in its zone."""
    p = play("bridge_solitaire", 1, "six", speed=0.0)
    p.until_my_turn()
    assert any(choice.action.verb == "keep" for choice in p.choices())
    for _ in range(steps + 1):
        p.key(pygame.K_RIGHT)
    for _ in range(4):
        p.key(pygame.K_RIGHT)
        before = p.view.keyboard.ring.current
        assert isinstance(before, HitTarget)
        assert before.sprite is not None
        at = before.sprite.rest_pose
        p.key(pygame.K_RETURN)
        p.match.submit(p.chosen.pop().action)
        p.tell()
        p.settle()
        p.offer()
        p.settle()
        rest = [
            math.dist((at.x, at.y), (one.sprite.rest_pose.x, one.sprite.rest_pose.y))
            for group in p.view.gestures.selection.groups
            for one in group
            if isinstance(one.name, Place) and one.name.zone.name == "spread"
            and one.sprite is not None
        ]  # fmt: skip
        after = p.view.keyboard.ring.current
        assert isinstance(after, HitTarget)
        assert after.sprite is not None
        near = after.sprite.rest_pose
        assert math.dist((at.x, at.y), (near.x, near.y)) == min(rest)
