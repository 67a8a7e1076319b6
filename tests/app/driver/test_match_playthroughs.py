"""Every game flown by the pilot: whole matches, two people at one screen, and a power cut."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.shelf import SHELF
from game.store.matches.match_preview import read_previews
from tests.app.driver.match_playthrough import WAYS, Flight, Trip, trip, trips

ALL = [each for game in SHELF for each in trips(game)]


@pytest.mark.sample
@pytest.mark.parametrize("game", SHELF)
def test_the_first_decisions_are_dragged_clicked_and_typed(tmp_path: Path, game: str) -> None:
    flight = Flight(tmp_path, trips(game)[0])
    flight.fly(25)
    said = flight.decisions
    flight.close()
    assert all(said[way] for way in WAYS)
    assert flight.compared >= sum(said.values())


@pytest.mark.parametrize("game", [game for game in SHELF if SHELF[game].rules.players[-1] > 1])
def test_two_people_share_the_screen_and_go_on_after_a_power_cut(tmp_path: Path, game: str) -> None:
    seats = SHELF[game].rules.default_seats
    flight = Flight(tmp_path, trip(game, seats, people=2))
    flight.fly(4)
    flight.power_cut()
    flight.fly(4)
    flight.close()
    assert flight.curtains >= 3


@pytest.mark.slow
@pytest.mark.parametrize("each", ALL, ids=str)
def test_a_whole_match_ends_on_the_last_sheet(tmp_path: Path, each: Trip) -> None:
    flight = Flight(tmp_path, each)
    if not flight.fly(5):
        flight.power_cut()
        assert flight.fly()
    match = flight.pilot.play.session.match
    assert match.outcome is not None
    said = flight.decisions
    assert sum(said[way] > 0 for way in WAYS) == min(len(WAYS), sum(said.values()))
    assert flight.compared >= sum(said.values())
    assert flight.pilot.scene == "score"
    (kept,) = read_previews(tmp_path / "matches")
    assert kept.finished
    assert kept.moves == len(match.actions)
    flight.close()
