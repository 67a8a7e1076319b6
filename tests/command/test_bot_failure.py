"""A computer that fails ends a tool: one sentence, exit code 1, and the position in the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.arena.audit.redeal_audit import audit
from game.arena.play_match import play_match
from game.arena.player_kinds import make_players
from game.bots.bot import ActionValues
from game.bots.bot_fault import BotFailed
from game.command.main import main
from game.engine.action import Action
from game.engine.events import Moved
from game.engine.journal import Journal
from game.engine.observation import Observation
from game.games.pitch.bot.bot import PitchBot
from game.scenario.scenario_parser import ScenarioLine, read_block
from game.scenario.written_position import HIDDEN
from game.shelf import game_entry
from game.store.paths import user_paths
from game.store.player import Player

SIMULATE = "simulate pitch --players novice --seed faulty --max-actions 40"
ARENA = "arena pitch --players novice,random --deals 2"


def raises(self: PitchBot, seen: Observation[Any], rng: Random) -> Iterator[Action]:
    """Stumbles over its cards as soon as something was played."""
    yield seen.legal[0]
    if any(isinstance(each, Moved) and each.source.zone.owner == 1 for each in seen.history):
        raise KeyError(f"hand {seen.cards('hand', seen.seat)}")


def nothing(self: PitchBot, seen: Observation[Any], rng: Random) -> Iterator[Action]:
    yield from ()


def illegal(self: PitchBot, seen: Observation[Any], rng: Random) -> Iterator[Action]:
    yield Action(0, "nonsense")


def ended(words: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What stands on errors; the tool has failed."""
    assert main(words.split(), lambda asked: 0) == 1
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert told.count("\n") == 1
    return told


@pytest.mark.parametrize("think", [raises, nothing, illegal], ids=lambda each: each.__name__)
@pytest.mark.parametrize("words", [SIMULATE, ARENA])
def test_a_tool_ends_with_a_failure(
    words: str, think: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(PitchBot, "think", think)
    told = ended(words, capsys)
    assert told.startswith("folkdeck: A computer on seat P")
    assert str(user_paths().log_file) in told


def test_so_does_an_audit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.folkdeck"
    assert main([*SIMULATE.split(), "--journal", str(kept)], lambda asked: 0) == 0
    assert main(["audit", str(kept), "--redeals", "1"], lambda asked: 0) == 0
    capsys.readouterr()
    monkeypatch.setattr(PitchBot, "think", raises)
    assert "of pitch, seed faulty, move " in ended(f"audit {kept} --redeals 1", capsys)


def test_so_does_an_analysis(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.folkdeck"
    assert main([*SIMULATE.split(), "--journal", str(kept)], lambda asked: 0) == 0
    capsys.readouterr()

    def stumbles(self: PitchBot, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        yield ActionValues("points", dict.fromkeys(seen.legal, 0.0), 1)
        raise KeyError("a card")

    monkeypatch.setattr(PitchBot, "action_values", stumbles)
    ended(f"analyse {kept} --seat P1", capsys)


def test_a_decision_that_failed_at_the_table_fails_again_in_the_audit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a fault can be looked into with the file of the match."""
    rules = game_entry("pitch").open()
    match = play_match(rules, make_players(rules, ["novice"]), "faulty", 20)
    journal = replace(Journal.of(match, rules.options.written()), steps={12: 0})
    players = [Player("Computer", "plain", "novice")] * 4
    assert not audit(journal, players, 1).differences
    monkeypatch.setattr(PitchBot, "think", raises)
    with pytest.raises(BotFailed) as failed:
        audit(journal, players, 1)
    assert failed.value.where is not None
    assert failed.value.where.seed == "faulty"


def test_what_it_saw_is_a_scenario_in_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    user_paths().log_file.unlink(missing_ok=True)
    monkeypatch.setattr(PitchBot, "think", raises)
    told = ended(SIMULATE, capsys)
    lines = user_paths().log_file.read_text(encoding="utf-8").splitlines()
    assert lines[1] in told
    block = [ScenarioLine(number, text) for number, text in enumerate(lines[2:], 1)]
    scenario = read_block(block)
    assert scenario.game == "pitch"
    hands = [line.text for line in scenario.position if line.text.startswith("hand ")]
    assert sum(HIDDEN in hand for hand in hands) == 3
    assert any("KeyError" in line for line in lines)
