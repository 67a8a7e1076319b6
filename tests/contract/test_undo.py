"""Undo in every game: never granted if another deal had shown something else, and always if none.

``--times N`` plays so many times as many matches.
"""

from __future__ import annotations

from collections import Counter

import pytest

from game.contract.undo_laws import undos_are_right
from game.contract.variants import pairwise
from game.shelf import SHELF

TABLES = 6
"""Matches for each game."""


@pytest.mark.parametrize("game", SHELF)
def test_an_undo_is_granted_exactly_when_nothing_was_shown(game: str, times: int) -> None:
    judged: Counter[bool] = Counter()
    tables = pairwise(game)
    for number in range(TABLES * times):
        judged += undos_are_right(tables[number % len(tables)], f"undo {number}")
    assert judged[True] > 20
    assert judged[False] > 20
