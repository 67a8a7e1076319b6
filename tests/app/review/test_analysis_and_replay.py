"""After a match: the analysis of one's decisions and the replay, by mouse and by keyboard."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.app.navigation import match_start
from game.app.replay.replay_scene import ReplayScene
from game.app.review.analysis_graph import AnalysisGraph
from game.app.review.analysis_graph_marks import LEGEND
from game.app.review.analysis_scene import AnalysisScene
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.engine.journal import Journal
from game.engine.match import Match
from game.presentation.presenter import presenter_of
from game.shelf import SHELF
from game.ui.accessible_node import AccessibleNode
from tests.app.driver.app_driver import Pilot, flying
from tests.arena.fake_judges import Judge, judged_by

GAME = "fire_gibbon"
"""Its matches end even where everybody plays at random."""
SIZES = ((960, 600), (1280, 720), (2560, 1440))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    judged_by(monkeypatch, GAME, Judge)
    monkeypatch.setattr("game.app.score.early_press.CALM", 0.0)


def finished(pilot: Pilot, people: int = 1) -> None:
    """Sits down to a match that has just ended: its last sheet lies on the table."""
    rules = SHELF[GAME].open()
    match: Match[Any] = Match(rules, "afterwards")
    rng = Random("afterwards")
    while match.seats_with_moves:
        match.submit(rng.choice(match.legal(match.seats_with_moves[0])))
    assert match.outcome is not None
    players = player_defaults.default_players(pilot.context.settings, rules.seats)
    for seat in range(1, people):
        players = with_level(players, seat, "")
    match_start.start_match(pilot.context, Journal.of(match, rules.options.written()), players)
    pilot.settle()
    assert pilot.scene == "score"


def analysis(pilot: Pilot) -> AnalysisScene:
    top = pilot.context.stack.top
    assert isinstance(top, AnalysisScene)
    return top


def replay(pilot: Pilot) -> ReplayScene:
    top = pilot.context.stack.top
    assert isinstance(top, ReplayScene)
    return top


def marks(pilot: Pilot) -> list[AccessibleNode]:
    return [thing for thing in pilot.things() if thing.role == "mark"]


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with flying(tmp_path) as flown:
        finished(flown)
        yield flown


def test_the_analysis_by_mouse_alone(pilot: Pilot) -> None:
    pilot.click("Analysis", "button")
    assert pilot.scene == "analysis"
    found = analysis(pilot).analyst.findings.decisions
    assert len(found) == len(analysis(pilot).analyst.findings.moves)
    assert [mark.label for mark in marks(pilot)] == [f"move {each.move}" for each in found]
    assert {mark.value for mark in marks(pilot)} <= set(LEGEND)
    assert "progress" not in [thing.role for thing in pilot.things()]
    for each, mark in zip(found, marks(pilot), strict=True):
        pilot.move(mark.rect.center)
        pilot.frame(2)
        said = pilot.labels()
        assert any(label.startswith(f"Move {each.move}") for label in said)
        assert any(each.played.format("You", "Silver", "Soot", "Rust") in s for s in said)
        assert ("Nothing better was found." in said) == (not each.loss)
        assert "weighed over 40 imagined deals, from what you could see then" in said
    last = marks(pilot)[-1]
    pilot.click_at(last.rect.center)
    assert pilot.scene == "replay"
    assert replay(pilot).cursor.made == found[-1].move - 1
    pilot.click("Back", "button")
    assert pilot.scene == "analysis"
    pilot.click("Back")
    assert pilot.scene == "score"


def test_the_analysis_by_keyboard_alone(pilot: Pilot) -> None:
    for _ in range(9):
        if any(thing.focused and thing.label == "Analysis" for thing in pilot.things()):
            break
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    scene = analysis(pilot)
    for _ in range(9):
        if isinstance(scene.form.focused, AnalysisGraph):
            break
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_HOME)
    assert scene.graph.at == 0
    pilot.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert scene.graph.at == 1
    pilot.key(pygame.K_END)
    found = scene.analyst.findings.decisions
    assert scene.graph.at == len(found) - 1
    pilot.key(pygame.K_HOME, pygame.K_PAGEDOWN)
    assert found[scene.graph.at].loss
    assert not any(each.loss for each in found[1 : scene.graph.at])
    move = found[scene.graph.at].move
    pilot.key(pygame.K_RETURN)
    assert replay(pilot).cursor.made == move - 1
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "analysis"
    assert scene.graph.at == found.index(next(each for each in found if each.move == move))
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "score"


def test_leaving_stops_the_search_and_coming_back_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last sheet and the analysis search; wherever else one goes the search rests."""
    monkeypatch.setattr("game.arena.background_job.SLICE", 0.0)
    with flying(tmp_path) as pilot:
        finished(pilot)
        press(pilot, "Analysis")
        pilot.frame(10)
        analyst = analysis(pilot).analyst
        assert 0 < analyst.done < analyst.total
        shown = pilot.find("progress", "progress")
        assert shown.value == f"{analyst.done} of {analyst.total}"
        assert f"Weighing decision {analyst.done + 1} of {analyst.total}" in pilot.labels()
        pilot.post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
        pilot.frame(2)
        assert pilot.scene == "score"
        press(pilot, "See the table")
        pilot.frame(5)
        assert pilot.scene == "play"
        done = analyst.done
        assert done < analyst.total
        pilot.frame(20)
        assert analyst.done == done
        pilot.key(pygame.K_RETURN)
        pilot.click("Analysis", "button")
        assert analysis(pilot).analyst is analyst
        assert analyst.done == analyst.total
        assert len(analyst.findings.decisions) == analyst.total


def test_closing_the_program_ends_the_process(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.apart = True
        finished(pilot)
        press(pilot, "Analysis")
        pilot.frame(3)
        analyst = analysis(pilot).analyst
        process = analyst.process
        assert process is not None
        pilot.context.stack.close()
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
        assert analyst.process is None


def press(pilot: Pilot, label: str) -> None:
    """Click a button without waiting for what comes of it."""
    at = pilot.find(label, "button").rect.center
    pilot.move(at)
    pilot.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    pilot.post(pygame.MOUSEBUTTONUP, pos=at, button=1)


def test_each_of_several_people_is_looked_at(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        finished(pilot, people=2)
        pilot.click("Analysis", "button")
        first = analysis(pilot).analyst
        assert analysis(pilot).seat == 0
        pilot.click(pilot.play.session.players[1].name, "option")
        assert analysis(pilot).seat == 1
        pilot.settle()
        assert analysis(pilot).analyst is not first
        assert len(marks(pilot)) == len(analysis(pilot).analyst.findings.moves)


def test_a_replay_shows_each_moment_as_the_seat_saw_it(pilot: Pilot) -> None:
    session = pilot.play.session
    journal = session.journal
    pilot.click("Analysis", "button")
    pilot.click("Watch from here")
    scene = replay(pilot)
    pilot.key(pygame.K_HOME)
    match: Match[Any] = Match(SHELF[journal.game].open(4, journal.options), journal.seed)
    for number, action in enumerate(journal.actions):
        assert scene.cursor.made == number
        seen = match.observe(0)
        assert scene.view.differences_from(seen) == []
        prompt = session.hot_seat.named(presenter_of(session.rules).status(seen).prompt)
        assert scene.view.hud.fill_names(scene.view.prompt) == prompt
        pilot.key(pygame.K_RIGHT)
        match.submit(action)
    assert scene.view.differences_from(match.observe(0)) == []
    assert pilot.find(f"The end, after {len(journal.actions)} moves")
    pilot.key(pygame.K_RIGHT)
    assert scene.cursor.made == len(journal.actions)


def test_a_replay_by_mouse_steps_both_ways(pilot: Pilot) -> None:
    pilot.click("Analysis", "button")
    pilot.click("Watch from here")
    scene, whole = replay(pilot), len(pilot.play.session.journal.actions)
    pilot.click("Start")
    assert scene.cursor.made == 0
    pilot.click("Step on")
    pilot.click("Step on")
    pilot.click("Step back")
    assert scene.cursor.made == 1
    rules = pilot.play.session.rules
    match: Match[Any] = Match(rules, pilot.play.session.match.seed)
    match.submit(pilot.play.session.journal.actions[0])
    assert scene.view.differences_from(match.observe(0)) == []
    pilot.click("End")
    assert scene.cursor.made == whole
    pilot.click("log", "button")
    assert scene.view.hud.log.open
    told = len(scene.view.hud.log.lines)
    pilot.click("log", "button")
    pilot.click("Start")
    assert 0 < len(scene.view.hud.log.lines) < told


def test_the_cards_one_takes_next_are_ringed(pilot: Pilot) -> None:
    pilot.click("Analysis", "button")
    scene_moves = analysis(pilot).analyst.findings.moves
    pilot.click("Watch from here")
    scene = replay(pilot)
    pilot.key(pygame.K_HOME)
    for move in scene_moves:
        scene.go(move - 1)
        pilot.settle()
        action = scene.cursor.next_action
        assert action is not None
        for card in action.cards:
            sprite = scene.view.model.sprite_of(card)
            assert sprite is not None
            assert sprite.overlay.last


def test_own_decisions_are_gone_to_one_after_another(pilot: Pilot) -> None:
    pilot.click("Analysis", "button")
    moves = analysis(pilot).analyst.findings.moves
    pilot.click("Watch from here")
    pilot.key(pygame.K_HOME)
    for move in moves:
        if move > 1:
            pilot.key(pygame.K_DOWN)
        assert replay(pilot).cursor.made == move - 1
        assert any(label.startswith("You chose: ") for label in pilot.labels())
    pilot.key(pygame.K_UP)
    assert replay(pilot).cursor.made == moves[-2] - 1


def test_no_face_is_shown_that_the_seat_did_not_see_until_all_are_laid_open(
    pilot: Pilot,
) -> None:
    pilot.click("Analysis", "button")
    pilot.click("Watch from here")
    scene = replay(pilot)
    pilot.key(pygame.K_HOME)
    hands = [zone for zone in scene.view.model.zones if zone.name == "hand" and zone.owner]

    def faces() -> list[bool]:
        zones = scene.view.model.zones
        return [one.sprite.card is not None for zone in hands for one in zones.get(zone, [])]

    assert faces()
    assert not any(faces())
    pilot.click("Eyes: You")
    pilot.click("All hands open")
    assert all(faces())
    pilot.key(pygame.K_RIGHT)
    assert all(faces())
    pilot.key(pygame.K_h)
    assert all(faces()), "H asks for a hint, here as elsewhere"
    pilot.key(pygame.K_0)
    assert not any(faces())
    assert scene.cursor.made == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_everything_stands_on_its_paper(tmp_path: Path, size: tuple[int, int], text: float) -> None:
    with flying(tmp_path) as pilot:
        finished(pilot)
        pilot.loop.stage.resize(pygame.Surface(size))
        pilot.context.change(text_scale=text)
        pilot.settle()
        window = pygame.Rect((0, 0), size)
        assert window.contains(pilot.find("Analysis", "button").rect)
        pilot.click("Analysis", "button")
        scene = analysis(pilot)
        for name in ("Back", "Watch from here"):
            assert window.contains(pilot.find(name).rect)
        plot = scene.graph.rect
        assert plot.height >= scene.theme.units(16)
        for mark in marks(pilot):
            assert plot.contains(mark.rect)
        pilot.click("Watch from here")
        bar = replay(pilot).bar
        assert bar.rect.bottom == window.bottom
        names = (
            "Start", "Previous round", "Step back", "Play", "Step on", "Next round", "End", "1×",
            "Eyes: You", "Play on from here", "Menu", "Back",
        )  # fmt: skip
        places = [pilot.find(name, "button").rect for name in names]
        words = replay(pilot).words.rect
        assert all(bar.rect.contains(place) for place in [*places, words])
        assert all(place.collidelist(places[:n]) < 0 for n, place in enumerate(places))
        assert words.collidelist(places) < 0
        table = replay(pilot).view.current_layout.frame.size
        assert table == (size[0], bar.rect.top)
