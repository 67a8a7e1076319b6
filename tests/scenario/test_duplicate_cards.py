"""Cards of which the pack has two: a mark names one copy, no mark whichever the seat has."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenario.scenario_runner import run_page
from game.shelf import open_game

TABLE = """id: X
game: indian_chief
seats: 4
hand P1: {hand}
hand P2: 2s
hand P3: 3s
hand P4: 4s
--
P1 meld {cards}
P2 meld 2s
P3 meld 3s
P4 meld 4s -> meld P1 {laid}
"""


@pytest.mark.parametrize(
    ("hand", "cards", "laid"),
    [
        ("5c' 5c 9d", "5c 5c'", "5c 5c'"),
        ("5c' 5c 9d", "5c' 5c", "5c 5c'"),
        ("5c' 5c 9d", "5c 5c", "5c 5c'"),
        ("5c' 9d", "5c", "5c'"),
        ("5c 5c' 9d", "5c'", "5c'"),
    ],
)
def test_the_copy_that_is_meant_is_played(tmp_path: Path, hand: str, cards: str, laid: str) -> None:
    page = tmp_path / "x.scenario"
    page.write_text(TABLE.format(hand=hand, cards=cards, laid=laid), encoding="utf-8")
    (outcome,) = run_page(page, open_game)
    assert str(outcome) == "ok X"
