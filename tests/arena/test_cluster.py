"""A cluster plays what one machine plays; one that is not there is told in a sentence."""

from __future__ import annotations

import json
import socket
import sys
from importlib import import_module

import pytest

from game.arena.cluster import NoCluster, cluster
from game.arena.contest import Contest
from game.arena.running import Record, run
from game.command.main import main

SMALL = Contest("fire_gibbon", 3, {}, ("flat3", "random"))


def test_without_dask_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    words = ["arena", "pitch", "--players", "random", "--cluster", "tcp://127.0.0.1:1"]
    assert main(words, lambda asked: 1) == 2
    assert "pip install folkdeck[cluster]" in capsys.readouterr().err


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
        here, there = Record(SMALL, None), Record(SMALL, None)
        run(SMALL, 4, here, whole=True)
        with cluster(two.scheduler_address) as found:
            assert found.threads == 2
            run(SMALL, 4, there, whole=True, jobs=found.threads, executor=found.executor)
        assert there.deals == here.deals
        words = "arena fire_gibbon --seats 3 --players flat3,random --deals 2 --json --cluster"
        assert main([*words.split(), two.scheduler_address], lambda asked: 1) == 0
        assert json.loads(capsys.readouterr().out)["deals"] == 2
