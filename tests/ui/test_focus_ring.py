"""The focus: Tab from zone to zone, arrows to the nearest, remembered by name."""

from collections.abc import Hashable

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.forms.focus_mark import FocusMark
from game.ui.forms.focus_ring import FocusRing
from game.ui.forms.nearest_stop import nearest
from game.ui.theme import Theme
from tests.ui.input_events import key


class Spot:
    """A stop at a place."""

    def __init__(self, name: Hashable, x: int, y: int, focusable: bool = True) -> None:
        self.name = name
        self.rect = pygame.Rect(x, y, 40, 20)
        self.focusable = focusable


def ring_of(*zones: list[Spot]) -> FocusRing[Spot]:
    ring: FocusRing[Spot] = FocusRing()
    ring.set_zones(zones)
    return ring


def named(ring: FocusRing[Spot]) -> Hashable:
    return ring.current.name if ring.current else None


HAND = [Spot("4", 0, 200), Spot("9", 50, 200), Spot("Q", 100, 200), Spot("K", 150, 200)]
ACTS = [Spot("doubt", 300, 180), Spot("blind", 300, 210)]


def test_tab_goes_from_zone_to_zone_and_comes_back_to_where_it_was() -> None:
    ring = ring_of(HAND, ACTS)
    key(ring, pygame.K_TAB)
    assert named(ring) == "4"
    key(ring, pygame.K_RIGHT)
    key(ring, pygame.K_TAB)
    assert named(ring) == "doubt"
    key(ring, pygame.K_TAB)
    assert named(ring) == "9"
    key(ring, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert named(ring) == "doubt"


class Sheet:
    """A list of which only the upper part is seen, above a foot."""

    rect = pygame.Rect(0, 0, 400, 100)

    def __init__(self, stops: list[Spot]) -> None:
        self.stops = stops

    def leaves(self) -> list[Spot]:
        return self.stops


def sheet_with_foot() -> FocusRing[Spot]:
    rows = [Spot(f"row {n}", 0, 40 * n) for n in range(5)]
    for one in rows:
        one.rect.width = 400
    foot = [Spot(name, 100 * n + 120, 110) for n, name in enumerate(("usual", "back", "deal"))]
    ring = ring_of([*rows, *foot])
    ring.views = [Sheet(rows)]
    ring.focus(foot[-1])
    return ring


def test_arrows_walk_through_a_view_before_they_leave_it() -> None:
    ring = sheet_with_foot()
    walked = []
    for code in [pygame.K_UP] * 3 + [pygame.K_DOWN] * 5:
        key(ring, code)
        walked.append(named(ring))
    assert walked == ["row 2", "row 1", "row 0", "row 1", "row 2", "row 3", "row 4", "row 4"]


def test_down_out_of_a_view_goes_to_the_button_of_the_foot_where_the_focus_stood_last() -> None:
    for stood, wanted in ((("deal",), "deal"), (("usual",), "usual"), ((), "back")):
        ring = sheet_with_foot()
        spots = {spot.name: spot for spot in ring.stops()}
        lowest = spots["row 4"]
        lowest.rect.top = 80
        for name in ("row 2", "row 3"):
            spots[name].rect.top = -100
        if not stood:
            ring = ring_of(list(spots.values()))
            ring.views = [Sheet([spot for spot in spots.values() if spot.rect.width == 400])]
        for name in (*stood, "row 4"):
            ring.focus(spots[name])
        key(ring, pygame.K_DOWN)
        assert named(ring) == wanted


def test_no_arrow_leads_from_a_foot_to_what_lies_below_it_unseen() -> None:
    ring = sheet_with_foot()
    key(ring, pygame.K_DOWN)
    assert named(ring) == "deal"


def test_shift_tab_from_nowhere_begins_at_the_last_zone() -> None:
    ring = ring_of(HAND, ACTS)
    key(ring, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert named(ring) == "doubt"


def test_a_single_zone_is_walked_one_by_one() -> None:
    ring = ring_of(ACTS, [])
    names = []
    for _ in range(3):
        key(ring, pygame.K_TAB)
        names.append(named(ring))
    assert names == ["doubt", "blind", "doubt"]


def test_arrows_go_to_the_nearest_that_way_and_stay_in_the_zone() -> None:
    between = Spot("between", 60, 170)
    ring = ring_of(HAND, [between])
    ring.focus(HAND[0])
    for expected in ("9", "Q", "K"):
        assert key(ring, pygame.K_RIGHT)
        assert named(ring) == expected
    assert not key(ring, pygame.K_RIGHT)
    ring.focus(HAND[1])
    assert key(ring, pygame.K_UP), "no stop of the zone lies above, so another zone is entered"
    assert named(ring) == "between"


def test_what_cannot_take_the_focus_is_passed_over() -> None:
    stops = [Spot("a", 0, 0), Spot("b", 50, 0, focusable=False), Spot("c", 100, 0)]
    ring = ring_of(stops)
    ring.focus(stops[0])
    key(ring, pygame.K_RIGHT)
    assert named(ring) == "c"


def test_the_focus_survives_a_new_layout_by_name() -> None:
    ring = ring_of(HAND)
    ring.focus(HAND[2])
    ring.set_zones([[Spot("K", 0, 0), Spot("Q", 50, 0)]])
    assert named(ring) == "Q"
    ring.set_zones([[Spot("K", 0, 0)]])
    assert ring.current is None


def test_an_empty_ring_takes_nothing() -> None:
    ring = ring_of()
    assert not key(ring, pygame.K_TAB)
    assert not key(ring, pygame.K_LEFT)


def test_the_ring_shows_once_the_keyboard_is_used() -> None:
    ring = ring_of(HAND)
    ring.focus(HAND[0])
    assert not ring.visible
    key(ring, pygame.K_RIGHT)
    assert ring.visible


spots = st.lists(st.tuples(st.integers(0, 900), st.integers(0, 500)), min_size=1, max_size=12)


@given(spots, st.sampled_from([(-1, 0), (1, 0), (0, -1), (0, 1)]))
def test_an_arrow_never_goes_backwards(places: list[tuple[int, int]], way: tuple[int, int]) -> None:
    stops = [Spot(number, *place) for number, place in enumerate(places)]
    found = nearest(stops[0], stops, *way)
    if found is not None:
        here, there = stops[0].rect, found.rect
        dx, dy = there.centerx - here.centerx, there.centery - here.centery
        assert dx * way[0] + dy * way[1] > 0


@pytest.mark.parametrize("angle", [0, 12])
def test_the_ring_lies_round_its_thing_in_lamp_light(theme: Theme, angle: float) -> None:
    place = pygame.Rect(100, 100, 120, 60)
    mark = FocusMark(theme, place, angle=angle)
    assert mark.bounds().contains(place)
    sheet = pygame.Surface((400, 300))
    mark.paint(sheet)
    lamp = pygame.Color("#f6cf6f")
    near = pygame.mask.from_threshold(sheet, lamp, (12, 12, 12, 255)).count()
    assert near > 200
    assert sheet.get_at(place.center)[:3] == (0, 0, 0), "the thing itself stays free"


@pytest.mark.parametrize(
    "place", [(0, 300, 24, 30), (1250, 300, 30, 30), (300, 0, 90, 24), (9, 693, 80, 27)], ids=str
)
def test_the_ring_is_whole_at_the_edge_of_the_window(
    theme: Theme, screen: pygame.Surface, place: tuple[int, int, int, int]
) -> None:
    usual, at_edge = pygame.Rect(600, 300, *place[2:]), pygame.Rect(place)
    thickness = []
    for where in (usual, at_edge):
        screen.fill((0, 0, 0))
        FocusMark(theme, where).paint(screen)
        lit = pygame.mask.from_threshold(screen, pygame.Color("#f6cf6f"), (40, 40, 40, 255))
        box = lit.get_bounding_rects()
        middle = box[0].unionall(box[1:]).center
        across = [bool(lit.get_at((x, middle[1]))) for x in range(screen.get_width())]
        down = [bool(lit.get_at((middle[0], y))) for y in range(screen.get_height())]
        thickness.append(
            [sum(across[: middle[0]]), sum(across[middle[0] :]),
             sum(down[: middle[1]]), sum(down[middle[1] :])]
        )  # fmt: skip
    assert all(thickness[0])
    assert all(abs(here - there) <= 1 for here, there in zip(*thickness, strict=True))


@pytest.mark.parametrize("faint", [False, True])
@pytest.mark.parametrize("middle", [(300, 700), (20, 400), (1265, 690), (640, 30)], ids=str)
@pytest.mark.parametrize("angle", [-14.0, 3.5, 90.0])
def test_a_turned_ring_is_closed_inside_the_window(
    theme: Theme, angle: float, middle: tuple[int, int], faint: bool
) -> None:
    place = pygame.Rect(0, 0, 110, 154)
    place.center = middle
    sheet = pygame.Surface((1280, 720), pygame.SRCALPHA)
    FocusMark(theme, place, 8, angle, faint).paint(sheet)
    free = pygame.mask.from_surface(sheet, 150)
    free.invert()
    enclosed = free.connected_component(middle)
    assert enclosed.count() > 1000
    window = pygame.Rect(1, 1, 1278, 718)
    assert all(window.contains(box) for box in enclosed.get_bounding_rects())


@pytest.mark.parametrize("angle", [0, 12])
def test_the_ring_is_open_where_something_is_to_be_read(theme: Theme, angle: float) -> None:
    place, word = pygame.Rect(100, 100, 120, 60), pygame.Rect(130, 150, 50, 60)
    gap = [word.topleft, word.topright, word.bottomright, word.bottomleft]
    whole, opened = pygame.Surface((400, 300)), pygame.Surface((400, 300))
    FocusMark(theme, place, angle=angle).paint(whole)
    FocusMark(theme, place, angle=angle, gaps=[gap]).paint(opened)
    assert pygame.mask.from_threshold(whole.subsurface(word), (0, 0, 0), (1, 1, 1)).count() < (
        word.width * word.height
    )
    for at in ((x, y) for x in range(400) for y in range(300)):
        if word.collidepoint(at):
            assert opened.get_at(at)[:3] == (0, 0, 0)
        elif not word.inflate(2, 2).collidepoint(at):
            assert opened.get_at(at) == whole.get_at(at)


def test_the_focus_comes_back_with_the_stop_that_left() -> None:
    ring = ring_of(HAND, ACTS)
    ring.focus(ACTS[1])
    ring.set_zones([HAND])
    assert ring.current is None
    ring.set_zones([HAND, [Spot("doubt", 300, 180), Spot("blind", 300, 210)]])
    assert named(ring) == "blind"
    ring.set_zones([HAND])
    ring.focus(HAND[0])
    ring.set_zones([HAND, ACTS])
    assert named(ring) == "4", "it was put elsewhere meanwhile"


def test_a_zone_remembers_its_stop_when_other_zones_come_and_go() -> None:
    ring = ring_of(HAND, ACTS)
    ring.focus(HAND[2])
    key(ring, pygame.K_TAB)
    assert named(ring) == "doubt"
    ring.set_zones([[Spot("trump", 60, 100)], HAND, ACTS])
    key(ring, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert named(ring) == "Q"


def test_in_rows_left_and_right_never_leave_the_row() -> None:
    upper = [Spot(n, 50 * n, 0) for n in range(6)]
    lower = [Spot(6 + n, 50 * n, 25) for n in range(3)]
    ring: FocusRing[Spot] = FocusRing(in_rows=True)
    ring.set_zones([[*upper, *lower]])
    for start, way, expected in (
        (lower[2], pygame.K_RIGHT, 8),
        (upper[5], pygame.K_RIGHT, 5),
        (lower[0], pygame.K_LEFT, 6),
        (lower[1], pygame.K_RIGHT, 8),
        (lower[2], pygame.K_UP, 2),
        (upper[5], pygame.K_DOWN, 8),
    ):
        ring.focus(start)
        key(ring, way)
        assert named(ring) == expected


def test_some_stops_are_for_tab_alone() -> None:
    edge = Spot("undo", 400, 200)
    ring = ring_of(HAND, [edge])
    ring.by_tab = [edge]
    ring.focus(HAND[3])
    assert not key(ring, pygame.K_RIGHT)
    key(ring, pygame.K_TAB)
    assert named(ring) == "undo"
