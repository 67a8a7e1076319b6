"""Torture: small cases of each command, and faults are counted, told and end with 1."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import torture
from torture_tests.case_counts import Figures
from torture_tests.leak import FLAT_MB, WARM, judge
from torture_tests.match_files import why_not_ended
from torture_tests.program_run import Seen

from game.app.session.saving.autosave import Autosave
from game.engine.journal import Journal
from game.engine.match import Match
from game.shelf import game_entry
from game.store.matches.match_folder import MatchFolder
from game.store.player import Player


def tortured(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, float]:
    code = torture.main([*words, "--json"])
    out, err = capsys.readouterr()
    assert code == 0, (out, err)
    told = json.loads(out)
    assert isinstance(told, dict)
    assert told["faults"] == 0
    return told


@pytest.mark.slow
def test_a_few_kills(capsys: pytest.CaptureFixture[str]) -> None:
    told = tortured(capsys, "kill", "--cases", "4", "--game", "pitch", "--seed", "ci")
    assert told["cases"] == 4
    assert told["continued"] >= 1


@pytest.mark.slow
def test_two_matches_are_weighed(capsys: pytest.CaptureFixture[str]) -> None:
    told = tortured(capsys, "leak", "--cases", "2", "--game", "bridge_solitaire")
    assert told["cases"] == 2
    assert told["window_mb_last"] > 50
    assert told["worker_mb_last"] > 10


@pytest.mark.slow
def test_a_few_damaged_files(capsys: pytest.CaptureFixture[str]) -> None:
    told = tortured(capsys, "damage", "--cases", "25", "--game", "pitch", "--seed", "ci")
    assert told["cases"] == 25
    kinds = ("match", "settings", "import", "earlier")
    assert sum(told.get(kind, 0) for kind in kinds) == 25


@pytest.mark.slow
def test_a_disk_is_full_for_a_while(capsys: pytest.CaptureFixture[str]) -> None:
    told = tortured(capsys, "full-disk", "--cases", "4", "--game", "pitch", "--seed", "ci")
    assert told["cases"] == 4


@pytest.mark.slow
def test_two_programs_meet(capsys: pytest.CaptureFixture[str]) -> None:
    told = tortured(capsys, "two", "--cases", "3", "--game", "pitch", "--seed", "ci")
    assert told["cases"] == 3
    assert told["matches"] >= 1


def test_no_case_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert torture.main(["kill", "--cases", "0"]) == 1
    assert "cases 0, faults 0" in capsys.readouterr().out


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert torture.main(["kill", "--game", "whist"]) == 2
    assert "There is no game “whist”; there are" in capsys.readouterr().err


def test_what_was_shown_must_come_back() -> None:
    seen = Seen("pitch", "1", ["a", "b"])
    assert seen.agrees(["a", "b"])
    assert seen.agrees(["a", "b", "c"])
    assert not seen.agrees(["a"])
    assert not seen.agrees(["a", "c"])
    seen.shaken = True
    assert seen.agrees(["a"])
    assert not seen.agrees(["c"])


def test_growth_is_a_fault_and_breathing_is_none() -> None:
    figures = Figures()
    judge("window", [100.0 + 10 * min(n, WARM) + n % 3 for n in range(WARM + 40)], figures)
    assert figures.faults == 0
    judge("window", [100.0 + n * FLAT_MB / 20 for n in range(WARM + 40)], figures)
    assert figures.faults == 1
    assert figures.more["window_mb_per_match"] == pytest.approx(FLAT_MB / 20, abs=0.01)


def kept(folder: Path, *, whole: bool = True, finished: bool = True) -> Seen:
    """A match that was played to its end and then written; how it was shown but for its end."""
    rules = game_entry("vendetta").open()
    match, rng = Match(rules, "end"), Random(1)
    while match.outcome is None:
        match.submit(rng.choice(match.legal(rng.choice(match.seats_with_moves))))
    journal = Journal.of(match, rules.options.written())
    if not whole:
        journal = replace(journal, actions=journal.actions[:-3])
    saving = Autosave(MatchFolder(folder / "matches"), [Player("Ann")] * rules.seats)
    saving.begin(journal)
    if finished:
        saving.finish("over")
    saving.close()
    return Seen("vendetta", "end", [repr(each) for each in match.actions[:-2]])


def test_a_match_that_ended_before_its_end_was_shown_lies_there_whole(tmp_path: Path) -> None:
    assert why_not_ended(tmp_path, kept(tmp_path)) == ""


@pytest.mark.parametrize(
    ("whole", "finished", "told"),
    [(True, False, "is not over"), (False, True, "lie there"), (False, False, "lie there")],
)
def test_a_match_that_only_seems_to_have_ended_is_lost(
    tmp_path: Path, whole: bool, finished: bool, told: str
) -> None:
    assert told in why_not_ended(tmp_path, kept(tmp_path, whole=whole, finished=finished))


def test_a_match_whose_rules_go_on_has_not_ended(tmp_path: Path) -> None:
    shown = kept(tmp_path, whole=False)
    del shown.actions[-1:]
    assert "its rules do not" in why_not_ended(tmp_path, shown)


def test_a_match_that_is_gone_has_not_ended(tmp_path: Path) -> None:
    assert "0 times" in why_not_ended(tmp_path, Seen("vendetta", "end"))
