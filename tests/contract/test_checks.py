"""The contract as a command: a line for each check, and an exit code that tells a broken game."""

from __future__ import annotations

from typing import ClassVar

import pytest

from game.contract import __main__ as command
from game.contract import (
    checks,
    imagined_deal_laws,
    journal_laws,
    opponent_laws,
    reopening_laws,
    variants,
)
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.bot.bot import PitchBot
from game.games.pitch.entry import GAME as PITCH
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.rules.rules import Pitch
from game.shelf import SHELF


class Stuck(Pitch):
    """Pitch in which nobody may do anything."""

    id: ClassVar[str] = "stuck"

    def legal(self, state: State[PitchFacts], seat: Seat) -> list[Action]:
        return []


@pytest.mark.plain
def test_a_broken_game_is_told_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf = {**SHELF, "stuck": PITCH._replace(rules=Stuck)}
    for module in (
        command,
        variants,
        reopening_laws,
        checks,
        journal_laws,
        opponent_laws,
        imagined_deal_laws,
    ):
        monkeypatch.setattr(module, "SHELF", shelf)
    assert command.main(["stuck"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("broken  laws at stuck-4: AssertionError: seat 1 is stuck")
    assert lines[-1].endswith("checks failed.")
    assert all(line.startswith(("ok ", "broken ")) for line in lines[:-1])


class Rambling(PitchBot):
    """A computer whose explanations are no sentences."""

    def explain(self, seen: Observation[PitchFacts], action: Action) -> str:
        return "because"


@pytest.mark.plain
def test_a_computer_that_explains_in_no_sentence_breaks_the_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = {**SHELF, "pitch": PITCH._replace(bot=Rambling)}
    for module in (checks, opponent_laws, variants):
        monkeypatch.setattr(module, "SHELF", shelf)
    check = next(c for c in checks.checks("pitch", 1) if c.name == "opponents, explanations")
    with pytest.raises(AssertionError, match="because"):
        check.prove()


@pytest.mark.parametrize("package", ["nowhere_at_all", "game.games", "game.contract"])
def test_what_holds_no_game_is_refused(package: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([package]) == 2
    assert capsys.readouterr().err.startswith("python -m game.contract: ")


def test_our_own_packages_are_found() -> None:
    assert command.game_of("game.games.pitch") == command.game_of("pitch") == "pitch"
