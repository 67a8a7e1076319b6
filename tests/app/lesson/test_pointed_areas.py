"""Where a lesson points: round the whole of a thing, what is written over it included."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.lesson.pointed_areas import pointed_areas
from game.lesson.lesson import Expect, Pointer, PointerKind
from game.table.input.focus.focus_stops import hand_cards
from tests.app.driver.app_driver import flying, on_card
from tests.app.lesson.test_lesson_scene import (
    asked,
    begin_lesson,
    click_note,
    lesson_of,
    note,
    until_expected,
)


def test_round_a_meld_lies_its_slip_too(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = begin_lesson(pilot, "indian_chief")
        until_expected(pilot)
        pilot.by_mouse(asked(scene))
        pilot.settle()
        assert "Poor Man" in note(pilot)
        slip = next(thing for thing in pilot.things() if thing.label == "Poor Man 16")
        pointer = Pointer(PointerKind.ZONE, "meld P2")
        (area,) = pointed_areas(pilot.play.view, [pointer], 3)
        cards = [sprite.rect for sprite in pilot.play.view.model.sprites()]
        assert area.contains(slip.rect)
        assert sum(area.contains(pygame.Rect(card)) for card in cards) == 3


def test_round_a_run_lie_the_arrows_where_it_goes_on(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin_lesson(pilot, "vendetta")
        while "run of Soot is still open" not in note(pilot):
            scene = lesson_of(pilot)
            if isinstance(scene.runner.now, Expect):
                pilot.by_mouse(asked(scene))
            else:
                click_note(pilot)
            pilot.settle()
        view = pilot.play.view
        (area,) = pointed_areas(view, [Pointer(PointerKind.ZONE, "trick P3 2")], 4)
        arrows = view.frame().signs.row_arrows
        assert len(arrows) == 2
        assert all(area.contains(arrow.bounds()) for arrow in arrows)


def test_cards_picked_for_a_play_are_no_part_of_the_hand(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin_lesson(pilot, "indian_chief")
        until_expected(pilot)
        view, hand = pilot.play.view, Pointer(PointerKind.ZONE, "hand P1")
        (before,) = pointed_areas(view, [hand], 3)
        for at in (0, -1):
            card = hand_cards(view.gestures.selection)[at]
            pilot.click_at(on_card(card.rect))
        assert len(view.gestures.selection.picked) == 2
        (after,) = pointed_areas(view, [hand], 3)
        assert after.top >= before.top
        assert after.height < before.height * 1.2


def test_the_map_is_ringed_and_not_the_room_it_has(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin_lesson(pilot, "democracy")
        view = pilot.play.view
        (area,) = pointed_areas(view, [Pointer(PointerKind.SIGN, "gauge")], 4)
        room = view.current_layout.gauge
        assert room is not None
        assert view.current_layout.frame.px(room).contains(area)
        assert any(sign.bounds() == area for sign in view.frame().signs.below_cards)
        assert area.height < area.width


def test_a_folded_score_panel_is_open_while_a_note_speaks_of_it(tmp_path: Path) -> None:
    with flying(tmp_path, width=960, height=600, text_scale=2.0) as pilot:
        scene = begin_lesson(pilot, "indian_chief")
        view, laid = scene.play.view, scene.play.view.current_layout
        assert laid.score_panel_folds
        assert view.hud.score_tab.open
        (area,) = pointed_areas(view, [Pointer(PointerKind.SIGN, "score")], 3)
        assert area == laid.frame.px(laid.open_score_panel)
        click_note(pilot)
        assert not view.hud.score_tab.open
