"""A cluster plays what one machine plays; one that is not there is told in a sentence."""

from __future__ import annotations

import json
import socket
import sys
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, wait
from importlib import import_module

import pytest

from game.arena.contest.contest import Contest
from game.arena.contest.contest_processes import DealWorkers, run_contest
from game.arena.contest.deal_log import DealLog
from game.arena.contest.machine_cluster import ClusterExecutor, NoCluster, cluster
from game.arena.contest.stop_rule import StopRule
from game.command.main import main

SMALL = Contest("fire_gibbon", 3, {}, ("flat3", "random"))


def test_without_dask_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    words = ["arena", "pitch", "--players", "random", "--cluster", "tcp://127.0.0.1:1"]
    assert main(words, lambda asked: 1) == 2
    assert "pip install folkdeck[cluster]" in capsys.readouterr().err


class Given:
    """A task of a client that is done when the test says so."""

    def __init__(self, result: int) -> None:
        self._result = result
        self.heard: list[Callable[[Given], None]] = []

    def add_done_callback(self, hear: Callable[[Given], None]) -> None:
        self.heard.append(hear)

    def result(self) -> int:
        if self._result < 0:
            raise RuntimeError("the worker stumbled")
        return self._result


class Client:
    """A client that takes tasks and keeps them."""

    def __init__(self) -> None:
        self.given: list[Given] = []

    def submit(self, work: Callable[[int], int], number: int, pure: bool) -> Given:
        assert not pure
        self.given.append(Given(work(number)))
        return self.given[-1]


def test_what_was_given_to_a_cluster_is_done_when_it_was_gathered() -> None:
    client = Client()
    executor = ClusterExecutor(client)
    futures = [executor.submit(abs, -3), executor.submit(int.__neg__, 1)]
    assert not any(future.cancel() or future.done() for future in futures)
    for given in client.given:
        for hear in given.heard:
            hear(given)
    assert futures[0].result(0) == 3
    with pytest.raises(RuntimeError, match="stumbled"):
        futures[1].result(0)


def heavy(number: int) -> bytes:
    """Something that takes a moment to do and a moment to send."""
    time.sleep(0.002 * (number % 7))
    return bytes(2_000_000)


@pytest.mark.slow
def test_nothing_is_on_its_way_when_the_client_closes(caplog: pytest.LogCaptureFixture) -> None:
    """As after an early stop: the rest is not wanted any more, and the command ends."""
    local = import_module("distributed").LocalCluster
    with local(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as two:
        for number in range(12):
            with cluster(two.scheduler_address) as found:
                out = {found.executor.submit(heavy, each) for each in range(8)}
                _, out = wait(out, return_when=FIRST_COMPLETED)
                time.sleep(0.001 * number)
                left = [future for future in out if not future.cancel()]
                assert all(len(future.result()) == 2_000_000 for future in left)
        told = [f"{each.getMessage()}\n{each.exc_text}" for each in caplog.records]
        assert not [text for text in told if "CommClosedError" in text]


@pytest.mark.slow
def test_a_cluster_that_does_not_answer_is_named() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    told = pytest.raises(NoCluster, match=f"No Dask scheduler answers at {address}")
    with told, cluster(address, seconds=1):
        pass


@pytest.mark.slow
def test_two_workers_play_what_one_process_plays(capsys: pytest.CaptureFixture[str]) -> None:
    local = import_module("distributed").LocalCluster
    with local(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as two:
        here, there = DealLog(SMALL, None), DealLog(SMALL, None)
        run_contest(SMALL, here, StopRule(4, whole=True))
        with cluster(two.scheduler_address) as found:
            assert found.threads == 2
            workers = DealWorkers(found.threads, found.executor)
            run_contest(SMALL, there, StopRule(4, whole=True), workers)
        assert there.deals == here.deals
        words = "arena fire_gibbon --seats 3 --players flat3,random --deals 2 --json --cluster"
        assert main([*words.split(), two.scheduler_address], lambda asked: 1) == 0
        assert json.loads(capsys.readouterr().out)["deals"] == 2
