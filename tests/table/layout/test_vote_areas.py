"""Ballots round the middle, the odd order of ranks, and cards chosen in secret by others."""

from __future__ import annotations

import itertools

import pytest

from game.engine.cards import card, cards
from game.engine.events import Moved
from game.engine.match import Match
from game.engine.zones import Place, ZoneId
from game.presentation.marks import Mark, MarkKind
from game.shelf import SHELF
from game.table.cards import rank_values
from game.table.cards.hand_order import BY_RANK, HandOrder
from game.table.cards.table_model import TableModel
from game.table.layout.table_layout import LayoutInput, TableLayout, compute_layout

SIZES = [(960, 600), (1024, 768), (1280, 720), (2560, 1440), (1000, 1000)]
ORDER = ("5:5", "4:4", "3:3", "A:3", "K:2", "10:1", "6:0")


def table(seats: int, size: tuple[int, int]) -> TableLayout:
    zone_registry = SHELF["democracy"].open(seats, {}).zone_registry
    return compute_layout(
        LayoutInput(zone_registry, seats, 0, (), True, seats, size, score_columns_width=13.6)
    )


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", SIZES)
def test_each_ballot_lies_on_the_side_of_its_seat(seats: int, size: tuple[int, int]) -> None:
    found = table(seats, size)
    x0, y0 = found.middle.middle
    for seat, chair in found.chairs.items():
        x, y = found.slots[ZoneId("chosen", seat)].box.middle
        to = (chair.x - x0, chair.y - y0)
        if chair.side == "own":
            assert y > y0
        elif chair.side in ("left", "right"):
            assert (x - x0) * to[0] > 0
        else:
            assert y < y0


@pytest.mark.parametrize("seats", range(2, 7))
def test_ballots_are_apart_and_what_is_fought_for_is_larger(seats: int) -> None:
    found = table(seats, (1280, 720))
    ballots = [found.slots[ZoneId("chosen", seat)] for seat in range(seats)]
    upcard = found.slots[ZoneId("upcard")]
    for one, other in itertools.combinations([*ballots, upcard, found.slots[ZoneId("pool")]], 2):
        assert not one.box.meets(other.box)
    assert all(not slot.turn and slot.card < upcard.card for slot in ballots)


def test_a_hand_is_sorted_by_the_order_a_game_tells() -> None:
    order = HandOrder()
    order.mode, order.ranks = BY_RANK, ORDER
    held = cards("3c Ac 6c 5c *1 10c".replace("10", "T"))
    shown = [held[at].text for at in order.display_order(ZoneId("hand", 0), held).places]
    assert shown == ["6c", "Tc", "Ac", "3c", "5c", "*1"]


def test_what_a_card_is_worth_stands_in_the_order() -> None:
    assert rank_values.rank_worth(card("Th"), ORDER) == "1"
    assert rank_values.rank_worth(card("6h"), ORDER) == "0"
    assert rank_values.rank_worth(card("*1"), ORDER) == ""
    assert rank_values.rank_worth(card("Th"), ()) == ""


def test_the_covered_card_of_another_goes_where_the_real_one_goes() -> None:
    rules = SHELF["democracy"].open(3, {})
    match = Match(rules, "ballots")
    model = TableModel(rules.zone_registry)
    model.layout = table(3, (1280, 720))
    model.sync_to(match.observe(0))
    model.apply_marks((Mark(MarkKind.SECRET, ZoneId("chosen", 1)),))
    hand, there = ZoneId("hand", 1), ZoneId("chosen", 1)
    covering = model.zones[hand][-1].sprite
    x, y = model.layout.frame.px(model.layout.slots[there].box).center
    assert abs(model.poses(hand)[-1].x - x) < 2
    assert abs(model.poses(hand)[-1].y - y) < 2
    model.apply_event(Moved(None, Place(hand, 2), Place(there, 0), False))
    assert model.zones[there][0].sprite is covering
    assert all(abs(pose.y - y) > 20 for pose in model.poses(hand))
