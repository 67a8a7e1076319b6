"""The hand fan: all its cards show their index, below the status line, in one row or in two."""

from __future__ import annotations

import pytest

from game.table.cards.poses.hand_fan import hand_fan_poses
from game.table.layout.hand_areas import HAND_CARD_WIDTH
from game.table.layout.slot import CARD_RATIO
from game.table.layout.viewport import Box, Viewport

PLACE = Box(14.1, 65.6, 102.9, 20.0)
"""The place of the hand in a window of 960x600, in u; the status line ends at 63.1."""
WINDOW = Viewport(144.0, 90.0, 960 / 144, (960, 600))
STATUS_ENDS = 63.1
LEAST_RISE = 0.5
"""What a picked card rises at least."""
INDEX = 0.3
"""What of a card its index takes, by its height."""


@pytest.mark.parametrize("count", range(1, 45))
def test_a_picked_card_stays_below_the_status_line(count: int) -> None:
    poses = hand_fan_poses(PLACE, HAND_CARD_WIDTH, count, WINDOW)
    top = min(pose.y - pose.wide * CARD_RATIO / 2 for pose in poses) / WINDOW.u
    assert top - LEAST_RISE > STATUS_ENDS


@pytest.mark.parametrize("count", range(32, 45))
def test_the_front_row_leaves_the_indices_of_the_back_row_to_be_seen(count: int) -> None:
    poses = hand_fan_poses(PLACE, HAND_CARD_WIDTH, count, WINDOW)
    half = (count + 1) // 2
    assert poses[half].x < poses[half - 1].x, "the hand lies in two rows"
    for back in poses[:half]:
        index = back.y + (INDEX - 0.5) * back.wide * CARD_RATIO
        for front in poses[half:]:
            if abs(front.x - back.x) < back.wide / 2:
                assert front.y - front.wide * CARD_RATIO / 2 > index
