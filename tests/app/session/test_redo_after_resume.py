"""What could be made again before a match was left can be made again after "Continue"."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.app.scenes.routes import ResumeRoute
from game.app.session.undo.undo_redo import UndoRedo
from game.shelf import SHELF
from game.store.matches.match_file_parser import read_match_file
from tests.app.driver.app_driver import Pilot, begin, flying

GAMES = sorted(SHELF)


def take_back(pilot: Pilot) -> None:
    """Ctrl+Z, and "Undo all the same" where that is offered."""
    keys = UndoRedo(pilot.play.session)
    if keys.undo() and keys.may_undo_anyway:
        keys.undo_anyway()


def redo_of(pilot: Pilot) -> list[tuple[object, ...]]:
    return [*pilot.play.session.history.undo.undone]


def on_the_disk(pilot: Pilot) -> list[tuple[object, ...]]:
    path = pilot.play.session.autosave.path
    assert path is not None
    return [*read_match_file(path).progress().redo]


def stirred(pilot: Pilot, rng: Random) -> None:
    """A decision, a few undos, a few redos; computers decide in between, or do not."""
    session = pilot.play.session
    for _ in range(rng.randint(1, 3)):
        if pilot.legal() and not session.over:
            session.submit(rng.choice(pilot.legal()).action)
        wait(pilot, rng)
    for _ in range(rng.randint(1, 3)):
        take_back(pilot)
        wait(pilot, rng)
    for _ in range(rng.randint(0, 2)):
        UndoRedo(session).redo()
        wait(pilot, rng)


def wait(pilot: Pilot, rng: Random) -> None:
    for _ in range(rng.choice((0, 1, 6))):
        pilot.play.session.poll(0.5)


@pytest.mark.parametrize("game", GAMES)
def test_the_redo_list_is_the_same_after_continue(tmp_path: Path, game: str) -> None:
    rng, found = Random(game), 0
    for number in range(6):
        with flying(tmp_path / str(number)) as pilot:
            begin(pilot, game, SHELF[game].open().seats)
            for _ in range(4):
                stirred(pilot, rng)
                assert on_the_disk(pilot) == redo_of(pilot)
            left, over = redo_of(pilot), pilot.play.session.over
        if over:
            continue
        with flying(tmp_path / str(number)) as pilot:
            pilot.context.open(ResumeRoute())
            assert redo_of(pilot) == left
            while redo_of(pilot):
                UndoRedo(pilot.play.session).redo()
                assert on_the_disk(pilot) == redo_of(pilot)
        found += bool(left)
    assert found


def test_after_a_secret_choice_of_a_computer_older_undos_stay(tmp_path: Path) -> None:
    """Two votes are taken back, and the computers vote again: both can still be made again."""
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy", 4)
        session = pilot.play.session
        for _ in range(2):
            session.submit(pilot.legal()[0].action)
            while session.hot_seat.to_act is None:
                session.poll(1.0)
        for _ in range(2):
            take_back(pilot)
        while not session.match.committed_seats:
            session.poll(1.0)
        assert len(redo_of(pilot)) == 2
        UndoRedo(session).redo()
        left = redo_of(pilot)
        assert left
    with flying(tmp_path) as pilot:
        pilot.context.open(ResumeRoute())
        assert redo_of(pilot) == left
        UndoRedo(pilot.play.session).redo()
        assert not redo_of(pilot)
