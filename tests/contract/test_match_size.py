"""A running match with its whole history is small, and smaller still when it is kept."""

from __future__ import annotations

import pytest

from game.contract.match_size_law import is_small
from game.contract.variants import Variant, seated
from game.shelf import SHELF

MATCHES = 3


@pytest.mark.parametrize("table", [t for game in SHELF for t in seated(game)], ids=str)
def test_a_match_with_its_whole_history_is_small(table: Variant) -> None:
    for seed in range(MATCHES):
        is_small(table, seed)
