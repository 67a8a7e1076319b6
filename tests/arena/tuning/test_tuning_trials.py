"""Tuning finds numbers that win, goes on where it was left, and reports on fresh deals."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from game.arena.contest.contest import Contest
from game.arena.result_log import BadResultLog
from game.arena.tuning import tuning_run
from game.arena.tuning.tuned_parameters import NothingToTune, ParameterRow, parameters_of
from game.arena.tuning.tuning_run import run_tuning
from game.arena.tuning.tuning_trials import Trial, TrialLog, Tuning, fair, sides, trial_shares
from game.bots.any_game_bot import searcher
from game.bots.profile import BotProfile, Level
from game.command.main import main
from game.shelf import SHELF

CONTEST = Contest("fire_gibbon", 3, {}, ())


class Inner(NamedTuple):
    deep: float = 4.0


class Some(NamedTuple):
    one: float = 1.0
    word: str = "stays"
    row: tuple[float, ...] = (2.0, 3.0)
    inner: Inner = Inner()


def test_numbers_are_a_row_and_back() -> None:
    numbers = ParameterRow(Some())
    assert numbers.row == [1.0, 2.0, 3.0, 4.0]
    assert numbers.filled(numbers.row) == Some()
    moved = numbers.filled([5.0, 6.0, 7.0, 8.0])
    assert moved == Some(5.0, "stays", (6.0, 7.0), Inner(8.0))
    only = ParameterRow(Some(), ["row"])
    assert only.filled([0.5, 0.25]) == Some(row=(0.5, 0.25))
    with pytest.raises(NothingToTune, match="no number “two”; there are one, word, row, inner"):
        ParameterRow(Some(), ["two"])


@pytest.mark.parametrize("game", [game for game, box in SHELF.items() if box.bot is not searcher])
def test_every_game_with_players_of_its_own_can_be_tuned(game: str) -> None:
    numbers = parameters_of(game)
    assert len(numbers.row) > 3
    assert numbers.filled(numbers.row) == numbers.given
    make: Any = SHELF[game].bot
    moved = numbers.filled([each * 1.1 for each in numbers.row])
    assert make(SHELF[game].open(), BotProfile(Level.MASTER), numbers=moved)


def test_a_candidate_sits_on_every_side_once() -> None:
    assert sides(SHELF["fire_gibbon"].open(4)) == [(0,), (1,), (2,), (3,)]
    assert sides(SHELF["pitch"].open(4)) == [(0, 2), (1, 3)]
    assert fair(SHELF["fire_gibbon"].open(4)) == 0.25
    assert fair(SHELF["pitch"].open(4)) == fair(SHELF["bridge_solitaire"].open(1)) == 0.5


def test_the_numbers_in_the_code_have_a_fair_share_against_themselves() -> None:
    tuning = Tuning(CONTEST, "skilled")
    row = tuple(parameters_of("fire_gibbon").row)
    assert sum(trial_shares(Trial(tuning, row, "same", range(6)))) / 6 == pytest.approx(1 / 3)


def aimed(trial: Trial) -> list[float]:
    """Wins the more, the nearer the first number is to 0.9; luck depends on the deal alone."""
    near = 1 - abs(trial.row[0] - 0.9)
    return [near + Random(f"{trial.seed} {number}").gauss(0, 0.2) for number in trial.deals]


def test_it_comes_to_what_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tuning_run, "trial_shares", aimed)
    tuning = Tuning(CONTEST, "master", ("open",), generations=12)
    begun = parameters_of("fire_gibbon", ["open"]).row[0]
    assert begun < 0.7
    path = tmp_path / "tries"
    found = run_tuning(tuning, TrialLog(tuning, path))
    assert found.row[0] == pytest.approx(0.9, abs=0.05)
    assert found.deals == tuning.report
    # Half of it is lost, and found again.
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(lines[: len(lines) // 2]) + '\n{"na', encoding="utf-8")
    heard: list[tuple[int, int]] = []
    again = run_tuning(tuning, TrialLog(tuning, path), tell=lambda *told: heard.append(told))
    assert again == found
    assert len(heard) < len(lines) * 0.6
    assert heard[-1][0] == heard[-1][1]


def test_the_report_has_deals_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: dict[str, set[int]] = {}

    def noted(trial: Trial) -> list[float]:
        seeds.setdefault(trial.seed, set()).update(trial.deals)
        return [0.5 for _ in trial.deals]

    monkeypatch.setattr(tuning_run, "trial_shares", noted)
    tuning = Tuning(CONTEST, "master", ("open",), generations=2, candidates=4, report=7)
    run_tuning(tuning, TrialLog(tuning, None))
    assert seeds == {
        "tune 0": set(range(tuning.deals)),
        "tune 1": set(range(tuning.deals)),
        "report": set(range(7)),
    }


def test_tries_of_another_tuning_are_refused(tmp_path: Path) -> None:
    tuning = Tuning(CONTEST, "master")
    TrialLog(tuning, tmp_path / "tries")
    with pytest.raises(BadResultLog, match="another tuning"):
        TrialLog(tuning._replace(level="casual"), tmp_path / "tries")


TINY = (
    "--seats 3 --level skilled --only open"
    " --generations 1 --candidates 2 --best 2 --deals 1 --report 1"
)


def test_the_command_prints_what_can_be_pasted(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "tune", "fire_gibbon", *TINY.split()]
    assert main(words, lambda asked: 1) == 0
    page = capsys.readouterr().out
    assert page.startswith("# folkdeck arena tune fire_gibbon --seats 3")
    assert "\n    open = 0." in page
    assert main([*words, "--json", "--jobs", "2"], lambda asked: 1) == 0
    told = json.loads(capsys.readouterr().out)
    assert f"    open = {told['numbers']['open']}" in page


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("whist", "There is no game “whist”"),
        ("fire_gibbon --only two", "There is no number “two”"),
        ("fire_gibbon --best 20", "--best is at least 2"),
        ("fire_gibbon --level wizard", "wizard"),
    ],
)
def test_wrong_words_are_told(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tune", *words.split()], lambda asked: 1) == 2
    assert said in capsys.readouterr().err
