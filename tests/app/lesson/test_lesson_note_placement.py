"""Where a lesson's note lies: clear of what matters, near what it speaks of, and calm."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.lesson.kept_areas import kept_areas
from game.app.lesson.lesson_note_placement import (
    EDGE,
    Surroundings,
    place_lesson_note,
    usual_place,
)
from game.lesson.lesson import Expect, FreePlay
from game.table.layout.table_layout import TableLayout
from game.ui.forms.focus_mark import FocusMark
from tests.app.driver.app_driver import Pilot, flying
from tests.app.lesson.test_lesson_scene import (
    asked,
    begin_lesson,
    click_note,
    lesson_of,
    until_expected,
)

HIGH = 160


def flat(_: int) -> int:
    return HIGH


def layout_of(pilot: Pilot) -> TableLayout:
    return begin_lesson(pilot, "pitch").play.view.current_layout


@pytest.fixture
def layout(tmp_path: Path) -> TableLayout:
    with flying(tmp_path, width=1280, height=720) as pilot:
        return layout_of(pilot)


def test_it_keeps_away_from_the_edge_of_the_window(layout: TableLayout) -> None:
    width, height = layout.frame.size
    air = round(EDGE * layout.frame.u) - 1
    for corner in ((0, 0), (width - 9, 0), (0, height - 9), (width - 9, height - 9)):
        around = Surroundings([pygame.Rect(corner, (9, 9))])
        place = place_lesson_note(layout, around, flat)
        assert pygame.Rect(0, 0, width, height).inflate(-2 * air, -2 * air).contains(place)


def test_it_stays_where_it_usually_lies_as_long_as_that_is_free(layout: TableLayout) -> None:
    first = place_lesson_note(layout, Surroundings([pygame.Rect(100, 100, 50, 50)]), flat)
    far = Surroundings([pygame.Rect(900, 500, 50, 50)])
    assert place_lesson_note(layout, far, flat, [first]) == first
    hidden = Surroundings([], [first.inflate(-10, -10)])
    second = place_lesson_note(layout, hidden, flat, [first])
    assert not second.colliderect(hidden.kept[0])
    known = [first, second]
    assert place_lesson_note(layout, hidden, flat, known) == second
    assert place_lesson_note(layout, far, flat, known) == first


def test_a_longer_note_keeps_side_and_width(layout: TableLayout) -> None:
    first = place_lesson_note(layout, Surroundings(), flat)
    longer = place_lesson_note(layout, Surroundings(), lambda _: HIGH + 60, [first])
    assert (longer.left, longer.width) == (first.left, first.width)


def test_the_usual_place_hides_nothing_that_lies_still(layout: TableLayout) -> None:
    place, f = usual_place(layout, []), layout.frame
    still = [layout.title, layout.score_panel, layout.prompt, layout.actions]
    still += [chair.box for chair in layout.chairs.values()]
    assert place.collidelist([f.px(box) for box in still]) < 0
    assert pygame.Rect((0, 0), f.size).contains(place)


def test_the_notes_of_a_lesson_lie_in_few_places(tmp_path: Path) -> None:
    places: list[tuple[int, int]] = []
    with flying(tmp_path, width=1280, height=720) as pilot:

        def look() -> None:
            notes = [thing.rect for thing in pilot.things() if thing.role == "lesson"]
            places.extend((note.left, note.width) for note in notes)

        every_moment(pilot, "indian_chief", look)
    assert len(places) > 15
    assert 3 * len(set(places)) <= len(places), places


def test_it_lies_beside_what_it_speaks_of(layout: TableLayout) -> None:
    thing = pygame.Rect(600, 300, 60, 80)
    place = place_lesson_note(layout, Surroundings([thing]), flat)
    assert not place.colliderect(thing)
    assert place.colliderect(thing.inflate(80, 80))


def test_where_nothing_is_free_it_hides_what_need_not_be_seen(layout: TableLayout) -> None:
    window = pygame.Rect((0, 0), layout.frame.size)
    kept = window.copy()
    kept.width //= 2
    place = place_lesson_note(layout, Surroundings([], [kept], [window]), flat)
    assert not place.colliderect(kept)


def test_it_leaves_its_usual_place_for_one_where_no_card_will_be_laid(layout: TableLayout) -> None:
    usual = place_lesson_note(layout, Surroundings(), flat)
    spot = usual.inflate(-20, -20)
    place = place_lesson_note(layout, Surroundings(empty=[[spot]]), flat, [usual])
    assert not place.colliderect(spot)


def test_without_room_it_gives_up_the_last_kind_of_empty_places_first(layout: TableLayout) -> None:
    usual = place_lesson_note(layout, Surroundings(), flat)
    spot, window = usual.inflate(-20, -20), pygame.Rect((0, 0), layout.frame.size)
    place = place_lesson_note(layout, Surroundings(empty=[[spot], [window]]), flat, [usual])
    assert not place.colliderect(spot)


def test_no_note_hides_a_place_where_a_card_of_the_trick_will_be_laid(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        hidden: list[str] = []

        def look() -> None:
            layout = lesson_of(pilot).play.view.current_layout
            spots = [
                layout.frame.px(slot.box)
                for zone, slot in layout.slots.items()
                if zone.name == "chosen"
            ]
            for thing in pilot.things():
                if thing.role == "lesson" and thing.rect.collidelist(spots) >= 0:
                    hidden.append(thing.value)

        every_moment(pilot, "democracy", look)
        assert hidden == []


def test_a_note_leaves_room_for_the_ring_round_a_button(tmp_path: Path) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        scene = begin_lesson(pilot, "fire_gibbon")
        until_expected(pilot, lambda each: each.actions[0].startswith("doubt"))
        view = scene.play.view
        kept = kept_areas(view)
        buttons = view.action_buttons.button_rects()
        assert buttons
        for ring in (FocusMark(view.theme, each).bounds() for each in buttons):
            assert any(area.contains(ring) for area in kept), (ring, kept)


def every_moment(pilot: Pilot, game: str, look: Callable[[], None]) -> None:
    """Go through the lesson of *game* and look at each moment before its free play."""
    begin_lesson(pilot, game)
    for _ in range(200):
        scene = lesson_of(pilot)
        look()
        if isinstance(scene.runner.now, FreePlay):
            return
        if isinstance(scene.runner.now, Expect):
            pilot.by_mouse(asked(scene))
        else:
            click_note(pilot)
        pilot.settle()
    raise AssertionError("The lesson does not end.")


def test_a_note_too_tall_for_the_window_is_wider(layout: TableLayout) -> None:
    place = place_lesson_note(layout, Surroundings(), lambda wide: 200_000 // wide)
    assert pygame.Rect((0, 0), layout.frame.size).contains(place)


@pytest.mark.parametrize(
    ("game", "scale"),
    [("jersey_gin", 1.0), ("skitgubbe", 2.0), ("fire_gibbon", 1.0), ("indian_chief", 1.4)],
)
def test_no_note_hides_hand_buttons_or_status_line(tmp_path: Path, game: str, scale: float) -> None:
    with flying(tmp_path, width=1280, height=720, text_scale=scale) as pilot:

        def look() -> None:
            view = lesson_of(pilot).play.view
            notes = [thing.rect for thing in pilot.things() if thing.role == "lesson"]
            hand = [
                one.sprite.rest_rect
                for zone in view.current_layout.own_hand_zones
                for one in view.model.zones.get(zone, ())
            ]
            kept = [view.hud.status_rect, *view.action_buttons.button_rects(), *hand]
            for note in notes:
                assert pygame.Rect((0, 0), view.current_layout.frame.size).contains(note)
                assert note.collidelist(kept) < 0, (note, kept)

        every_moment(pilot, game, look)


def test_the_pointer_on_a_note_reaches_nothing_under_it(tmp_path: Path) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        scene = begin_lesson(pilot, "fire_gibbon")
        click_note(pilot)
        scene = lesson_of(pilot)
        note = next(thing.rect for thing in pilot.things() if thing.role == "lesson")
        pilot.move(note.center)
        pilot.frame(90)
        assert scene.play.view.gestures.selection.hovered is None
        assert "tooltip" not in [thing.role for thing in pilot.things()]
