"""The soak meets every game, breaks nothing into silence, and says where a law broke."""

from __future__ import annotations

import json

import pytest
import soak
from stress_tests import soak_tasks

from game.bots.profile import Level
from game.contract import laws, random_matches, reopening_laws
from game.contract.moment import Moment
from game.contract.variants import pairwise
from game.shelf import SHELF

SHORT = ["--decisions", "60", "--jobs", "1", "--json"]


def test_a_short_soak_meets_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main([*SHORT, "--rate", "0.1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {row["game"] for row in told["soak"]} == set(SHELF)
    for row in told["soak"]:
        assert row["decisions"] >= 60
        assert row["moments"] <= row["decisions"] + row["matches"]
        assert row["faults"] == 0
    assert sum(row["moments"] for row in told["soak"]) > 0


def test_computers_are_asked_as_often_as_it_was_wished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [*SHORT, "--game", "democracy", "--computers", "6", "--anew", "0.2"]
    monkeypatch.setattr(soak_tasks, "ASKED", 4)
    assert soak.main(words) == 0
    (told,) = json.loads(capsys.readouterr().out)["soak"]
    assert told["computers"] == 6 * len(Level)
    assert 0 < told["anew"] < told["decisions"]
    assert told["faults"] == 0


def test_a_computer_that_answers_otherwise_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def otherwise(*_: object) -> int:
        raise AssertionError("master decides otherwise")

    monkeypatch.setattr(reopening_laws, "ask", otherwise)
    task = soak_tasks.Task(pairwise("pitch")[0], "odd", 5, 0.0, 0.0, Level.MASTER.value)
    game, figures = soak.run(task)
    assert (game, figures.faults, figures.computers) == ("pitch", 1, 0)
    assert "master decides otherwise" in figures.told[0]


def test_many_decisions_are_shared_out_over_every_table() -> None:
    words = ["--decisions", "100000", "--game", "pitch"]
    work = soak_tasks.tasks(soak.parser().parse_args(words))
    assert {str(task.table) for task in work} == set(map(str, pairwise("pitch")))
    assert 100_000 <= sum(task.decisions for task in work) < 101_000
    assert max(task.decisions for task in work) <= soak_tasks.CHUNK
    assert len({(str(task.table), task.seed) for task in work}) == len(work)


def test_two_jobs_play_what_one_plays() -> None:
    words = ["--decisions", "700", "--game", "fire_gibbon"]
    work = soak_tasks.tasks(soak.parser().parse_args(words))
    assert len(work) == 2
    assert soak.soak(work, 1) == soak.soak(work, 2)


def test_a_broken_law_is_named_with_its_table_and_can_be_seen_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(now: Moment) -> None:
        assert len(now.match.actions) < 8, "a card is lost"

    monkeypatch.setattr(laws, "LAWS", (broken,))
    assert soak.main([*SHORT, "--game", "pitch", "--rate", "1"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["soak"][0]["faults"] == soak.TOLD
    first = (
        f"{pairwise('pitch')[0]}, seed “soak 0.0”: a law is broken. AssertionError: a card is lost"
    )
    assert said.err.splitlines()[0].startswith(first)
    assert said.err.splitlines()[0].endswith("(after 8 actions)")
    assert soak.main(["--table", "pitch-4", "--seed", "soak 0.0", "--jobs", "1"]) == 1
    assert capsys.readouterr().err.splitlines()[0].startswith(first)


def test_a_crash_of_the_rules_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise KeyError("no such card")

    monkeypatch.setattr(random_matches, "light", crash)
    _, figures = soak.run(soak_tasks.Task(pairwise("pitch")[0], "crash", 50, 1.0))
    assert figures.faults == soak.TOLD
    assert "KeyError: 'no such card' in crash, “raise KeyError" in figures.told[0]


@pytest.mark.parametrize("words", [["--game", "whist"], ["--table", "whist"]])
def test_what_there_is_not_is_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak.main(words) == 2
    assert capsys.readouterr().err == f"There is no {words[0][2:]} “whist”.\n"
