"""What belongs to a person at one screen is that person's: notes, what was told, hints."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.help import coach
from game.app.play.curtain.hold_button import HOLD
from game.app.scenes.routes import TitleRoute
from game.bots.bot import WAIT, choose
from game.records.match_result import result_of
from game.selftest.quickest import quickest
from game.shelf import SHELF
from game.store.known_people import TOLD
from tests.app.driver.app_driver import Pilot, begin, flying
from tests.app.help.test_coach import BASIC, advice

TESS = "0a" * 16
SHARED = [game for game, entry in SHELF.items() if entry.open().seats > 1]


def until_asked(pilot: Pilot, seat: int) -> dict[int, str]:
    """Let the people play until the one on *seat* may decide; the first note that each read."""
    rng, heard = Random(7), dict[int, str]()
    for _ in range(300):
        pilot.settle()
        if pilot.scene == "curtain":
            pilot.hold(pygame.K_SPACE, HOLD + 0.2)
        elif pilot.scene == "score" or pilot.play.layers.dialogs:
            pilot.key(pygame.K_RETURN)
        elif pilot.legal():
            viewer = pilot.play.session.hot_seat.viewer
            assert viewer is not None
            heard.setdefault(viewer, advice(pilot))
            if viewer == seat:
                return heard
            pilot.play.decide(rng.choice(pilot.legal()))
        else:
            pilot.frame()
    raise AssertionError(f"seat {seat} is never asked: {pilot.scene} {pilot.labels()}")


@pytest.mark.parametrize("game", SHARED)
def test_the_second_person_gets_first_notes_where_the_first_knows_the_game(
    tmp_path: Path, game: str
) -> None:
    known = {TESS: {"name": "Tess", TOLD: [game]}}
    with flying(tmp_path, name="Tess", person=TESS, people=known, hints=True) as pilot:
        begin(pilot, game, SHELF[game].open().seats, 2, **quickest(game))
        second = pilot.play.session.players[1].id
        assert second not in ("", TESS)
        heard = until_asked(pilot, 0)
        assert heard[0] == ""
        first = (until_asked(pilot, 1) | heard)[1]
        assert any(words in first for words in BASIC[game]), first
        told = coach.told_to(pilot.context.settings, second)
        assert told
        assert all(each.startswith(f"{game} ") for each in told)
        assert coach.told_to(pilot.context.settings, TESS) == {game}
        pilot.context.open(TitleRoute())
        pilot.settle()
        pilot.click(f"Continue {SHELF[game].rules.title}")
        until_asked(pilot, 1)
        assert advice(pilot) != first, "what was told is not told again"


@pytest.mark.parametrize("game", SHARED)
def test_hints_are_counted_for_who_asked_for_them(tmp_path: Path, game: str) -> None:
    with flying(tmp_path, name="Tess", person=TESS, hints=False) as pilot:
        begin(pilot, game, SHELF[game].open().seats, 2, **quickest(game))
        until_asked(pilot, 1)
        pilot.key(pygame.K_h)
        assert advice(pilot), "no hint was given"
        session, rng = pilot.play.session, Random(1)
        bot = SHELF[game].plain(session.rules)
        while not session.over:
            asked = session.match.seats_with_moves
            chosen = [choose(bot, session.match.asked(seat), rng) for seat in asked]
            assert session.submit(next(each for each in chosen if each.verb != WAIT)) is None
        found = result_of(session.autosave.match_file)
    assert found is not None
    assert {each.seat: each.hints for each in found.people} == {0: 0, 1: 1}


def test_a_game_known_from_before_is_known_by_its_person_alone(tmp_path: Path) -> None:
    """Earlier versions kept by settings, not by person, which first matches were over."""
    with flying(tmp_path, name="Tess", person=TESS, learned=("pitch",), hints=True) as pilot:
        begin(pilot, "pitch", 4, 1)
        until_asked(pilot, 0)
        assert advice(pilot) == ""
        own = pilot.play.session.players[0]
        pilot.play.coaches = type(pilot.play.coaches)(
            pilot.context, "pitch", [own._replace(name="Kim", id="0c" * 16)]
        )
        assert pilot.play.coaches.of(0) is not None, "somebody new has the first seat"
