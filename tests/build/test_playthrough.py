"""The long playthrough works: the real program, killed on the way, plays what is simulated."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import playthrough
import pytest

from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.options import Value


@pytest.mark.slow
@pytest.mark.parametrize("game", ["vendetta", "sinful_gibbon"])
def test_a_killed_program_ends_the_match_that_is_simulated(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--game", game, "--level", "novice", "--kills", "2", "--seconds", "240", "--json"]
    assert playthrough.main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["matches"] == 1
    assert told["kills"] == 2
    assert told["decisions"] > 20
    assert told["faults"] == 0


@pytest.mark.slow
def test_another_match_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compared is what lies in the file, not what was expected."""
    whole = Journal.of

    def shortened(match: Match[Any], options: Mapping[str, Value]) -> Journal:
        journal = whole(match, options)
        return replace(journal, actions=journal.actions[:-1])

    monkeypatch.setattr(Journal, "of", shortened)
    result = playthrough.play("vendetta", "novice", "another", kills=0, seconds=240)
    assert result.faults
    assert "differ" in result.faults[0]
