"""A new part of a game stops the table with a short sheet of what changed and why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.navigation import match_start
from game.app.scenes.routes import NewMatchRoute
from game.app.score.score_scene import ScoreScene
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.engine.events import Said
from tests.app.driver.app_driver import Pilot, begin, flying, play_a_step


@pytest.fixture
def read_parts(monkeypatch: pytest.MonkeyPatch) -> Callable[[Pilot], None]:
    """Make a table stop at parts although it shows everything at once."""

    def read(pilot: Pilot) -> None:
        monkeypatch.setattr(pilot.play.part_flow, "choose_stops", lambda: None)
        pilot.play.event_feed.stops_at_parts = True

    return read


def stops(pilot: Pilot) -> bool:
    """Whether the table stops at parts now."""
    return pilot.play.event_feed.stops_at_parts


def play_to(pilot: Pilot, title: str, rng: Random) -> None:
    """Decide at random until a dialog with *title* lies over the table."""
    for _ in range(400):
        if title in pilot.dialogs():
            return
        play_a_step(pilot, rng)
    raise AssertionError(f"{title} never lay there")


def by_enter(pilot: Pilot) -> None:
    pilot.key(pygame.K_RETURN)


def by_escape(pilot: Pilot) -> None:
    pilot.key(pygame.K_ESCAPE)


def by_mouse(pilot: Pilot) -> None:
    pilot.click("Go on", "button")


@pytest.mark.parametrize(("people", "dismiss"), [(1, by_enter), (1, by_mouse), (2, by_escape)])
def test_part_two_says_what_changed_and_why(
    tmp_path: Path, read_parts: Callable[[Pilot], None], people: int, dismiss: object
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "skitgubbe", 4, people)
        read_parts(pilot)
        play_to(pilot, "Part two", Random(3))
        session = pilot.play.session
        words = [thing.label for thing in pilot.things() if thing.role == "label"]
        facts = session.match.observe(None).facts
        trump = "There is no trump." if facts.trump is None else f"Trump is {facts.trump.word}."
        assert trump in words
        assert [line for line in words if "too few cards" in line or "enough cards" in line]
        sheet = words[words.index("Part two") + 1 :]
        assert sheet[0].startswith("Part one is over: "), "first why, then what changed"
        told = [event.text for event in session.match.events(None) if isinstance(event, Said)]
        assert len([line for line in told if line.startswith("Part one is over")]) == 1
        made = len(session.match.actions)
        pilot.frame(200)
        assert len(session.match.actions) == made, "the others wait"
        pilot.post(pygame.WINDOWFOCUSLOST)
        pilot.frame(5)
        assert "Part two" in pilot.dialogs(), "it is there still for who comes back"
        assert callable(dismiss)
        dismiss(pilot)
        pilot.settle()
        assert "Part two" not in pilot.dialogs()


def test_what_follows_a_score_is_told_with_the_score(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy", 4, 1)
        rng = Random(3)
        for _ in range(400):
            top = pilot.context.stack.top
            if isinstance(top, ScoreScene):
                break
            play_a_step(pilot, rng)
        assert isinstance(top, ScoreScene)
        assert "another island" in top.sheet.note
        pilot.key(pygame.K_RETURN)
        assert not pilot.dialogs()
        assert pilot.legal()


def test_who_goes_to_hell_stands_on_the_last_sheet(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "sinful_gibbon", 4, 1, target_score=100)
        rng = Random(3)
        for _ in range(800):
            if pilot.play.session.over and pilot.scene == "score":
                break
            play_a_step(pilot, rng)
        top = pilot.context.stack.top
        assert isinstance(top, ScoreScene)
        total = pilot.play.session.match.observe(None).facts.total
        for seat, points in enumerate(total):
            name = pilot.play.session.players[seat].name
            told = f"{name} {'go' if name == 'You' else 'goes'} to Hell with {points} points"
            assert (told in top.sheet.note) == (points >= 100)


def test_nobody_waits_where_nobody_reads(tmp_path: Path) -> None:
    """At speed 0, in a demonstration and among computers the match goes on by itself."""
    with flying(tmp_path, speed=1.0) as pilot:
        begin(pilot, "skitgubbe")
        assert stops(pilot)
        pilot.context.change(speed=0.0)
        pilot.play.enter()
        assert not stops(pilot)
        pilot.context.change(speed=1.0)
        players = player_defaults.default_players(pilot.context.settings, 4)
        computers = with_level(players, 0, player_defaults.DEFAULT_LEVEL)
        match_start.new_match(pilot.context, NewMatchRoute("skitgubbe", 4, {}, computers, "alone"))
        pilot.frame(2)
        assert not pilot.play.session.hot_seat.humans
        assert not stops(pilot)
