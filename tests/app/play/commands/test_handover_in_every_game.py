"""A seat given away and taken back in mid-match, in every game: saved, continued, and noted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.app.play.commands.seat_takeover_dialog import HAND_OVER
from game.app.play.curtain.hold_button import HOLD
from game.app.scenes.routes import TitleRoute
from game.arena.audit.redeal_audit import audit
from game.bots.bot import WAIT, choose
from game.engine.journal import Journal
from game.engine.match import Match
from game.records.match_result import result_of
from game.selftest.quickest import quickest
from game.shelf import SHELF
from game.store.matches.match_file import MatchFile
from game.store.matches.match_file_parser import read_match_file
from game.store.player import Player
from tests.app.driver.app_driver import Pilot, begin, flying

TESS, ADA = "0a" * 16, "0b" * 16
PEOPLE: dict[str, Any] = {
    "name": "Tess", "person": TESS, "people": {ADA: {"name": "Ada", "face": "you3"}},
    "hints": False,
}  # fmt: skip
SHARED = [game for game, entry in SHELF.items() if entry.open().seats > 1]


def give(pilot: Pilot, seat: int, taker: str) -> Player:
    """Hand *seat* over to *taker* from the menu at the table; who sits there then."""
    to_the_table(pilot)
    pilot.key(pygame.K_ESCAPE)
    pilot.click(HAND_OVER)
    here = pilot.play.session.players[seat]
    pilot.click(here.name if here.human else f"{here.name} (computer)", "button")
    pilot.click(taker, "button")
    pilot.settle()
    return pilot.play.session.players[seat]


def to_the_table(pilot: Pilot) -> None:
    """Open curtains and put sheets away until somebody at the screen may decide."""
    for _ in range(400):
        pilot.settle()
        if pilot.scene == "curtain":
            pilot.hold(pygame.K_SPACE, HOLD + 0.2)
        elif pilot.scene == "score" or pilot.play.layers.dialogs:
            pilot.key(pygame.K_RETURN)
        elif pilot.play.session.over or pilot.play.session.hot_seat.may_act:
            return
        else:
            pilot.frame()
    raise AssertionError(f"nobody is asked on {pilot.scene}: {pilot.labels()}")


def play_until(pilot: Pilot, seat: int, *, human: bool) -> None:
    """Play on until somebody of this kind has decided something on *seat*."""
    session, rng = pilot.play.session, Random(seat)
    made = len(session.match.actions)
    for _ in range(200):
        if any(action.seat == seat for action in session.match.actions[made:]):
            assert session.players[seat].human == human
            return
        assert not session.over
        to_the_table(pilot)
        pilot.play.decide(rng.choice(pilot.legal()))
        pilot.settle()
    raise AssertionError(f"seat {seat} never decided")


def to_the_end(pilot: Pilot) -> MatchFile:
    """Let plain computers decide for everybody until the match is over; its file."""
    session, rng = pilot.play.session, Random(1)
    bot = SHELF[session.rules.id].plain(session.rules)
    while not session.over:
        match = session.match
        chosen = [choose(bot, match.asked(seat), rng) for seat in match.seats_with_moves]
        assert session.submit(next(each for each in chosen if each.verb != WAIT)) is None
    assert session.autosave.path is not None
    return read_match_file(session.autosave.path)


@pytest.mark.parametrize("game", SHARED)
def test_a_seat_goes_to_a_computer_and_comes_back(tmp_path: Path, game: str) -> None:
    seats = SHELF[game].open().seats
    with flying(tmp_path, **PEOPLE) as pilot:
        begin(pilot, game, seats, 1, **quickest(game))
        assert give(pilot, 1, "Ada").id == ADA
        play_until(pilot, 1, human=True)
        computer = give(pilot, 1, "Computer: novice")
        assert (computer.human, computer.level) == (False, "novice")
        play_until(pilot, 1, human=False)
        pilot.context.open(TitleRoute())
        pilot.settle()
        pilot.click(f"Continue {SHELF[game].rules.title}")
        assert pilot.play.session.players[1] == computer
        assert give(pilot, 1, "Ada").id == ADA
        play_until(pilot, 1, human=True)
        kept = to_the_end(pilot)
    progress = kept.progress()
    assert [each.seat for each in progress.changes] == [1, 1, 1]
    on_seat = [
        by.id for by, action in zip(progress.deciders, progress.journal.actions, strict=True)
        if action.seat == 1 and by is not None
    ]  # fmt: skip
    assert {ADA, computer.id} <= set(on_seat)
    found = result_of(kept)
    assert found is not None
    parts = {each.person: each.part for each in found.people}
    assert parts == {TESS: False, ADA: True}


def free_decisions(journal: Journal, deciders: Sequence[Player | None]) -> int:
    """How often a computer that took a seat over had more than one thing to choose from."""
    match: Match[Any] = Match(
        SHELF[journal.game].open(journal.seats, journal.options), journal.seed
    )
    free = 0
    for by, action in zip(deciders, journal.actions, strict=True):
        computer = by is not None and not by.human
        free += computer and len(match.observe(action.seat).legal) > 1
        match.submit(action)
    return free


@pytest.mark.parametrize("game", SHARED)
def test_the_audit_asks_who_had_the_seat_at_each_moment(tmp_path: Path, game: str) -> None:
    with flying(tmp_path, **PEOPLE) as pilot:
        begin(pilot, game, SHELF[game].open().seats, 1, **quickest(game))
        give(pilot, 1, "Ada")
        play_until(pilot, 1, human=True)
        give(pilot, 1, "Computer: novice")
        for _ in range(12):
            play_until(pilot, 1, human=False)
            match = pilot.play.session.autosave.match_file
            progress = match.progress()
            asked = free_decisions(progress.journal, progress.deciders)
            if asked:
                break
    people = [Player(each.name) for each in match.players]  # nobody else is asked again
    verdict = audit(progress.journal, people, 1, deciders=progress.deciders)
    assert verdict.decisions == asked > 0
    assert verdict.differences == ()
    assert audit(progress.journal, people, 1).decisions == 0


def test_a_game_for_one_goes_to_somebody_else_and_comes_back(tmp_path: Path) -> None:
    with flying(tmp_path, **PEOPLE) as pilot:
        begin(pilot, "bridge_solitaire", 1, 1, **quickest("bridge_solitaire"))
        play_until(pilot, 0, human=True)
        assert give(pilot, 0, "Ada").id == ADA
        play_until(pilot, 0, human=True)
        assert give(pilot, 0, "Tess").id == TESS
        play_until(pilot, 0, human=True)
        found = result_of(to_the_end(pilot))
    assert found is not None
    assert {each.person: each.part for each in found.people} == {TESS: True, ADA: True}
