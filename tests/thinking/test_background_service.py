"""Thinking in another process, and what happens when it dies, dawdles or cannot start."""

from __future__ import annotations

import os
import pickle
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.bots.any_game_bot import AnyGameBot
from game.bots.bot import WAIT, ActionValues, Bot, choose
from game.bots.bot_fault import ENDED, SILENT, lawful
from game.bots.decision_request import DecisionRequest
from game.bots.profile import BotProfile, Level
from game.bots.random_bot import random_action
from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation
from game.thinking.background_service import BackgroundDecisionService
from game.thinking.messages import HistoryDelta
from game.thinking.thinking_limit import ThinkingLimit
from tests.engine.play import play
from tests.engine.toy import ToyFacts, toy
from tests.kill import kill


def request(seed: str = "q", level: Level = Level.CASUAL) -> DecisionRequest:
    match: Match[ToyFacts] = Match(toy(3, jokers=True), seed)
    seen = match.observe(match.turn.seats[0])
    return DecisionRequest.of(match.rules, BotProfile(level), seen, seed)


class Dawdler:
    """A bot that thinks for ever."""

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

    def explain(self, seen: Observation[Any], action: Action) -> str:
        return f"The last of {len(seen.legal)}." if action == seen.legal[-1] else ""

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        yield ActionValues("points", {}, 0)


class Stumbler:
    """Fails after one good thought."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        yield seen.legal[1]
        raise RuntimeError("lost the thread")


class Dull:
    """The plain policy: always the third choice."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        yield seen.legal[2]


class Sleeper:
    """A bot that says something, and then nothing for a long time."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        yield seen.legal[1]
        time.sleep(600)


class Counter:
    """A bot that goes through all there is, again and again, and works hard."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        for number in range(10**9):
            sum(range(20_000))
            yield seen.legal[number % len(seen.legal)]


class Killer:
    """A bot that takes the whole process down."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        if seen.legal:
            os._exit(3)
        yield seen.legal[0]


def opener(request: DecisionRequest) -> Bot:
    """A bot by level: casual searches, novice stumbles, skilled dawdles, master kills."""
    assert request.game == "toy"
    if request.use_baseline:
        return Stumbler() if request.dice == "always" else Dull()
    kinds: dict[str, type[Bot]] = {
        "busy": Busy, "always": Stumbler, "sleep": Sleeper, "count": Counter
    }  # fmt: skip
    if request.dice in kinds:
        return kinds[request.dice]()
    if request.profile.level is Level.SKILLED:
        return Dawdler()
    if request.profile.level is Level.NOVICE:
        return Stumbler()
    if request.profile.level is Level.MASTER:
        return Killer()
    return AnyGameBot(toy(request.seats, **request.options), 60)


def wait(thinker: BackgroundDecisionService, seconds: float = 20.0) -> Action | None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        action = thinker.poll()
        if action is not None:
            return action
        time.sleep(0.005)
    return None


def expected(asked: DecisionRequest) -> Action:
    return choose(AnyGameBot(toy(asked.seats, **asked.options), 60), asked.seen, Random(asked.dice))


def service(apart: bool) -> BackgroundDecisionService:
    """In a process of its own, or in slices of 50 ms."""
    made = BackgroundDecisionService
    return made(opener) if apart else made.in_slices(opener, 0.05)


@pytest.fixture
def thinker() -> Iterator[BackgroundDecisionService]:
    made = BackgroundDecisionService(opener)
    made.start()
    yield made
    made.close()


def test_the_other_process_answers_as_we_would(thinker: BackgroundDecisionService) -> None:
    assert thinker.alone
    for seed in "ab":
        asked = request(seed)
        thinker.ask(asked)
        assert wait(thinker) == expected(asked)
        assert thinker.poll() is None
    first = thinker.worker
    thinker.ask(request("c"))
    assert wait(thinker) is not None
    assert thinker.worker == first
    assert thinker.not_started is None


def test_cancelling_stops_at_once_and_old_answers_are_not_taken_for_new(
    thinker: BackgroundDecisionService,
) -> None:
    thinker.ask(request("a", Level.SKILLED))
    assert wait(thinker, 1.5) is None
    thinker.cancel()
    assert thinker.poll() is None
    asked = request("b")
    thinker.ask(asked)
    assert wait(thinker) == expected(asked)
    thinker.ask(request("a", Level.SKILLED))
    thinker.ask(asked)
    assert wait(thinker) == expected(asked)


@pytest.mark.parametrize("apart", [True, False])
@pytest.mark.parametrize("level", [Level.NOVICE, Level.MASTER])
def test_whoever_would_think_for_ever_plays_the_best_so_far(apart: bool, level: Level) -> None:
    thinker = service(apart)
    asked = request("busy", level)
    thinker.ask(asked)
    assert wait(thinker) == asked.seen.legal[-1]
    assert thinker.explanation == ""
    thinker.ask(asked._replace(wants_advice=True))
    assert wait(thinker) == asked.seen.legal[-1]
    assert thinker.explanation == f"The last of {len(asked.seen.legal)}."
    thinker.ask(request("b"))
    assert thinker.explanation == ""
    thinker.close()


@pytest.mark.parametrize("apart", [True, False])
def test_where_the_limit_acts_the_steps_are_told(apart: bool) -> None:
    thinker = service(apart)
    asked = request("count", Level.NOVICE)
    thinker.ask(asked)
    action = wait(thinker)
    steps = thinker.steps or 0
    assert steps > 50
    assert choose(Counter(), asked.seen, Random("count"), steps) == action
    assert choose(Counter(), asked.seen, Random("count"), steps + 1) != action
    thinker.ask(request("b"))
    assert wait(thinker) == expected(request("b"))
    assert thinker.steps is None
    thinker.close()


def test_a_limit_counts_steps_and_seconds_from_the_first_step_on() -> None:
    def reached(*spent: tuple[float, float]) -> list[bool]:
        now = [7.0, 100.0]
        limit, found = ThinkingLimit(None, lambda: now[0], lambda: now[1]), []
        for work, wall in spent:
            now[0] += work
            now[1] += wall
            found.append(limit.reached())
        assert limit.steps == len(spent)
        return found

    assert reached((9, 9), (1.9, 3), (0.05, 1), (0.1, 0.1)) == [False, False, False, True]
    assert reached((0, 0), (0.1, 5.9), (0.0, 0.2)) == [False, False, True]


@pytest.mark.faulty
def test_a_worker_that_was_killed_is_replaced(thinker: BackgroundDecisionService) -> None:
    thinker.ask(request("a", Level.SKILLED))
    assert wait(thinker, 0.5) is None
    first = thinker.worker
    assert first is not None
    kill(first)
    thinker.cancel()
    asked = request("b")
    thinker.ask(asked)
    assert wait(thinker) == expected(asked)
    assert thinker.worker != first
    assert (thinker.faults, thinker.steps) == (1, None)


@pytest.mark.faulty
def test_for_a_bot_that_stumbles_the_plain_policy_plays(thinker: BackgroundDecisionService) -> None:
    """Never whatever it had said first."""
    asked = request("a", Level.NOVICE)
    thinker.ask(asked)
    assert wait(thinker) == asked.seen.legal[2]
    assert (thinker.faults, thinker.steps) == (1, 0)
    assert thinker.fault is not None
    assert re.fullmatch(
        r"RuntimeError in test_background_service\.py, line \d+", thinker.fault.error
    )
    assert "lost the thread" in thinker.fault.details
    assert thinker.fault.seen == asked.seen
    thinker.ask(request("b"))
    assert wait(thinker) == expected(request("b"))
    assert (thinker.faults, thinker.steps) == (1, None)


@pytest.mark.faulty
@pytest.mark.parametrize("apart", [True, False])
def test_if_the_plain_policy_fails_too_the_dice_decide(apart: bool) -> None:
    thinker = service(apart)
    asked = request("always", Level.NOVICE)
    thinker.ask(asked)
    assert wait(thinker) == random_action(asked.seen.legal, Random("always"))
    assert (thinker.faults, thinker.steps) == (2, 0)
    thinker.close()


@pytest.mark.faulty
def test_a_bot_that_falls_silent_is_ended() -> None:
    thinker = BackgroundDecisionService(opener, silence=2.0)
    thinker.ask(request("b"))
    wait(thinker)
    first, asked = thinker.worker, request("sleep", Level.NOVICE)
    thinker.ask(asked)
    assert wait(thinker) == asked.seen.legal[2]
    assert thinker.faults == 1
    assert thinker.fault is not None
    assert thinker.fault.error == SILENT
    assert thinker.worker != first
    thinker.close()


@pytest.mark.faulty
def test_who_cannot_be_stopped_spoils_no_other_request() -> None:
    thinker = BackgroundDecisionService(opener, silence=2.0)
    thinker.ask(request("b"))
    wait(thinker)
    thinker.ask(request("sleep", Level.NOVICE))
    assert wait(thinker, 0.2) is None
    asked = request("c")
    thinker.ask(asked)
    assert wait(thinker) == expected(asked)
    assert (thinker.faults, thinker.steps) == (1, None)
    thinker.close()


@pytest.mark.faulty
def test_a_hint_that_fails_is_no_hint(thinker: BackgroundDecisionService) -> None:
    thinker.ask(request("a", Level.NOVICE)._replace(wants_advice=True))
    assert wait(thinker, 3.0) is None
    assert thinker.faults == 1
    thinker.ask(request("b"))
    assert wait(thinker) == expected(request("b"))


def test_what_may_be_answered() -> None:
    seen = request().seen
    assert seen.seat is not None
    assert lawful(seen, seen.legal[0])
    wait_for_others = Action(seen.seat, WAIT)
    assert not lawful(seen, None)
    assert not lawful(seen, wait_for_others)
    assert not lawful(seen, seen.legal[0]._replace(verb="nonsense"))
    out_of_turn = replace(seen, turn=seen.turn._replace(lead=seen.seat + 1))
    assert lawful(out_of_turn, wait_for_others)
    assert not lawful(out_of_turn, Action(seen.seat + 1, WAIT))
    assert not lawful(replace(seen, turn=seen.turn._replace(lead=seen.seat)), wait_for_others)


def no_process(pipe: object) -> Any:
    raise OSError("no processes here")


def test_where_no_process_can_start_slices_do(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = BackgroundDecisionService(opener, no_process)
    thinker.start()
    assert not thinker.alone
    assert "no processes here" in str(thinker.not_started)
    asked = request("a")
    thinker.ask(asked)
    assert wait(thinker) == expected(asked)
    thinker.ask(request("a", Level.SKILLED))
    thinker.cancel()
    assert thinker.poll() is None
    thinker.close()


def test_slices_are_short_and_come_to_the_same() -> None:
    slices = BackgroundDecisionService.in_slices(opener, 0.002)
    asked = request("a")
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


def test_closing_ends_the_process() -> None:
    thinker = BackgroundDecisionService(opener)
    thinker.start()
    pid = thinker.worker
    assert pid is not None
    thinker.close()
    assert not thinker.alone
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    thinker.close()


@pytest.mark.faulty
def test_a_request_that_kills_its_worker_is_decided_by_the_plain_policy(
    thinker: BackgroundDecisionService,
) -> None:
    asked = request("a", Level.MASTER)
    thinker.ask(asked)
    assert wait(thinker) == asked.seen.legal[2]
    assert thinker.fault is not None
    assert (thinker.faults, thinker.fault.error) == (1, ENDED)
    assert thinker.fault.details == "exit code 3"


def asked_for(seen: Observation[Any]) -> DecisionRequest:
    return DecisionRequest("toy", 3, {}, BotProfile(Level.CASUAL), seen, "s")


def test_only_news_travel_and_nothing_is_lost() -> None:
    here, there = HistoryDelta(), HistoryDelta()
    match, sent = play(toy(3), "news", limit=6), list[int]()
    for action in [None, *play(toy(3), "news", limit=9).actions[6:]]:
        if action is not None:
            match.submit(action)
        for seat in (0, 2):
            request = asked_for(match.observe(seat))
            wire = here.shorten(1, request)
            assert wire.request is not None
            sent.append(len(wire.request.seen.history))
            assert there.complete(pickle.loads(pickle.dumps(wire))) == request
    assert min(sent[:2]) > 20
    assert max(sent[2:]) < 8
    other = asked_for(Match(toy(3), "other").observe(0))
    assert there.complete(here.shorten(1, other)) == other
