"""Ring gaps: no pixel of an index that lies open is under a ring."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product

import pygame
import pytest

from game.table.cards.card_sprite import CardSprite
from game.table.cards.corner_indices import lies_open
from game.table.cards.poses.pose import Pose
from game.table.painting.ring_gaps import ring_gaps
from game.ui.pictures.cut_out import relative_gaps
from tests.table.conftest import Play

SIZE = (960, 600)
LEFT, TOP, RIGHT, LOW = 0.04, 0.03, 0.22, 0.3
"""The edges of rank and suit, as parts of the width and height of a card."""


def whole_pixels(sprite: CardSprite) -> pygame.Rect:
    """All pixels that the index of a card touches; it lies straight, upright or across."""
    (wide, tall), pose = sprite.size, sprite.pose
    turned = [
        pygame.Vector2((x - 0.5) * wide, (y - 0.5) * tall).rotate(-pose.turn)
        for x, y in ((LEFT, TOP), (RIGHT, LOW))
    ]
    left, right = sorted(round(pose.x + at.x, 3) for at in turned)
    top, low = sorted(round(pose.y + at.y, 3) for at in turned)
    found = pygame.Rect(math.floor(left), math.floor(top), 0, 0)
    found.size = math.ceil(right) - found.left, math.ceil(low) - found.top
    return found


@pytest.mark.parametrize("wide", [18, 27, 40, 61])
def test_the_gap_of_an_index_holds_every_pixel_of_it(play: Callable[..., Play], wide: int) -> None:
    p = play("sinful_gibbon", 3, "a", size=SIZE)
    p.show()
    p.settle()
    frame = p.view.frame()
    sprite = next(each for each in frame.cards.hand if lies_open(each))
    hand = frame.cards._replace(table=(), hand=(sprite,))
    for turn, tenths in product((0, 90, 270), range(10)):
        sprite.pose = Pose(200 + tenths / 10, 250 - tenths / 10, turn, wide, 0)
        sheet = pygame.Surface(SIZE)
        for gap in relative_gaps(ring_gaps(frame._replace(cards=hand)), sheet.get_rect()):
            pygame.draw.polygon(sheet, "white", gap)
        seen = pygame.surfarray.array_red(sheet.subsurface(whole_pixels(sprite)))
        assert seen.all(), (turn, tenths)
