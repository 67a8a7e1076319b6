"""The end of a match of Pitch: the pitcher's side at the target with its bid made, or nobody."""

from __future__ import annotations

import pytest

from game.engine.cards import Suit
from game.games.pitch.rules.facts import Tally
from game.games.pitch.rules.match_end import winner


@pytest.mark.parametrize(
    ("made", "score", "side", "won"),
    [
        (True, [21, 30], 0, 0),
        (True, [30, 21], 1, 1),
        (True, [20, 30], 0, None),
        (False, [25, 30], 0, None),
    ],
)
def test_only_the_side_that_made_its_bid_wins(
    made: bool, score: list[int], side: int, won: int | None
) -> None:
    """The other side may have more points and still does not win (PT-D6)."""
    tally = Tally(1, side, 2, Suit.HEARTS, made, (), (), ())
    assert winner(tally, score, side, 21) == won
