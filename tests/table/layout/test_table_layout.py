"""The layout: everything has its place and nothing lies on anything else, in every window."""

from __future__ import annotations

import itertools
import math

import pytest

from game.engine.cards import cards
from game.engine.zones import Audience, ZoneId, ZoneRegistry, ZoneSpec
from game.presentation.zone_look import Room, Shape, Spot, ZoneLook
from game.table.cards.hand_order import HandOrder
from game.table.cards.poses.card_poses import card_poses, empty_slot_poses
from game.table.cards.poses.pose_input import PoseInput
from game.table.layout.seating import SEAT_ANGLES, seats_from_viewer
from game.table.layout.table_layout import LayoutInput, TableLayout, compute_layout
from game.table.layout.viewport import Box

SIZES = [
    (960, 600),
    (1024, 768),
    (1280, 720),
    (1600, 1200),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
]


def fire_board(seats: int, slots: int = 4) -> ZoneRegistry:
    """The zones of a game with spots before every seat, two heaps, a ring and a rim."""
    zone_registry = ZoneRegistry()
    zone_registry.shared(
        ZoneSpec("deck", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.BESIDE, "deck"))
    )
    zone_registry.shared(
        ZoneSpec("ashes", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.BESIDE, "ashes"))
    )
    zone_registry.shared(ZoneSpec("fire", Audience.NOBODY, ZoneLook(Shape.RING, Spot.CENTRE)))
    zone_registry.each(ZoneSpec("hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND)), seats)
    zone_registry.each(
        ZoneSpec(
            "table", Audience.EVERYONE, ZoneLook(Shape.ROW, Spot.FRONT, room=Room(slots=slots))
        ),
        seats,
    )
    zone_registry.each(ZoneSpec("rim", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.RIM)), seats)
    return zone_registry


def plan(seats: int, size: tuple[int, int], viewer: int | None = 0, slots: int = 4) -> TableLayout:
    return compute_layout(
        LayoutInput(fire_board(seats, slots), seats, viewer, (), True, seats, size)
    )


def parts(found: TableLayout) -> dict[str, Box]:
    """Everything that must lie apart from everything else."""
    named = {
        "title": found.title,
        "key": found.score_panel,
        "prompt": found.prompt,
        **{f"tool {name}": box for name, box in found.tools.items()},
    }
    if found.gauge is not None:
        named["gauge"] = found.gauge
    named |= {f"seat {chair.seat}": chair.box for chair in found.chairs.values()}
    named |= {
        f"{zone.name} {zone.owner}": slot.box
        for zone, slot in found.slots.items()
        if slot.look.spot in (Spot.BESIDE, Spot.FRONT)
    }
    return named


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(1, 9))
def test_nothing_lies_on_anything_else(seats: int, size: tuple[int, int]) -> None:
    for (a, first), (b, second) in itertools.combinations(parts(plan(seats, size)).items(), 2):
        assert not first.grown(-0.05).meets(second.grown(-0.05)), f"{a} lies on {b}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(1, 9))
def test_everything_lies_in_the_window(seats: int, size: tuple[int, int]) -> None:
    found = plan(seats, size)
    whole = found.frame.px(Box(0, 0, found.frame.w, found.frame.h))
    for name, box in parts(found).items():
        assert whole.contains(found.frame.px(box)), name
    for box in (found.hand, found.actions, found.middle):
        assert whole.contains(found.frame.px(box))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_middle_is_clear_and_large_enough(seats: int, size: tuple[int, int]) -> None:
    found = plan(seats, size)
    for name, box in parts(found).items():
        assert not found.middle.grown(-0.1).meets(box), name
    assert found.middle.w >= 30
    assert found.middle.h >= 24


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_hand_lies_between_own_spots_and_actions(seats: int, size: tuple[int, int]) -> None:
    found = plan(seats, size)
    own = found.slots[ZoneId("table", 0)].box
    assert not found.hand.meets(own)
    assert not found.hand.meets(found.actions)
    assert found.hand.w >= 14 * 0.8 * 3 + 14


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 4, 6, 13, 20])
def test_a_hand_stays_in_its_place_and_shows_every_index(size: tuple[int, int], count: int) -> None:
    found = plan(4, size)
    slot = found.slots[ZoneId("hand", 0)]
    u = found.frame.u
    shown = card_poses(found, slot, [PoseInput()] * count)
    for one in shown:
        assert one.x - one.wide / 2 >= found.hand.x * u - 1
        assert one.x + one.wide / 2 <= found.hand.right * u + 1
        assert one.y - one.wide * 0.7 <= found.frame.size[1]
    for a, b in itertools.pairwise(shown):
        below = b.y - a.y > a.wide * 0.4  # a large hand lies in two rows
        assert below or b.x - a.x >= a.wide * 0.235


@pytest.mark.parametrize("seats", range(2, 9))
def test_others_sit_clockwise_from_the_left(seats: int) -> None:
    found = plan(seats, (1920, 1080))
    assert len(SEAT_ANGLES[seats]) == seats - 1
    places = [found.chairs[seat] for seat in range(1, seats)]
    assert [c.x for c in places] == sorted(c.x for c in places) or seats > 4
    if seats > 2:
        assert places[0].x < found.frame.cx < places[-1].x


def test_chairs_decide_who_sits_where() -> None:
    assert seats_from_viewer((0, 3, 1, 2), 1) == [1, 2, 0, 3]
    assert seats_from_viewer((0, 1, 2), None) == [0, 1, 2]


def test_every_slot_of_a_row_has_an_outline_inside_it() -> None:
    found = plan(4, (1920, 1080))
    u = found.frame.u
    for seat in range(4):
        slot = found.slots[ZoneId("table", seat)]
        area = found.frame.px(slot.box.grown(0.2))
        outlines = empty_slot_poses(found, slot)
        assert len(outlines) == 4
        for one in outlines:
            assert area.collidepoint(one.x, one.y)
            assert one.wide == pytest.approx(slot.card * u)


def test_side_seats_have_their_spots_turned_to_them() -> None:
    found = plan(4, (1920, 1080))
    assert found.slots[ZoneId("table", 1)].turn == -90
    assert found.slots[ZoneId("table", 2)].turn == 0
    assert found.slots[ZoneId("table", 3)].turn == 90


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_hidden_card_in_the_ring_points_at_its_owner(seat: int) -> None:
    found = plan(4, (1920, 1080))
    slot = found.slots[ZoneId("fire")]
    one = card_poses(found, slot, [PoseInput(True, seat)])[0]
    chair = found.chairs[seat]
    reach = 100.0
    x = one.x - math.sin(math.radians(one.turn)) * reach
    y = one.y - math.cos(math.radians(one.turn)) * reach
    u = found.frame.u
    before = math.dist((one.x, one.y), (chair.x * u, chair.y * u))
    assert math.dist((x, y), (chair.x * u, chair.y * u)) < before - reach * 0.9


def test_tricks_lie_on_the_side_of_their_players() -> None:
    zone_registry = ZoneRegistry()
    zone_registry.each(ZoneSpec("hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND)), 4)
    zone_registry.shared(ZoneSpec("trick", Audience.EVERYONE, ZoneLook(Shape.TRICK, Spot.CENTRE)))
    found = compute_layout(LayoutInput(zone_registry, 4, 0, size=(1920, 1080)))
    slot = found.slots[ZoneId("trick")]
    own, left, top, right = card_poses(found, slot, [PoseInput(seat=s) for s in range(4)])
    x, y = (v * found.frame.u for v in slot.box.middle)
    assert own.y > y > top.y
    assert left.x < x < right.x


def test_a_hand_is_sorted_by_suit_then_rank_and_hidden_cards_stay() -> None:
    held = cards("Kh 2c *1 9d 5c")
    shown = HandOrder().display_order(ZoneId("hand", 0), held)
    assert [held[i].text for i in shown.places] == ["2c", "5c", "9d", "Kh", "*1"]
    assert HandOrder().display_order(ZoneId("hand", 0), [None, None, None]).places == [0, 1, 2]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_card_of_a_trick_covers_the_index_of_another(seats: int, size: tuple[int, int]) -> None:
    zone_registry = ZoneRegistry()
    zone_registry.each(ZoneSpec("hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND)), seats)
    zone_registry.shared(ZoneSpec("trick", Audience.EVERYONE, ZoneLook(Shape.TRICK, Spot.CENTRE)))
    zone_registry.each(ZoneSpec("taken", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.FRONT)), seats)
    zone_registry.shared(
        ZoneSpec("last", Audience.EVERYONE, ZoneLook(Shape.ROW, Spot.BESIDE, "last trick"))
    )
    found = compute_layout(LayoutInput(zone_registry, seats, 0, score_lines=seats, size=size))
    slot = found.slots[ZoneId("trick")]
    assert slot.card >= 8.5
    shown = card_poses(found, slot, [PoseInput(seat=seat) for seat in range(seats)])
    u = found.frame.u
    boxes = [
        Box((p.x - p.wide / 2) / u, (p.y - p.wide * 0.7) / u, p.wide / u, p.wide * 1.4 / u)
        for p in shown
    ]
    for one, other in itertools.permutations(boxes, 2):
        index = Box(one.x + one.w * 0.04, one.y + one.h * 0.04, one.w * 0.36, one.h * 0.4)
        assert not index.meets(other.grown(-0.1))
    for box in boxes:
        assert not box.meets(found.prompt)
        assert not any(box.grown(-0.3).meets(chair.box) for chair in found.chairs.values())
