"""Thinking in another process, and what happens when it dies, dawdles or cannot start."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from game.bots.bot import Bot, Weighing, choose
from game.bots.manner import Level, Manner
from game.bots.search import SearchBot
from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.options import Value
from game.engine.rules import AnyRules
from game.thinking.limits import Limit
from game.thinking.request import Request, Told
from game.thinking.thinker import SliceThinker, Thinker
from tests.engine.play import play
from tests.engine.toy import ToyFacts, toy


class Question(NamedTuple):
    rules: AnyRules
    options: dict[str, Value]
    manner: Manner
    seen: Observation[Any]
    dice: str
    wonders: bool = False


def question(seed: str = "q", level: Level = Level.CASUAL) -> Question:
    match: Match[ToyFacts] = Match(toy(3, jokers=True), seed)
    rules = match.rules
    seen = match.observe(match.turn.seats[0])
    return Question(rules, rules.options.written(), Manner(level), seen, seed)


class Dawdler:
    """Thinks for ever."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        while True:
            time.sleep(0.002)
            yield seen.legal[-1]


class Busy:
    """Works for ever, and can say why."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        while True:
            sum(range(5000))
            yield seen.legal[-1]

    def why(self, seen: Observation[Any], action: Action) -> str:
        return f"The last of {len(seen.legal)}." if action == seen.legal[-1] else ""

    def weigh(self, seen: Observation[Any], rng: Random) -> Iterator[Weighing]:
        yield Weighing("points", {}, 0)


class Stumbler:
    """Fails after one good thought."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        yield seen.legal[1]
        raise RuntimeError("lost the thread")


class Killer:
    """Takes the whole process down."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        if seen.legal:
            os._exit(3)
        yield seen.legal[0]


def opener(request: Request) -> Bot:
    """A bot by level: casual searches, novice stumbles, skilled dawdles, master kills."""
    assert request.game == "toy"
    if request.dice == "busy":
        return Busy()
    if request.manner.level is Level.SKILLED:
        return Dawdler()
    if request.manner.level is Level.NOVICE:
        return Stumbler()
    if request.manner.level is Level.MASTER:
        return Killer()
    return SearchBot(toy(request.seats, **request.options), 60)


def wait(thinker: Thinker | SliceThinker, seconds: float = 20.0) -> Action | None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        action = thinker.poll()
        if action is not None:
            return action
        time.sleep(0.005)
    return None


def expected(asked: Question) -> Action:
    return choose(SearchBot(asked.rules, 60), asked.seen, Random(asked.dice))


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker(opener)
    made.start()
    yield made
    made.close()


def test_the_other_process_answers_as_we_would(thinker: Thinker) -> None:
    assert thinker.alone
    for seed in "ab":
        asked = question(seed)
        thinker.ask(asked)
        assert wait(thinker) == expected(asked)
        assert thinker.poll() is None
    first = thinker.worker
    thinker.ask(question("c"))
    assert wait(thinker) is not None
    assert thinker.worker == first
    assert thinker.trouble == ""


def test_cancelling_stops_at_once_and_old_answers_are_not_taken_for_new(thinker: Thinker) -> None:
    thinker.ask(question("a", Level.SKILLED))
    assert wait(thinker, 1.5) is None
    thinker.cancel()
    assert thinker.poll() is None
    asked = question("b")
    thinker.ask(asked)
    assert wait(thinker) == expected(asked)
    thinker.ask(question("a", Level.SKILLED))
    thinker.ask(asked)
    assert wait(thinker) == expected(asked)


@pytest.mark.parametrize("apart", [True, False])
@pytest.mark.parametrize("level", [Level.NOVICE, Level.MASTER])
def test_whoever_would_think_for_ever_plays_the_best_so_far(apart: bool, level: Level) -> None:
    thinker = Thinker(opener) if apart else SliceThinker(opener, 0.05)
    asked = question("busy", level)
    thinker.ask(asked)
    assert wait(thinker) == asked.seen.legal[-1]
    assert thinker.why == ""
    thinker.ask(asked._replace(wonders=True))
    assert wait(thinker) == asked.seen.legal[-1]
    assert thinker.why == f"The last of {len(asked.seen.legal)}."
    thinker.ask(question("b"))
    assert thinker.why == ""
    thinker.close()


def test_a_limit_counts_work_and_waiting_from_the_first_thought_on() -> None:
    now = {"work": 7.0, "wall": 100.0}

    def after(level: Level, work: float, wall: float) -> bool:
        limit = Limit(level, lambda: now["work"], lambda: now["wall"])
        assert not limit.reached()
        now["work"] += work
        now["wall"] += wall
        return limit.reached()

    assert [after(Level.SKILLED, 0.25, 1.5), after(Level.SKILLED, 0.31, 0.4)] == [False, True]
    assert [after(Level.MASTER, 1.9, 1.95), after(Level.MASTER, 0.1, 2.1)] == [False, True]
    assert after(Level.CASUAL, 0.0, 2.01)


def test_a_worker_that_was_killed_is_replaced(thinker: Thinker) -> None:
    thinker.ask(question("a", Level.SKILLED))
    assert wait(thinker, 0.5) is None
    first = thinker.worker
    assert first is not None
    os.kill(first, signal.SIGKILL)
    thinker.cancel()
    asked = question("b")
    thinker.ask(asked)
    assert wait(thinker) == expected(asked)
    assert thinker.worker != first


def test_a_bot_that_stumbles_still_plays(thinker: Thinker) -> None:
    asked = question("a", Level.NOVICE)
    thinker.ask(asked)
    assert wait(thinker) == asked.seen.legal[1]
    assert "lost the thread" in thinker.trouble


def no_process(pipe: object, opener: object) -> Any:
    raise OSError("no processes here")


def test_where_no_process_can_start_slices_do(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker(opener, no_process)
    thinker.start()
    assert not thinker.alone
    assert "no processes here" in thinker.trouble
    asked = question("a")
    thinker.ask(asked)
    assert wait(thinker) == expected(asked)
    thinker.ask(question("a", Level.SKILLED))
    thinker.cancel()
    assert thinker.poll() is None
    thinker.close()


def test_slices_are_short_and_come_to_the_same() -> None:
    slices = SliceThinker(opener, 0.002)
    asked = question("a")
    slices.ask(asked)
    polls, begun = 0, time.monotonic()
    action = slices.poll()
    while action is None:
        polls += 1
        action = slices.poll()
    assert action == expected(asked)
    assert polls > 3
    assert time.monotonic() - begun < 20
    assert slices.poll() is None
    stumbling = question("a", Level.NOVICE)
    slices.ask(stumbling)
    assert wait(slices) == stumbling.seen.legal[1]
    assert "lost the thread" in slices.trouble


def test_closing_ends_the_process() -> None:
    thinker = Thinker(opener)
    thinker.start()
    pid = thinker.worker
    assert pid is not None
    thinker.close()
    assert not thinker.alone
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    thinker.close()


@pytest.mark.slow
def test_a_request_that_kills_every_worker_is_thought_in_slices_at_last() -> None:
    asked = question("a", Level.MASTER)
    made: list[Request] = []

    def gentle(request: Request) -> Bot:
        made.append(request)
        return SearchBot(asked.rules, 10)

    thinker = Thinker(opener)
    thinker._slices = SliceThinker(gentle)
    thinker.ask(asked)
    assert wait(thinker, 60) in asked.seen.legal
    assert len(made) == 1
    thinker.close()


def test_only_news_travel_and_nothing_is_lost() -> None:
    here, there = Told(), Told()
    match = play(toy(3), "news", limit=6)
    sent: list[int] = []
    for action in [None, *play(toy(3), "news", limit=9).actions[6:]]:
        if action is not None:
            match.submit(action)
        for seat in (0, 2):
            request = Request("toy", 3, {}, Manner(Level.CASUAL), match.observe(seat), "s")
            wire = here.shorten(request)
            sent.append(len(wire.seen.history))
            assert there.complete(pickle.loads(pickle.dumps(wire))) == request
    assert min(sent[:2]) > 20
    assert max(sent[2:]) < 8
    other = Request("toy", 3, {}, Manner(Level.CASUAL), Match(toy(3), "other").observe(0), "s")
    assert there.complete(here.shorten(other)) == other
