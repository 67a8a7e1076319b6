"""Escape: it goes back or asks; it never deals, decides or ends anything, on no screen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.navigation import match_start
from game.app.play.play_scene import PlayScene
from game.app.scenes.routes import (
    GameChoiceRoute,
    LessonChoiceRoute,
    MatchesRoute,
    NewMatchRoute,
    Route,
    RulesRoute,
    SettingsRoute,
    SetupRoute,
)
from game.app.score.score_scene import ScoreScene
from game.app.setup import player_defaults
from game.shelf import SHELF
from tests.app.driver.app_driver import Pilot, begin, flying

SCREENS: dict[str, Route] = {
    "shelf": GameChoiceRoute(),
    "lessons": LessonChoiceRoute(),
    "rules": RulesRoute(),
    "settings": SettingsRoute(),
    "matches": MatchesRoute(),
}


def escape(pilot: Pilot) -> None:
    pilot.key(pygame.K_ESCAPE)


def moves(pilot: Pilot) -> int:
    return len(pilot.play.session.match.actions)


def to_sheet(pilot: Pilot, last: bool) -> ScoreScene:
    """Play until a score sheet lies there: the first, or the last one."""
    for _ in range(4000):
        top = pilot.context.stack.top
        if isinstance(top, ScoreScene):
            if pilot.play.session.over or not last:
                return top
            pilot.key(pygame.K_RETURN)
            continue
        pilot.play.decide(pilot.legal()[0])
        pilot.settle()
    raise AssertionError("no sheet came")


@pytest.mark.parametrize("screen", list(SCREENS))
def test_from_a_screen_of_the_title_it_goes_back_to_the_title(tmp_path: Path, screen: str) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.open(SCREENS[screen])
        pilot.settle()
        assert pilot.scene == screen
        escape(pilot)
        assert pilot.scene == "title"
        escape(pilot)
        assert pilot.scene == "title"
        assert not pilot.context.stack.quitting


def test_from_the_set_up_it_goes_back_to_the_shelf(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.open(GameChoiceRoute())
        pilot.context.open(SetupRoute("pitch"))
        pilot.settle()
        escape(pilot)
        assert pilot.scene == "shelf"


@pytest.mark.parametrize("screen", ["rules", "settings"])
def test_from_a_screen_over_the_table_it_goes_back_to_the_table(
    tmp_path: Path, screen: str
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        made = moves(pilot)
        pilot.context.open(SCREENS[screen])
        pilot.settle()
        escape(pilot)
        assert pilot.scene == "play"
        assert moves(pilot) == made


def test_at_the_table_it_opens_the_menu_and_closes_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        made = moves(pilot)
        escape(pilot)
        assert "Paused" in pilot.labels()
        escape(pilot)
        assert "Paused" not in pilot.labels()
        assert (pilot.scene, moves(pilot)) == ("play", made)


@pytest.mark.parametrize("game", list(SHELF))
def test_while_cards_move_it_opens_the_menu_at_once_and_skips_nothing(
    tmp_path: Path, game: str
) -> None:
    with flying(tmp_path, speed=1.0, reduced_motion=False) as pilot:
        players = player_defaults.default_players(pilot.context.settings, SHELF[game].open().seats)
        route = NewMatchRoute(game, len(players), {}, players, "pilot")
        match_start.new_match(pilot.context, route)
        for _ in range(600):
            pilot.frame()
            if pilot.scene == "play" and pilot.play.view.animation_player.busy:
                break
        pilot.frame(3)
        for expected in (True, False, True):
            pilot.post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="\x1b", scancode=0)
            pilot.frame(2)
            assert ("Paused" in pilot.labels()) == expected
            assert pilot.play.view.animation_player.busy


def test_on_the_sheet_so_far_it_goes_back_to_the_table(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        made = moves(pilot)
        pilot.key(pygame.K_s)
        assert pilot.scene == "score"
        escape(pilot)
        assert (pilot.scene, moves(pilot)) == ("play", made)


@pytest.mark.parametrize("last", [False, True])
def test_on_a_score_sheet_it_goes_back_to_the_table_and_deals_nothing(
    tmp_path: Path, last: bool
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        to_sheet(pilot, last)
        match, made = pilot.play.session.match, moves(pilot)
        shown = pilot.play.view.model.zones
        before = {zone: len(laid) for zone, laid in shown.items()}
        escape(pilot)
        assert pilot.scene == "play"
        for _ in range(4):
            escape(pilot)
            assert pilot.scene == "play"
        assert (pilot.play.session.match, moves(pilot)) == (match, made)
        assert {zone: len(laid) for zone, laid in pilot.play.view.model.zones.items()} == before
        pilot.key(pygame.K_RETURN)
        if last:
            assert pilot.scene == "score"
        assert pilot.play.session.match is match


def test_at_the_curtain_it_asks_and_the_table_stays_hidden(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch", people=2)
        assert pilot.scene == "curtain"
        escape(pilot)
        assert pilot.scene == "curtain"
        assert any(isinstance(scene, PlayScene) for scene in pilot.context.stack.scenes)
        assert "Paused" in pilot.labels()
        escape(pilot)
        assert pilot.scene == "curtain"
        assert "Paused" not in pilot.labels()
        escape(pilot)
        pilot.click("Leave; the match is kept")
        assert pilot.scene == "title"
