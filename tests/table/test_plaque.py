"""The plaque of the trump: whole, on the felt, and where no card or call ever lies."""

from __future__ import annotations

import pytest

from game.engine.zones import Audience, Board, Look, Spot, ZoneSpec
from game.table import plaque
from game.table.layout import Layout, Plan, layout
from game.table.slot import TALL


def _trick_table(seats: int, size: tuple[int, int]) -> Layout:
    board = Board()
    board.shared(ZoneSpec("stock", Audience.NOBODY, Look.PILE, Spot.BESIDE, "stock"))
    board.shared(ZoneSpec("upcard", Audience.EVERYONE, Look.ROW, Spot.CENTRE))
    board.each(ZoneSpec("hand", Audience.OWNER, Look.FAN, Spot.HAND), seats)
    board.each(ZoneSpec("won", Audience.NOBODY, Look.PILE, Spot.FRONT, "won"), seats)
    return layout(Plan(board, seats, 0, (), False, seats, size))


@pytest.mark.parametrize("size", [(960, 600), (1024, 768), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_lies_on_the_plaque(seats: int, size: tuple[int, int]) -> None:
    found = _trick_table(seats, size)
    box = plaque.place(found)
    f = found.frame
    for x in (box.x, box.right):
        for y in (box.y, box.bottom):
            assert ((x - f.cx) / f.rx) ** 2 + ((y - f.cy) / f.ry) ** 2 < 1
    assert not box.meets(found.prompt)
    assert not any(box.meets(chair.box) for chair in found.chairs.values())
    for zone, slot in found.slots.items():
        cards = slot.box
        if slot.spec.spot is Spot.CENTRE:
            tall = slot.card * TALL
            cards = cards._replace(y=cards.middle[1] - tall / 2, h=tall)
        assert not box.meets(cards), zone
