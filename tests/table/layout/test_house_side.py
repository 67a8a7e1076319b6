"""The side that is no seat, rows in suits, and cards that are shown only for a moment."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from game.engine.cards import Card, card
from game.engine.events import Moved
from game.engine.zones import Place, ZoneId
from game.presentation.zone_look import Spot, zone_look_of
from game.shelf import game_entry
from game.table.animation import animation_planner
from game.table.animation.animation_speedup import LONGEST_SHOW
from game.table.animation.animation_step import StepKind, step_seconds
from game.table.cards.hand_order import HandOrder
from game.table.cards.poses.card_poses import card_poses
from game.table.cards.poses.pose_input import PoseInput
from game.table.layout.seating import HOUSE
from game.table.layout.table_layout import LayoutInput, TableLayout, compute_layout
from game.table.layout.viewport import Box
from game.table.layout.zone_space import held_counts
from game.table.table_dependencies import PauseKind
from tests.table.conftest import Play

BOARD = game_entry("bridge_solitaire").open(1, {}).zone_registry
SIZES = [(960, 600), (1024, 768), (1280, 720), (1920, 1080), (3440, 1440)]
PILES = (Spot.BESIDE, Spot.ACROSS, Spot.BELOW)
SPREAD = "6c 7c 9c Kc 3d Qd Ad 3s 5s 6s Qs 6h 7h"


def cards(text: str) -> list[Card]:
    return [card(word) for word in text.split()]


def laid(size: tuple[int, int], **counts: int) -> TableLayout:
    """The table with so many cards in each zone."""
    found = {ZoneId(name): count for name, count in counts.items()}
    return compute_layout(
        LayoutInput(BOARD, 1, 0, size=size, held_counts=held_counts(BOARD, found, (), ()))
    )


@pytest.mark.parametrize("size", SIZES)
def test_what_the_house_has_lies_on_its_side_and_keeps_its_place(size: tuple[int, int]) -> None:
    few = laid(size, stock=34)
    many = laid(size, stock=20, passed=9, tricks_house=6, tricks_player=4, last=2, discards=7)
    assert few.across is not None
    assert few.slots[ZoneId("stock")].box == many.slots[ZoneId("stock")].box
    theirs = [slot.box for slot in many.slots.values() if slot.look.spot is Spot.ACROSS]
    assert len(theirs) == 3
    for one in theirs:
        assert one.bottom < many.middle.y
        assert not one.meets(few.across.box)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
def test_every_pile_keeps_its_place(size: tuple[int, int], text: float) -> None:
    """Whatever is laid down or taken up beside it, before the contract and after."""
    rng, places = Random(1), dict[ZoneId, set[Box]]()
    zones = [z for z in BOARD.ids if zone_look_of(BOARD.spec(z)).spot in PILES]
    for _ in range(60):
        counts = tuple((zone, 2) for zone in zones if rng.random() < 0.5)
        held = held_counts(BOARD, dict(counts), (), ())
        plan = LayoutInput(
            BOARD, 1, 0, (), rng.random() < 0.5, 2, size, text_scale=text, held_counts=held
        )
        slots = compute_layout(plan).slots
        lying = {zone for zone, _ in counts} | {ZoneId("stock")}
        assert {*slots} & {*zones} == lying, "nothing marks a place where nothing lies"
        for zone in {*slots} & {*zones}:
            places.setdefault(zone, set()).add(slots[zone].box)
    assert {*places} == {*zones}
    assert {zone: boxes for zone, boxes in places.items() if len(boxes) > 1} == {}


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_no_pile_is_seen_to_wander_while_a_deal_is_played(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    p = play("bridge_solitaire", 1, "places", size=size)
    places: dict[ZoneId, set[Box]] = {}
    p.show()
    while p.match.observe(0).facts.number == 1 and p.step():
        while p.view.busy:
            p.view.update(0.1)
            for zone, slot in p.view.current_layout.slots.items():
                if slot.look.spot in PILES:
                    places.setdefault(zone, set()).add(slot.box)
    assert {zone.name for zone in places} >= {"discards", "tricks_player", "last", "passed", "kept"}
    assert {zone: boxes for zone, boxes in places.items() if len(boxes) > 1} == {}


@pytest.mark.parametrize("size", SIZES)
def test_the_card_of_the_house_lies_over_that_of_the_player(size: tuple[int, int]) -> None:
    found = laid(size, stock=20, trick=2)
    slot = found.slots[ZoneId("trick")]
    own, theirs = card_poses(found, slot, [PoseInput(seat=0), PoseInput()])
    assert theirs.y < own.y
    assert {seat for seat, _, _ in slot.sides} == {0, HOUSE}


@pytest.mark.parametrize("size", SIZES)
def test_a_spread_in_suits_shows_every_index_and_keeps_the_places_of_cards_away(
    size: tuple[int, int],
) -> None:
    found = laid(size, spread=13)
    slot = found.slots[ZoneId("spread")]
    dealt = cards(SPREAD)
    Random(3).shuffle(dealt)
    whole = HandOrder().order_by_suit(dealt, ())
    all_ = card_poses(found, slot, [PoseInput()] * 13, True, whole)
    at = {one: all_[n] for n, one in enumerate(dealt)}
    for first, second in pairwise(sorted(at.values(), key=lambda pose: (pose.y, pose.x))):
        assert second.y > first.y or second.x - first.x >= 0.3 * first.wide
    left, away = dealt[:8], dealt[8:]
    some = HandOrder().order_by_suit(left, away)
    for one, pose in zip(left, card_poses(found, slot, [PoseInput()] * 8, True, some), strict=True):
        assert pose == at[one]


def test_each_card_passed_over_is_shown_for_itself_and_long_enough() -> None:
    moves = [
        Moved(one, Place(ZoneId("stock"), 20 - n), Place(ZoneId("passed"), n), True)
        for n, one in enumerate(cards(SPREAD)[:9])
    ]
    steps = animation_planner.plan_animation(moves, BOARD.spec)
    shown = [step for step in steps if step.kind is StepKind.SHOW]
    assert len(shown) == 9
    assert all(step.hold / step.quick >= 0.4 for step in shown)
    held = [step.reads for step in steps if step.kind is not StepKind.SHOW]
    assert held == [PauseKind.TRICK] * 8, "as long as a trick, but for the last, which stays"
    many = animation_planner.plan_animation(moves * 3, BOARD.spec)
    quick = sum(step_seconds(step) for step in many if step.kind is StepKind.SHOW)
    assert quick <= LONGEST_SHOW + 1e-6
