"""The replay player: scrubber, playing by itself, rounds, eyes and the menu, by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.app.replay.replay_menu import EYES
from game.app.replay.replay_scene import ReplayScene
from game.app.review.match_review import MatchReview
from game.app.review.review_routes import ReplayRoute
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import SettingsRoute
from game.app.setup import player_defaults
from game.engine.events import Scored
from game.engine.journal import Journal
from game.engine.match import Match
from game.shelf import SHELF
from game.ui.widgets.widget import all_leaves
from tests.app.driver.app_driver import Pilot, flying

GAME = "sinful_gibbon"
"""A game of several rounds."""
SEED = "player"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with flying(tmp_path, width=1280, height=720) as flown:
        yield flown


def played() -> Match[Any]:
    match: Match[Any] = Match(SHELF[GAME].open(), SEED)
    rng = Random(SEED)
    while match.seats_with_moves:
        match.submit(rng.choice(match.legal(match.seats_with_moves[0])))
    return match


def watched(pilot: Pilot, *, finished: bool = True) -> ReplayScene:
    """The replay of a match of one person, from its beginning."""
    match = played()
    journal = Journal.of(match, match.rules.options.written())
    players = player_defaults.default_players(pilot.context.settings, match.rules.seats)
    pilot.context.open(ReplayRoute(MatchReview(journal, players, finished), 0, 0))
    pilot.settle()
    top = pilot.context.stack.top
    assert isinstance(top, ReplayScene)
    return top


def at(made: int) -> Match[Any]:
    """The same match from its deal on."""
    match: Match[Any] = Match(SHELF[GAME].open(), SEED)
    for action in played().actions[:made]:
        match.submit(action)
    return match


def rounds() -> list[int]:
    """After how many actions a round was scored."""
    match: Match[Any] = Match(SHELF[GAME].open(), SEED)
    found, told = [], 0
    for made, action in enumerate(played().actions, 1):
        match.submit(action)
        scored = sum(isinstance(each, Scored) for each in match.record.events)
        found += [made] * (scored - told)
        told = scored
    return found


def shows(scene: ReplayScene, seat: int, made: int) -> bool:
    return scene.view.differences_from(at(made).observe(seat)) == []


def test_the_scrubber_is_dragged_and_clicked(pilot: Pilot) -> None:
    scene = watched(pilot)
    whole, bar = scene.cursor.whole, pilot.find("Moves", "slider").rect
    pilot.click_at((bar.centerx, bar.centery))
    half = scene.cursor.made
    assert abs(half - whole / 2) <= whole / 50
    assert shows(scene, 0, half)
    start = pilot.find("Moves", "slider").rect
    pilot.drag((start.centerx, start.centery), (start.left + start.width // 4, start.top - 90))
    assert abs(scene.cursor.made - whole / 4) <= whole / 40
    assert shows(scene, 0, scene.cursor.made)
    stands = scene.cursor.made
    pilot.move((start.right - 20, start.centery))
    pilot.settle()
    assert scene.cursor.made == stands, "let go above the bar it stays where it is"


def test_marks_and_page_keys_go_to_the_rounds(pilot: Pilot) -> None:
    scene, ends = watched(pilot), rounds()
    marks = [thing for thing in pilot.things() if thing.role == "mark"]
    assert [mark.value for mark in marks] == [f"after move {made}" for made in ends]
    pilot.click_at(marks[1].rect.center)
    assert scene.cursor.made == ends[1]
    pilot.key(pygame.K_HOME)
    for made in ends:
        pilot.key(pygame.K_PAGEDOWN)
        assert scene.cursor.made == made
        assert shows(scene, 0, made)
    pilot.key(pygame.K_LEFT, pygame.K_PAGEUP)
    assert scene.cursor.made == ends[-2]
    pilot.click("Previous round")
    assert scene.cursor.made == ends[-3]
    pilot.click("Next round")
    assert scene.cursor.made == ends[-2]
    pilot.key(pygame.K_END)
    assert scene.cursor.made == scene.cursor.whole
    pilot.click("Start")
    pilot.key(pygame.K_PAGEUP)
    assert scene.cursor.made == 0


def test_every_moment_is_the_same_forward_and_back(pilot: Pilot) -> None:
    scene = watched(pilot)
    pilot.key(pygame.K_END)
    for made in [*range(scene.cursor.whole - 1, -1, -7), *range(0, scene.cursor.whole, 11)]:
        scene.go(made)
        pilot.frame()
        assert shows(scene, 0, made)
        assert scene.cursor.observe().history == at(made).observe(0).history


def test_space_plays_and_pauses_and_plus_plays_faster(pilot: Pilot) -> None:
    scene, made = watched(pilot), []
    for _ in range(4):
        pilot.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
        before = scene.cursor.made
        pilot.frame(300)
        made.append(scene.cursor.made - before)
        pilot.key(pygame.K_SPACE)
        assert not scene.playback.playing
        stands = scene.cursor.made
        pilot.frame(200)
        assert scene.cursor.made == stands
        pilot.key(pygame.K_PLUS)
    assert scene.playback.speed == 4
    assert made[1] > made[0] > 1
    assert made[2] > made[1]
    pilot.key(pygame.K_MINUS, pygame.K_MINUS, pygame.K_MINUS, pygame.K_MINUS)
    assert scene.playback.speed == 0.5
    pilot.click("0.5×")
    assert scene.playback.speed == 1


def test_play_by_mouse_ends_at_the_end_and_begins_anew(pilot: Pilot) -> None:
    scene = watched(pilot)
    scene.go(scene.cursor.whole - 2)
    pilot.settle()
    pilot.click("Play")
    assert scene.cursor.made == scene.cursor.whole
    assert not scene.playback.playing
    at_play = pilot.find("Play").rect.center
    pilot.post(pygame.MOUSEBUTTONDOWN, pos=at_play, button=1)
    pilot.post(pygame.MOUSEBUTTONUP, pos=at_play, button=1)
    pilot.frame(30)
    assert 0 < scene.cursor.made < 5
    pilot.click("Pause")
    assert not scene.playback.playing
    pilot.key(pygame.K_SPACE, pygame.K_RIGHT)
    assert not scene.playback.playing, "a step by hand pauses"


def test_anybodys_eyes_are_looked_through_once_it_is_over(pilot: Pilot) -> None:
    scene = watched(pilot)
    scene.go(9)
    pilot.settle()
    for seat in range(4):
        pilot.key(pygame.K_1 + seat)
        assert shows(scene, seat, 9)
    pilot.key(pygame.K_LEFT)
    assert shows(scene, 3, 8)
    pilot.click(f"Eyes: {scene.review.names[3]}")
    pilot.click(scene.review.names[1], "button")
    assert shows(scene, 1, 8)
    pilot.key(pygame.K_i, pygame.K_0)
    hands = [zone for zone in scene.view.model.zones if zone.name == "hand"]
    assert len(hands) == 4
    assert all(one.sprite.card for zone in hands for one in scene.view.model.zones[zone])
    pilot.key(pygame.K_RIGHT)
    assert all(one.sprite.card for zone in hands for one in scene.view.model.zones.get(zone, []))
    pilot.key(pygame.K_9)
    assert scene.eyes.open, "there is no ninth seat"
    pilot.key(pygame.K_0)
    assert shows(scene, 1, 9)


def test_of_a_running_match_no_other_eyes_can_be_had(pilot: Pilot) -> None:
    scene = watched(pilot, finished=False)
    labels = pilot.labels()
    assert not any(label.startswith("Eyes") or label == "Play on from here" for label in labels)
    for made in (0, 9, 30):
        scene.go(made)
        pilot.key(pygame.K_2, pygame.K_0, pygame.K_i)
        assert pilot.scene == "replay"
        assert shows(scene, 0, made)
    pilot.click("Menu")
    assert {"Same deal again", "Share this deal"}.isdisjoint(pilot.labels())


def test_the_menu_by_mouse_and_by_keys(pilot: Pilot) -> None:
    scene = watched(pilot)
    scene.go(rounds()[0])
    pilot.settle()
    pilot.key(pygame.K_s)
    assert pilot.scene == "score"
    pilot.click("Back to the replay")
    pilot.key(pygame.K_F1)
    assert pilot.scene == "rules"
    pilot.key(pygame.K_ESCAPE, pygame.K_PAUSE)
    pilot.click("Share this deal")
    assert "Copy" in pilot.labels()
    pilot.click("Back", "button")
    pilot.click("Menu")
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "replay"
    before = scene.cursor.journal.seed
    pilot.key(pygame.K_PAUSE, pygame.K_g)
    assert pilot.scene == "play"
    assert pilot.play.session.journal.seed == before
    assert pilot.play.session.autosave.match_file.known_deal == "again"


def test_under_the_menu_the_replay_rests(pilot: Pilot) -> None:
    scene = watched(pilot)
    pilot.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    pilot.frame(20)
    pilot.post(pygame.KEYDOWN, key=pygame.K_PAUSE, mod=0, unicode="", scancode=0)
    pilot.frame(2)
    made = scene.cursor.made
    pilot.frame(200)
    assert scene.cursor.made == made
    pilot.post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
    pilot.frame(200)
    assert scene.cursor.made > made


def test_keys_that_were_changed_hold_in_a_replay_and_stand_in_its_menu(pilot: Pilot) -> None:
    pilot.context.change(keys={"score": "J", "eyes": "B", "log": "F7", "menu": "F8"})
    scene = watched(pilot)
    pilot.key(pygame.K_s)
    assert pilot.scene == "replay"
    pilot.key(pygame.K_j)
    assert pilot.scene == "score"
    opened = []
    for key in (pygame.K_ESCAPE, pygame.K_l, pygame.K_F7):
        pilot.key(key)
        opened.append(scene.view.hud.log.open)
    assert opened == [False, False, True]
    pilot.key(pygame.K_F7, pygame.K_b)
    assert EYES in pilot.labels()
    pilot.key(pygame.K_ESCAPE, pygame.K_F8)
    assert pilot.find("Score sheet", "button")


def test_a_key_that_is_changed_on_the_way_holds_when_one_comes_back(pilot: Pilot) -> None:
    watched(pilot)
    pilot.context.open(SettingsRoute())
    pilot.settle()
    pilot.context.change(keys={"eyes": "B"})
    pilot.key(pygame.K_ESCAPE, pygame.K_b)
    assert EYES in pilot.labels()


@pytest.mark.parametrize("finished", [True, False])
def test_the_sheet_of_keys_shows_those_of_the_replay(pilot: Pilot, finished: bool) -> None:
    watched(pilot, finished=finished)
    pilot.post(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="?", scancode=0)
    pilot.settle()
    assert pilot.scene == "keys"
    top = pilot.context.stack.top
    assert isinstance(top, FormScene)
    shown = {leaf.value(): leaf.label for leaf in all_leaves(top.form.roots) if leaf.role == "key"}
    assert {"Space", "+", "S", "L", "F1", "Pause"} <= set(shown)
    assert ("1 to 9" in shown) is finished
    assert ("I" in shown) is finished


def test_where_digits_need_shift_the_row_still_chooses_the_eyes(pilot: Pilot) -> None:
    scene = watched(pilot)
    pilot.post(pygame.KEYDOWN, key=ord("\u00e9"), mod=0, unicode="\u00e9", scancode=pygame.KSCAN_2)
    pilot.settle()
    assert scene.seat == 1
