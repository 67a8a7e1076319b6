"""A hint is the best that the analysis finds: whoever follows hints loses nothing by it."""

from __future__ import annotations

import time
from typing import Any

import pytest

from game.app.session.dealer import GameDealer
from game.app.session.saving.autosave import Autosave
from game.app.session.session import Session
from game.arena.analysis.analysis import analyse
from game.bots.profile import Level
from game.engine.journal import Journal
from game.shelf import SHELF
from game.store.player import Player
from game.thinking.background_service import BackgroundDecisionService
from game.thinking.inline_service import InlineDecisionService

FEW, MANY = 4, 40
"""Hints followed in a match, in the quick tests and in the slow ones."""


def table(game: str, seed: str, service: Any = None) -> Session:
    """A match of one person among novices."""
    opened = SHELF[game]
    seats = opened.rules.default_seats
    players = [Player(f"P{n}", "plain", Level.NOVICE if n else "") for n in range(seats)]
    journal = Journal(game, opened.rules.version, seats, {}, seed)
    service = service or InlineDecisionService()
    return Session(GameDealer(opened), journal, players, service, Autosave(None, players), pace=0)


def follow(session: Session, hints: int) -> int:
    """Play what the hints say, up to so many; the number of them."""
    given = 0
    while not session.over and given < hints:
        session.hot_seat.open_curtain()
        if session.hot_seat.to_act is None:
            session.poll(1.0)
            continue
        assert session.ask_hint()
        hint = session.hint.poll()
        while hint is None:
            assert session.hint.pending, "a hint is given for every decision"
            time.sleep(0.005)
            hint = session.hint.poll()
        assert session.submit(hint.choice.action) is None
        given += 1
    return given


def nothing_is_lost(session: Session, given: int) -> None:
    """The analysis finds nothing better than any of the hints that were played."""
    analysed = [step.decision for step in analyse(session.journal, 0) if step.decision]
    assert 0 < len(analysed) <= given
    for decision in analysed:
        assert decision.loss == 0, f"move {decision.move}: {decision.better}"
        assert decision.best == decision.chosen


@pytest.mark.parametrize("game", SHELF)
def test_the_analysis_finds_nothing_better_than_a_hint(game: str) -> None:
    session = table(game, "hints")
    nothing_is_lost(session, follow(session, FEW))


def test_the_process_that_thinks_gives_the_same_hints() -> None:
    for service in (BackgroundDecisionService(), BackgroundDecisionService.in_slices()):
        session = table("fire_gibbon", "hints", service)
        try:
            nothing_is_lost(session, follow(session, 3))
        finally:
            service.close()


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize("game", SHELF)
def test_the_analysis_finds_nothing_better_all_along(game: str, seed: str) -> None:
    session = table(game, seed)
    nothing_is_lost(session, follow(session, MANY))
