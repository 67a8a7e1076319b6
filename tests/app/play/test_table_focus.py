"""The focus at the table: it comes back after a dialog or a screen, and arrows keep to the game."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

import pygame
import pytest

from game.app.scenes.routes import GameChoiceRoute, NewMatchRoute
from game.table.input.focus.focus_stops import hand_cards
from game.table.input.stray_press import StrayPress
from tests.app.driver.app_driver import Pilot, begin, flying

CTRL = pygame.KMOD_LCTRL
ARROWS = (pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN)
GAMES = ["democracy", "pitch", "vendetta"]


def stands(pilot: Pilot) -> Hashable:
    """The name of what has the focus, which is seen."""
    ring = pilot.play.view.keyboard.ring
    return ring.current.name if ring.current is not None and ring.visible else None


def on_tool(pilot: Pilot) -> bool:
    keys = pilot.play.view.keyboard
    return keys.ring.current in (keys.sorter, keys.tab, *pilot.play.view.hud.tools.buttons)


def of_hand(pilot: Pilot) -> bool:
    name = stands(pilot)
    return isinstance(name, tuple) and name[0] == "hand"


@pytest.mark.parametrize("game", GAMES)
def test_after_a_dialog_or_a_screen_it_is_where_it_was(tmp_path: Path, game: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, game)
        pilot.key(pygame.K_END, pygame.K_LEFT)
        before = stands(pilot)
        assert before is not None
        for opened, mod, closed in (
            (pygame.K_ESCAPE, 0, pygame.K_ESCAPE),
            (pygame.K_n, CTRL, pygame.K_ESCAPE),
            (pygame.K_z, CTRL, None),
            (pygame.K_s, 0, pygame.K_ESCAPE),
            (pygame.K_F1, 0, pygame.K_ESCAPE),
        ):
            pilot.key(opened, mod=mod)
            if closed is not None:
                pilot.key(closed)
            assert pilot.scene == "play"
            assert stands(pilot) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_that_was_taken_back_finds_the_focus_at_its_card(
    tmp_path: Path, game: str
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, game)
        pilot.key(pygame.K_END)
        before = stands(pilot)
        pilot.play.decide(pilot.legal()[-1])
        pilot.settle()
        pilot.key(pygame.K_z, mod=CTRL)
        if pilot.dialogs():
            pilot.key(pygame.K_LEFT, pygame.K_RETURN)
        assert pilot.play.session.hot_seat.may_act
        assert stands(pilot) == before


@pytest.mark.parametrize("game", GAMES)
def test_arrows_before_the_deal_is_done_leave_no_tool_with_the_focus(
    tmp_path: Path, game: str
) -> None:
    with flying(tmp_path, speed=1.0, reduced_motion=False) as pilot:
        pilot.context.open(GameChoiceRoute())
        pilot.settle()
        begin_slowly(pilot, game)
        pilot.settle()
        for arrow in ARROWS:
            pilot.key(arrow)
            assert stands(pilot) is not None
            assert not on_tool(pilot)


def begin_slowly(pilot: Pilot, game: str) -> None:
    """Deals, and presses arrows while the cards still fly."""
    from game.app.navigation import match_start
    from game.app.setup import player_defaults
    from game.shelf import SHELF

    players = player_defaults.default_players(pilot.context.settings, SHELF[game].open().seats)
    match_start.new_match(pilot.context, NewMatchRoute(game, len(players), {}, players, "pilot"))
    for arrow in ARROWS:
        pilot.post(pygame.KEYDOWN, key=arrow, mod=0, unicode="", scancode=0)
        pilot.frame(3)


@pytest.mark.parametrize("game", GAMES)
def test_no_arrow_leads_to_a_tool_and_every_arrow_leads_back_from_it(
    tmp_path: Path, game: str
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, game)
        for arrow in (*ARROWS, *ARROWS[::-1], *(2 * [pygame.K_RIGHT]), *(9 * [pygame.K_LEFT])):
            pilot.key(arrow)
            assert not on_tool(pilot)
        for arrow in ARROWS:
            for _ in range(12):
                if on_tool(pilot):
                    break
                pilot.key(pygame.K_TAB)
            assert on_tool(pilot)
            pilot.key(arrow)
            assert stands(pilot) is not None
            assert not on_tool(pilot)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_arrow_goes_to_what_is_to_be_decided(tmp_path: Path, game: str) -> None:
    """Into the hand where a card is asked for, to the buttons where only they can be used."""
    with flying(tmp_path) as pilot:
        begin(pilot, game)
        cards = any(choice.action.cards for choice in pilot.legal())
        pilot.key(pygame.K_LEFT)
        assert of_hand(pilot) == cards


def test_the_first_arrow_after_the_mouse_only_shows_the_focus(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy")
        pilot.key(pygame.K_HOME, pygame.K_RIGHT)
        before = stands(pilot)
        assert before is not None
        pilot.post(pygame.MOUSEBUTTONDOWN, pos=(640, 300), button=1)
        pilot.post(pygame.MOUSEBUTTONUP, pos=(640, 300), button=1)
        pilot.settle()
        assert stands(pilot) is None
        pilot.key(pygame.K_RIGHT)
        assert stands(pilot) == before
        pilot.key(pygame.K_RIGHT)
        assert stands(pilot) not in (None, before)


def test_after_a_card_was_played_the_focus_is_on_the_next_and_at_last_on_the_one_before(
    tmp_path: Path,
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy")
        for first in (pygame.K_HOME, pygame.K_END):
            made = len(pilot.play.session.match.actions)
            pilot.key(first, pygame.K_RETURN)
            assert len(pilot.play.session.match.actions) > made
            pilot.settle()
            assert pilot.play.session.hot_seat.may_act
            assert of_hand(pilot)
            before = stands(pilot)
            pilot.key(first)
            assert stands(pilot) == before


@pytest.mark.parametrize("game", GAMES)
def test_up_and_down_do_not_walk_along_the_hand(tmp_path: Path, game: str) -> None:
    """However its cards lean: only left and right do."""
    with flying(tmp_path) as pilot:
        begin(pilot, game)
        pilot.key(pygame.K_HOME)
        for _ in hand_cards(pilot.play.view.gestures.selection):
            here = stands(pilot)
            assert of_hand(pilot)
            for arrow in (pygame.K_DOWN, pygame.K_UP):
                pilot.key(arrow)
                assert stands(pilot) == here or not of_hand(pilot)
                for _ in range(9):
                    if stands(pilot) == here:
                        break
                    pilot.key(pygame.K_TAB)
            assert stands(pilot) == here
            pilot.key(pygame.K_RIGHT)


def test_a_click_after_a_rest_is_no_double_click(tmp_path: Path) -> None:
    """While nothing moves no frame is painted, and yet the time goes on."""
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        view, at = pilot.play.view, (5, 5)
        presses = StrayPress()
        assert not presses.strays(at, "one card", view.mouse.clock, 8)
        assert presses.strays(at, "another", view.mouse.clock, 8)
        pilot.context.now += 1.0
        assert not presses.strays(at, "another", view.mouse.clock, 8)


def test_from_the_answer_the_arrows_lead_back_along_the_hand_to_another_card(
    tmp_path: Path,
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy", 4, 1)
        pilot.settle()
        view = pilot.play.view
        ring, selection = view.keyboard.ring, view.gestures.selection
        pilot.key(pygame.K_HOME)
        hand = hand_cards(selection)
        pilot.key(pygame.K_SPACE)
        pilot.settle()
        chooser = selection.chooser
        assert chooser is not None
        assert ring.current in chooser.buttons.widgets
        pilot.key(pygame.K_RIGHT)
        assert stands(pilot) == hand[0].name
        pilot.key(pygame.K_RIGHT)
        assert stands(pilot) == hand[1].name
        pilot.key(pygame.K_SPACE)
        pilot.settle()
        assert [one.name for one in selection.picked] == [hand[1].name]
        assert 0 not in {action.seat for action in pilot.play.session.match.actions}
