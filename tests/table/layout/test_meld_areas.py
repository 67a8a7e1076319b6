"""The meld areas: what lies open before the seats can be read."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from game.engine.zones import ZoneId
from tests.table.conftest import Play

NARROWEST = {(960, 600): 20.0, (1280, 720): 23.0, (2560, 1440): 46.0}
"""Of a card as much must be seen, in pixels, that a 10 with its suit can be read."""


@pytest.mark.parametrize("size", NARROWEST)
def test_every_card_of_an_indian_chief_can_be_read_at_eight_seats(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    p = play("indian_chief", 8, "six", speed=0.0, size=size)
    for seat in range(8):
        sizes = {len(action.cards): action for action in p.match.legal(seat)}
        p.match.submit(sizes[1 if seat == 0 else 7 if seat % 2 else 6])
    p.show()
    p.settle()
    for seat in (1, 3, 5, 7):
        laid = p.view.model.zones[ZoneId("meld", seat)]
        lines: dict[int, list[float]] = {}
        for one in laid:
            pose = one.sprite.rest_pose
            lines.setdefault(round(pose.y), []).append(pose.x)
        assert sum(map(len, lines.values())) == 7
        gaps = [b - a for line in lines.values() for a, b in itertools.pairwise(line)]
        assert min(gaps) >= NARROWEST[size], seat
