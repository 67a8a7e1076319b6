"""A card that was let go waits for an answer where it hides nothing that must be seen."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.zones import ZoneId
from game.table.cards.corner_indices import pile_tops
from game.table.gestures.dragging.waiting_card import WaitingCard, waiting_pose
from game.table.layout.protected_areas import protected_areas
from tests.table.conftest import Play

PILE = ZoneId("pile")


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_it_waits_beside_the_pile_it_was_let_go_over(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    p = play("sinful_gibbon", 7, "waits", speed=0.0, size=size)
    p.until_my_turn(lambda: bool(p.match.observe(0).zones[PILE]))
    layout, model = p.view.current_layout, p.view.model
    pile = model.zones[PILE][-1].sprite
    sprite = model.zones[layout.own_hand_zones[0]][0].sprite
    let_go = sprite.pose._replace(x=pile.pose.x, y=pile.pose.y)
    pose = waiting_pose(WaitingCard(sprite, let_go, PILE, layout), layout, model)
    place = pygame.Rect(0, 0, round(pose.wide), round(pose.wide * 1.4))
    place.center = round(pose.x), round(pose.y)
    kept = [layout.frame.px(layout.prompt), *protected_areas(layout), *pile_tops(model)]
    assert place.collidelist(kept) < 0
    assert pygame.Rect((0, 0), size).contains(place)
    assert waiting_pose(WaitingCard(sprite, pose, PILE, layout), layout, model) == pose
