"""Every game's replay, whose table is drawn by rules of its own, shows what its seat saw then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.replay.replay_scene import ReplayScene
from game.app.review.match_review import MatchReview
from game.app.setup import player_defaults
from game.engine.journal import Journal
from game.engine.match import Match
from game.presentation.presenter import presenter_of
from game.presentation.zone_look import Spot, zone_look_of
from game.shelf import SHELF
from tests.app.driver.app_driver import Pilot, flying
from tests.engine.play import play

MOVES = 30


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with flying(tmp_path) as flown:
        yield flown


@pytest.mark.parametrize("game", SHELF)
def test_a_replay_shows_the_cards_and_the_words_of_every_moment(pilot: Pilot, game: str) -> None:
    rules = SHELF[game].open()
    journal = Journal.of(play(rules, "replay", limit=MOVES), rules.options.written())
    players = player_defaults.default_players(pilot.context.settings, rules.seats)
    scene = ReplayScene(pilot.context, MatchReview(journal, players), 0, 0)
    pilot.context.stack.push(scene)
    match: Match[Any] = Match(SHELF[game].open(), journal.seed)
    for action in journal.actions:
        pilot.settle()
        seen = match.observe(0)
        assert scene.view.differences_from(seen) == []
        assert scene.view.prompt == presenter_of(match.rules).status(seen).prompt
        drawn = {
            zone
            for zone in seen.zones
            if zone_look_of(rules.zone_registry.spec(zone)).spot is not Spot.AWAY
        }
        assert drawn - {rules.stock} <= set(scene.view.current_layout.slots)
        pilot.key(pygame.K_RIGHT)
        match.submit(action)
