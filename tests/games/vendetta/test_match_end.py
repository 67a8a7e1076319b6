"""The end of a match of Vendetta: after how many deals it comes, and who has won."""

from __future__ import annotations

import pytest

from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.match_end import is_over, winners


@pytest.mark.parametrize(("played", "deals", "over"), [(0, 1, False), (1, 1, True), (2, 3, False)])
def test_it_comes_after_the_last_deal(played: int, deals: int, over: bool) -> None:
    facts = VendettaFacts(finished=((3, 5, 0),) * played)
    assert is_over(facts, deals) == over


@pytest.mark.parametrize(
    ("points", "won"), [([4, 9, 2], (1,)), ([9, 4, 9], (0, 2)), ([0, 0, 0], (0, 1, 2))]
)
def test_most_points_win_and_equal_ones_share(points: list[int], won: tuple[int, ...]) -> None:
    """The victory is shared where several have most points (VD-6.3)."""
    assert winners(points) == won
