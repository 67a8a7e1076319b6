"""On to my turn: what others do is hurried, and nothing that a person is to read or decide."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.play.commands.on_to_my_turn import LONG, MANY, WAITS, YOURS
from game.app.play.curtain.hold_button import HOLD
from game.selftest.quickest import quickest
from game.shelf import SHELF
from tests.app.driver.app_driver import DT, Pilot, begin, deal, flying

SLOW = {"speed": 0.5, "pace": 2.0}
COMPANY = [game for game, box in SHELF.items() if box.open().seats > 1]


def toasts(pilot: Pilot) -> list[str]:
    return [thing.label for thing in pilot.things() if thing.role == "toast"]


def asked(pilot: Pilot) -> bool:
    """Whether the person at the screen must decide, with nothing left to be shown."""
    screen = pilot.play.session.hot_seat
    return pilot.scene == "play" and not pilot.play.view.busy and screen.viewer == screen.to_act


def frames_until_asked(pilot: Pilot, most: int = 6000) -> int:
    for number in range(most):
        if asked(pilot) or pilot.scene != "play" or pilot.play.session.over:
            return number
        pilot.frame()
    raise AssertionError("nobody is asked")


def hurrying(pilot: Pilot) -> bool:
    return pilot.play.on_to_my_turn.hurrying


def press(pilot: Pilot, how: str) -> None:
    """Ask for the hurry by key, by button or from the menu."""
    if how == "key":
        pilot.post(pygame.KEYDOWN, key=pygame.K_F4, mod=0, unicode="", scancode=0)
        pilot.frame(2)
    elif how == "button":
        place = pilot.play.view.hud.tools.on_to_my_turn.rect.center
        pilot.post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        pilot.frame(2)
    else:
        pilot.play.menu.pause()
        pilot.frame()
        entry = pilot.find("On to my turn", "button").rect.center
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            buttons = {"rel": (0, 0), "buttons": (0, 0, 0)}
            told = buttons if kind == pygame.MOUSEMOTION else {"button": 1}
            pilot.post(kind, pos=entry, **told)
        pilot.frame(3)


@pytest.mark.parametrize("how", ["key", "button", "menu"])
def test_others_play_at_once_until_i_am_asked(tmp_path: Path, how: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.context.change(**SLOW)
        pilot.play.enter()
        pilot.play.decide(pilot.legal()[0])
        pilot.frame(2)
        assert not asked(pilot)
        made = len(pilot.play.session.match.actions)
        press(pilot, how)
        assert hurrying(pilot)
        seat = pilot.play.session.hot_seat.viewer
        while hurrying(pilot):
            pilot.frame()
        assert pilot.play.session.hot_seat.to_act == seat
        acted = pilot.play.session.match.actions[made:]
        assert len(acted) >= MANY
        assert all(action.seat != seat for action in acted)
        frames_until_asked(pilot)
        assert toasts(pilot) == ["F3 tells what happened meanwhile."]
        assert pilot.play.session.turn_loop.hurried is False


def test_it_takes_a_fraction_of_the_time(tmp_path: Path) -> None:
    """In seconds of the program: the computers of the test think at once."""
    took = []
    for hurried in (False, True):
        with flying(tmp_path / str(hurried)) as pilot:
            begin(pilot, "pitch")
            pilot.context.change(**SLOW)
            pilot.play.enter()
            pilot.play.decide(pilot.legal()[0])
            if hurried:
                pilot.frame(2)
                press(pilot, "key")
            took.append(frames_until_asked(pilot))
    assert took[1] * 2 < took[0]


def test_in_ones_own_turn_it_says_so(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        tool = pilot.play.view.hud.tools.on_to_my_turn
        assert tool.refused == tool.tip == YOURS
        pilot.key(pygame.K_F4)
        assert toasts(pilot) == [YOURS]
        assert not pilot.play.on_to_my_turn.hurrying


def test_what_is_said_of_the_turn_goes_with_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.context.change(**SLOW)
        pilot.play.enter()
        pilot.post(pygame.KEYDOWN, key=pygame.K_F4, mod=0, unicode="", scancode=0)
        pilot.frame(2)
        assert toasts(pilot) == [YOURS]
        pilot.play.decide(pilot.legal()[0])
        pilot.frame(2)
        assert not asked(pilot)
        assert toasts(pilot) == []


def test_what_is_said_of_the_turn_goes_with_a_move_of_ones_own(tmp_path: Path) -> None:
    """Also where the turn does not pass: whoever drew a card knows that he may discard."""
    with flying(tmp_path) as pilot:
        begin(pilot, "jersey_gin", seats=3)
        while not asked(pilot) or not any(c.action.verb == "draw" for c in pilot.legal()):
            if asked(pilot):
                pilot.play.decide(pilot.legal()[0])
            pilot.frame()
        pilot.post(pygame.KEYDOWN, key=pygame.K_F4, mod=0, unicode="", scancode=0)
        pilot.frame(2)
        assert toasts(pilot) == [YOURS]
        pilot.play.decide(next(c for c in pilot.legal() if c.action.verb == "draw"))
        pilot.frame(2)
        assert pilot.play.session.hot_seat.may_act
        assert toasts(pilot) == []


def test_where_to_read_what_happened_is_said_once_in_a_match(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.context.change(**SLOW)
        pilot.play.enter()
        said = 0
        for _ in range(3):
            pilot.play.decide(pilot.legal()[0])
            pilot.frame(2)
            press(pilot, "key")
            while hurrying(pilot):
                pilot.frame()
            frames_until_asked(pilot)
            told = toasts(pilot)
            said += bool(told)
            pilot.frame(round(5 / DT))
        assert said == 1


def test_the_button_calls_when_others_play_for_long(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.context.change(**SLOW)
        pilot.play.enter()
        tool = pilot.play.view.hud.tools.on_to_my_turn
        pilot.play.decide(pilot.legal()[0])
        pilot.frame(2)
        assert not tool.refused
        called = [tool.calls]
        pilot.frame(round(LONG / DT))
        assert [*called, tool.calls] == [False, True]
        assert tool.tip == "On to my turn (F4)"


def test_pressed_again_it_lets_them_play_at_their_pace(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.play.decide(pilot.legal()[0])
        for hurried in (True, False):
            pilot.play.on_to_my_turn.press()
            assert pilot.play.session.turn_loop.hurried is hurried


@pytest.mark.parametrize("game", COMPANY)
def test_the_same_match_is_played_and_no_sheet_is_left_out(tmp_path: Path, game: str) -> None:
    """What computers do does not depend on the hurry; each round has its sheet before the next."""
    played, sheets = [], []
    for hurried in (False, True):
        with flying(tmp_path / str(hurried)) as pilot:
            seats = max(3, SHELF[game].open().seats)
            deal(pilot, game, seats, 1, quickest(game), "the same")
            rng, seen = Random(game), 0
            for _ in range(60):
                if pilot.play.session.over or len(pilot.play.session.match.actions) > 40:
                    break
                if pilot.scene == "score":
                    seen += 1
                    pilot.key(pygame.K_RETURN)
                elif pilot.play.layers.dialogs:
                    pilot.key(pygame.K_RETURN)
                elif pilot.legal():
                    pilot.play.decide(rng.choice(pilot.legal()))
                    if hurried:
                        pilot.frame()
                        press(pilot, "key")
                    pilot.settle()
                else:
                    pilot.settle()
            played.append([*pilot.play.session.match.actions[:40]])
            sheets.append(seen)
    assert played[0] == played[1]
    assert sheets[0] == sheets[1]


def test_the_curtain_falls_between_two_people(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch", 4, 2)
        pilot.hold(pygame.K_SPACE, HOLD + 0.2)
        first = pilot.play.session.hot_seat.viewer
        pilot.context.change(**SLOW)
        pilot.play.enter()
        for _ in range(8):
            pilot.play.decide(pilot.legal()[0])
            pilot.frame()
            press(pilot, "key")
            frames_until_asked(pilot)
            if pilot.scene == "curtain":
                break
        assert pilot.scene == "curtain"
        assert not pilot.play.on_to_my_turn.hurrying
        assert pilot.play.session.hot_seat.viewer is None
        assert pilot.play.session.hot_seat.waiting_for != first


def test_who_may_break_into_a_turn_is_stopped_for_what_is_new_only(tmp_path: Path) -> None:
    """Vendetta: what could be taken when the hurry began was not wanted; new things stop it."""
    went_on = stopped = 0
    for seed in range(12):
        if stopped and went_on:
            return
        with flying(tmp_path / str(seed)) as pilot:
            deal(pilot, "vendetta", 3, 1, {"jokers": 4}, f"seed {seed}")
            rng = Random(seed)
            for _ in range(60):
                session, hurry = pilot.play.session, pilot.play.on_to_my_turn
                seat = session.hot_seat.viewer
                assert seat is not None
                if session.over or pilot.scene != "play" or pilot.play.layers.dialogs:
                    break
                if session.hot_seat.to_act == seat:
                    pilot.play.decide(rng.choice(pilot.legal()))
                    pilot.frame(2)
                    continue
                before = frozenset(session.match.legal(seat))
                hurry.press()
                while hurry.hurrying:
                    pilot.frame()
                lead = session.match.turn.lead
                if pilot.scene == "play" and lead is not None and lead != seat:
                    assert frozenset(session.match.legal(seat)) - before
                    stopped += 1
                went_on += bool(before)
    raise AssertionError(f"stopped {stopped} times, went on {went_on} times")


def test_while_the_table_is_looked_at_it_waits_for_a_click(tmp_path: Path) -> None:
    """Whose turn it is, nobody plays before that."""
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        pilot.play.score_flow.viewing_table = True
        pilot.frame(2)
        tool = pilot.play.view.hud.tools.on_to_my_turn
        assert tool.refused == tool.tip == WAITS
        pilot.key(pygame.K_F4)
        assert not hurrying(pilot)
        assert WAITS in toasts(pilot)
