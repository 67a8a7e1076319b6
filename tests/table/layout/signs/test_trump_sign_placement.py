"""The plaque of the trump: whole, on the felt, and where no card or call ever lies."""

from __future__ import annotations

import pytest

from game.engine.zones import Audience, ZoneRegistry, ZoneSpec
from game.presentation.zone_look import Shape, Spot, ZoneLook
from game.table.layout.signs import trump_sign_placement
from game.table.layout.slot import CARD_RATIO
from game.table.layout.table_layout import LayoutInput, TableLayout, compute_layout


def _trick_table(seats: int, size: tuple[int, int]) -> TableLayout:
    zone_registry = ZoneRegistry()
    zone_registry.shared(
        ZoneSpec("stock", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.BESIDE, "stock"))
    )
    zone_registry.shared(ZoneSpec("upcard", Audience.EVERYONE, ZoneLook(Shape.ROW, Spot.CENTRE)))
    zone_registry.each(ZoneSpec("hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND)), seats)
    zone_registry.each(
        ZoneSpec("won", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.FRONT, "won")), seats
    )
    return compute_layout(LayoutInput(zone_registry, seats, 0, (), False, seats, size))


@pytest.mark.parametrize("size", [(960, 600), (1024, 768), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_lies_on_the_plaque(seats: int, size: tuple[int, int]) -> None:
    found = _trick_table(seats, size)
    box = trump_sign_placement.trump_sign_box(found)
    f = found.frame
    for x in (box.x, box.right):
        for y in (box.y, box.bottom):
            assert ((x - f.cx) / f.rx) ** 2 + ((y - f.cy) / f.ry) ** 2 < 1
    assert not box.meets(found.prompt)
    assert not any(box.meets(chair.box) for chair in found.chairs.values())
    for zone, slot in found.slots.items():
        cards = slot.box
        if slot.look.spot is Spot.CENTRE:
            tall = slot.card * CARD_RATIO
            cards = cards._replace(y=cards.middle[1] - tall / 2, h=tall)
        assert not box.meets(cards), zone
