"""What the settings say of the table holds there: moves, questions, order of the hand, felt."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.art.palette import FELTS
from game.presentation.presented_choice import PresentedChoice
from game.table.cards.hand_order import BY_RANK
from game.table.input.mouse_controller import DRAG_IT
from tests.app.driver.app_driver import Fingers, Pilot, begin, flying, on_card
from tests.table.input import say_decision


def playable(pilot: Pilot) -> PresentedChoice:
    return next(c for c in pilot.legal() if len(c.action.cards) == 1)


def card_place(pilot: Pilot, choice: PresentedChoice) -> tuple[int, int]:
    named = choice.action.cards[0].words
    return on_card(next(t.rect for t in pilot.things() if t.role == "card" and named in t.label))


def decisions(pilot: Pilot) -> int:
    seat = pilot.play.session.hot_seat.viewer
    return sum(action.seat == seat for action in pilot.play.session.match.actions)


@pytest.mark.parametrize("game", ["pitch", "skitgubbe", "democracy"])
def test_with_drag_only_a_click_plays_no_card_and_a_drag_does(tmp_path: Path, game: str) -> None:
    with flying(tmp_path, moves="drag") as pilot:
        begin(pilot, game)
        while not any(c.action.cards for c in pilot.legal()):
            pilot.by_mouse(pilot.legal()[0])
        choice, made = playable(pilot), decisions(pilot)
        told: set[str] = set()
        pilot.watch = lambda: told.add(pilot.play.view.hud.refusal)
        pilot.click_at(card_place(pilot, choice), times=2)
        pilot.watch = lambda: None
        assert DRAG_IT in told
        assert decisions(pilot) == made
        assert say_decision.by_drag(Fingers(pilot), choice)
        pilot.settle()
        assert decisions(pilot) > made


def test_with_click_only_no_card_is_lifted_and_a_click_plays(tmp_path: Path) -> None:
    with flying(tmp_path, moves="click") as pilot:
        begin(pilot, "pitch")
        while not any(c.action.cards for c in pilot.legal()):
            pilot.by_mouse(pilot.legal()[0])
        choice, made = playable(pilot), decisions(pilot)
        start = card_place(pilot, choice)
        pilot.drag(start, (start[0], start[1] - 200), drop=False)
        assert pilot.play.view.gestures.selection.drag is None
        pilot.post(pygame.MOUSEBUTTONUP, pos=start, button=1)
        pilot.settle()
        assert decisions(pilot) == made
        pilot.play.view.gestures.flow.cancel()
        say_decision.by_clicks(Fingers(pilot), choice)
        pilot.settle()
        assert decisions(pilot) == made + 1


@pytest.mark.parametrize("confirm", [True, False])
def test_a_slip_is_asked_about_only_where_that_is_wanted(tmp_path: Path, confirm: bool) -> None:
    with flying(tmp_path, confirm=confirm) as pilot:
        begin(pilot, "pitch")
        flow = pilot.play.view.gestures.flow
        made = decisions(pilot)
        flow.choose(pilot.legal()[0]._replace(warning="Really?"))
        pilot.settle()
        assert (decisions(pilot) > made) is not confirm
        assert (flow.selection.dialog is not None) is confirm


def test_a_new_hand_is_sorted_as_the_settings_say(tmp_path: Path) -> None:
    with flying(tmp_path, sort="ranks") as pilot:
        begin(pilot, "pitch")
        assert pilot.play.view.model.order.mode == BY_RANK


def test_the_felt_has_its_colour_at_once_at_a_running_table(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        seen = {}
        for colour in FELTS:
            pilot.context.change(felt=colour)
            pilot.play.enter()
            pilot.settle()
            seen[colour] = pilot.pixels()
        assert len(set(seen.values())) == len(FELTS)
