"""The end of a match of Bridge Solitaire: two games end the rubber, the higher total wins it."""

from __future__ import annotations

import pytest

from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.rules.match_end import is_over, winner


@pytest.mark.parametrize(
    ("games", "over"), [([0, 0], False), ([1, 1], False), ([2, 0], True), ([1, 2], True)]
)
def test_two_games_end_it(games: list[int], over: bool) -> None:
    """One game each is not enough (BS-E2)."""
    assert is_over(BridgeFacts(games=games)) == over


@pytest.mark.parametrize(
    ("above", "below", "earlier", "won"),
    [
        ([500, 0], [0, 0], [100, 120], PLAYER),
        ([0, 500], [0, 0], [200, 0], HOUSE),
        ([60, 40], [20, 0], [0, 40], None),
    ],
)
def test_the_higher_total_wins(
    above: list[int], below: list[int], earlier: list[int], won: int | None
) -> None:
    """Who won the games need not have the higher total; before the end nobody has won."""
    facts = BridgeFacts(above=above, below=below, earlier=earlier)
    assert winner(facts) is None
    facts.phase = Phase.OVER
    assert winner(facts) == won
