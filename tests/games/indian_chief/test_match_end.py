"""The end of a match of Indian Chief: seven turns, and the highest total."""

from __future__ import annotations

from game.games.indian_chief.rules.facts import TURNS, ChiefFacts, Phase
from game.games.indian_chief.rules.match_end import is_over, outcome


def test_it_comes_after_seven_turns() -> None:
    assert [turn for turn in range(TURNS + 1) if is_over(ChiefFacts(turn=turn))] == [TURNS]


def test_the_highest_total_wins_and_equal_ones_share() -> None:
    """Before the end there is no winner (IC-G1, R17)."""
    sheet: list[list[int | None]] = [[None, 10, 6], [None, 9, 7], [None, 2, 3]]
    assert outcome(ChiefFacts(sheet=sheet)) is None
    found = outcome(ChiefFacts(phase=Phase.OVER, sheet=sheet))
    assert found is not None
    assert (found.winners, found.points) == ((0, 1), (16, 16, 5))
