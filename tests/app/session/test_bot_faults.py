"""A computer's fault at the table: the match goes on, it is told and written down, and counted."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.app.navigation import match_start
from game.app.program import bot_fault_exit_code
from game.app.scenes.routes import NewMatchRoute
from game.app.session.bot_fault_log import NO_HINT
from game.app.session.dealer import GameDealer
from game.app.session.session import Session
from game.app.setup import player_defaults
from game.app.window.screen_report import ScreenReport
from game.bots.bot import choose
from game.bots.decision_dice import dice_key
from game.engine.journal import Journal
from game.shelf import game_entry
from game.store.player import Player
from game.thinking.background_service import BackgroundDecisionService
from game.thinking.bot_cache import BotFactory
from tests.app.driver.app_driver import flying
from tests.thinking.faulty_bots import OPENERS, SEAT, SILENCE, raises

pytestmark = [pytest.mark.faulty]
LONG = 60.0
"""Seconds anything here may take on a busy machine."""
CARD = re.compile(r"\b([2-9TJQKA][cdhs])\b")


@pytest.fixture
def thinkers() -> Iterator[Callable[[BotFactory], BackgroundDecisionService]]:
    made: list[BackgroundDecisionService] = []

    def thinker(opener: BotFactory) -> BackgroundDecisionService:
        made.append(BackgroundDecisionService(opener, silence=SILENCE))
        made[-1].start()
        return made[-1]

    yield thinker
    for each in made:
        each.close()


def session(
    service: BackgroundDecisionService, people: int = 0, log: Callable[[str], object] = print
) -> Session:
    rules = game_entry("pitch").open(4)
    level = [""] * people + ["novice"] * (4 - people)
    players = [Player(f"Player {seat}", "plain", level[seat]) for seat in range(4)]
    journal = Journal("pitch", rules.version, 4, rules.options.written(), "faults")
    opened = Session(GameDealer(game_entry("pitch")), journal, players, service, pace=0.0)
    opened.faults.write = log
    return opened


def until(what: Callable[[], Any]) -> None:
    end = time.monotonic() + LONG
    while not what():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.002)


@pytest.mark.parametrize("opener", OPENERS, ids=lambda each: str(each.__name__))
def test_a_match_goes_on_after_a_fault(
    opener: BotFactory, thinkers: Callable[[BotFactory], BackgroundDecisionService]
) -> None:
    service, log = thinkers(opener), list[str]()
    table = session(service, log=log.append)
    first = service.worker

    def decided() -> bool:
        table.poll(5.0)
        return any(action.seat == SEAT for action in table.match.actions)

    until(decided)
    assert service.faults == 1
    assert service.worker != first, "the worker was started anew"
    number = next(n for n, action in enumerate(table.match.actions) if action.seat == SEAT)
    before = table.journal.replay(table.rules, number)
    dice = Random(dice_key("faults", before.moment, SEAT))
    plain = choose(game_entry("pitch").plain(table.rules), before.asked(SEAT), dice)
    assert table.match.actions[number] == plain
    assert table.journal.steps == {number: 0}
    assert table.notices.take() == ["Player 2 could not decide; a simple rule did."]
    assert table.notices.take() == []
    (line,) = log
    assert line.startswith(f"pitch, move {number + 1}: a computer failed: ")
    assert not CARD.search(line), "a card is told during the match"

    def over() -> bool:
        table.poll(5.0)
        return table.over

    until(over)
    assert service.faults == 1
    (_, position) = log
    hand = before.observe(SEAT).cards("hand", SEAT)
    assert f"hand P3: {' '.join(str(card and card.text) for card in hand)}" in position
    assert "hand P1: ? ? ? ? ? ?" in position
    assert dice_key("faults", before.moment, SEAT) in position


def test_a_hint_that_fails_is_not_given(
    thinkers: Callable[[BotFactory], BackgroundDecisionService],
) -> None:
    service = thinkers(raises)
    table = session(service, people=3)
    while table.hot_seat.to_act != SEAT:
        table.hot_seat.open_curtain()
        assert table.submit(table.hot_seat.observe().legal[0]) is None
    table.hot_seat.open_curtain()
    assert table.hot_seat.viewer == SEAT
    # Nothing was said about this seat before, so that the adviser fails on it.
    assert table.ask_hint()
    until(lambda: table.hint.poll() or not table.hint.pending)
    assert service.faults == 1
    assert table.notices.take() == [NO_HINT]
    assert table.submit(table.hot_seat.observe().legal[0]) is None
    until(lambda: table.poll(5.0) or table.hot_seat.to_act is not None)
    assert service.faults == 1


@pytest.mark.parametrize("opener", OPENERS, ids=lambda each: str(each.__name__))
def test_the_window_plays_on_after_a_fault(
    opener: BotFactory, thinkers: Callable[[BotFactory], BackgroundDecisionService], tmp_path: Path
) -> None:
    with flying(tmp_path) as pilot:
        service = pilot.context.decision_service = thinkers(opener)
        players = player_defaults.default_players(pilot.context.settings, 4)
        match_start.new_match(pilot.context, NewMatchRoute("pitch", 4, {}, players, "pilot"))
        table, said = pilot.play.session, set[str]()

        def played() -> bool:
            pilot.frame()
            said.update(pilot.context.toasts.waiting)
            said.update(pilot.labels())
            if table.hot_seat.may_act and not pilot.play.view.busy:
                pilot.play.decide(pilot.legal()[0])
            return service.faults > 0 and len(table.match.actions) > 8

        until(played)
        assert service.faults == 1
        name = table.players[SEAT].name
        assert f"{name} could not decide; a simple rule did." in said
        log = pilot.context.paths.log_file.read_text(encoding="utf-8")
        assert "a computer failed" in log
        assert not CARD.search(log)


def test_the_report_ends_with_the_number_of_faults(tmp_path: Path) -> None:
    path = tmp_path / "report"
    report = ScreenReport(path)
    report.close(3)
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[-1]) == {"bot_faults": 3}


def test_a_demonstration_ends_with_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot_fault_exit_code(0, Path("log")) == 0
    assert bot_fault_exit_code(2, Path("log")) == 1
    assert capsys.readouterr().err == "folkdeck: 2 decisions of computers failed; see log.\n"
