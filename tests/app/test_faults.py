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

from game.app import guests, opening
from game.app.faults import NO_HINT
from game.app.main import failed_at
from game.app.report import Report
from game.app.session import Session
from game.bots.bot import choose
from game.bots.dice import dice_key
from game.engine.journal import Journal
from game.shelf import box
from game.store.player import Player
from game.thinking.request import Opener
from game.thinking.thinker import Thinker
from tests.app.pilot import flying
from tests.thinking.faulty import OPENERS, SEAT, SILENCE, raises

pytestmark = [pytest.mark.faulty]
LONG = 60.0
"""Seconds anything here may take on a busy machine."""
CARD = re.compile(r"\b([2-9TJQKA][cdhs])\b")


@pytest.fixture
def thinkers() -> Iterator[Callable[[Opener], Thinker]]:
    made: list[Thinker] = []

    def thinker(opener: Opener) -> Thinker:
        made.append(Thinker(opener, silence=SILENCE))
        made[-1].start()
        return made[-1]

    yield thinker
    for each in made:
        each.close()


def session(mind: Thinker, people: int = 0, log: Callable[[str], object] = print) -> Session:
    rules = box("pitch").open(4)
    level = [""] * people + ["novice"] * (4 - people)
    players = [Player(f"Player {seat}", "plain", level[seat]) for seat in range(4)]
    journal = Journal("pitch", rules.version, 4, rules.options.written(), "faults")
    return Session(box("pitch"), journal, players, mind, pace=0.0, log=log)


def until(what: Callable[[], Any]) -> None:
    end = time.monotonic() + LONG
    while not what():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.002)


@pytest.mark.parametrize("opener", OPENERS, ids=lambda each: str(each.__name__))
def test_a_match_goes_on_after_a_fault(
    opener: Opener, thinkers: Callable[[Opener], Thinker]
) -> None:
    mind, log = thinkers(opener), list[str]()
    table = session(mind, log=log.append)
    first = mind.worker

    def decided() -> bool:
        table.poll(5.0)
        return any(action.seat == SEAT for action in table.match.actions)

    until(decided)
    assert mind.faults == 1
    assert mind.worker != first, "the worker was started anew"
    number = next(n for n, action in enumerate(table.match.actions) if action.seat == SEAT)
    before = table.journal.replay(table.rules, number)
    dice = Random(dice_key("faults", before.moment, SEAT))
    plain = choose(box("pitch").plain(table.rules), before.asked(SEAT), dice)
    assert table.match.actions[number] == plain
    assert table.journal.steps == {number: 0}
    assert table.trouble == "Player 2 could not decide; a simple rule did."
    table.forget_trouble()
    assert not table.trouble
    (line,) = log
    assert line.startswith(f"pitch, move {number + 1}: a computer failed: ")
    assert not CARD.search(line), "a card is told during the match"

    def over() -> bool:
        table.poll(5.0)
        return table.over

    until(over)
    assert mind.faults == 1
    (_, position) = log
    hand = before.observe(SEAT).cards("hand", SEAT)
    assert f"hand P3: {' '.join(str(card and card.text) for card in hand)}" in position
    assert "hand P1: ? ? ? ? ? ?" in position
    assert dice_key("faults", before.moment, SEAT) in position


def test_a_hint_that_fails_is_not_given(thinkers: Callable[[Opener], Thinker]) -> None:
    mind = thinkers(raises)
    table = session(mind, people=3)
    while table.to_act != SEAT:
        table.open_curtain()
        assert table.submit(table.observe().legal[0]) is None
    table.open_curtain()
    assert table.viewer == SEAT
    # Nothing was said about this seat before, so that the adviser fails on it.
    assert table.ask_hint()
    until(lambda: table.hint.poll() or not table.hint.pending)
    assert mind.faults == 1
    assert table.trouble == NO_HINT
    assert table.submit(table.observe().legal[0]) is None
    until(lambda: table.poll(5.0) or table.to_act is not None)
    assert mind.faults == 1


@pytest.mark.parametrize("opener", OPENERS, ids=lambda each: str(each.__name__))
def test_the_window_plays_on_after_a_fault(
    opener: Opener, thinkers: Callable[[Opener], Thinker], tmp_path: Path
) -> None:
    with flying(tmp_path) as pilot:
        mind = pilot.parlour.mind = thinkers(opener)
        players = guests.usual(pilot.parlour.settings, 4)
        opening.begin(pilot.parlour, "pitch", 4, {}, players, "pilot")
        table, said = pilot.play.session, set[str]()

        def played() -> bool:
            pilot.frame()
            said.update(pilot.parlour.toasts)
            said.update(pilot.labels())
            if table.may_act and not pilot.play.view.busy:
                pilot.play.decide(pilot.legal()[0])
            return mind.faults > 0 and len(table.match.actions) > 8

        until(played)
        assert mind.faults == 1
        name = table.players[SEAT].name
        assert f"{name} could not decide; a simple rule did." in said
        log = pilot.parlour.paths.last_words.read_text(encoding="utf-8")
        assert "a computer failed" in log
        assert not CARD.search(log)


def test_the_report_ends_with_the_number_of_faults(tmp_path: Path) -> None:
    path = tmp_path / "report"
    report = Report(path)
    report.close(3)
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[-1]) == {"bot_faults": 3}


def test_a_demonstration_ends_with_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert failed_at(0, Path("log")) == 0
    assert failed_at(2, Path("log")) == 1
    assert capsys.readouterr().err == "folkdeck: 2 decisions of computers failed; see log.\n"
