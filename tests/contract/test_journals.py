"""Journals: a match comes back from its journal as it was, or a damaged one is one clear error.

What CI runs: a match with every value of every option goes to its journal and back; 10,000 damaged
journals over all games (the slow tests), some hundred of them in the quick run.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.contract.journal_laws import DAMAGE_KINDS, comes_back, damage_is_told
from game.contract.variants import Variant, each_value
from game.shelf import SHELF

TABLES = [table for game in SHELF for table in each_value(game)]
DAMAGED = 10_000
NUMBER = st.integers(0, 10**6)
HARM = st.lists(st.tuples(st.sampled_from(DAMAGE_KINDS), NUMBER, NUMBER), min_size=1, max_size=3)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_match_comes_back_from_its_journal(table: Variant) -> None:
    comes_back(table)


@pytest.mark.sample
@pytest.mark.parametrize("game", SHELF)
@settings(max_examples=40)
@given(harm=HARM)
def test_a_damaged_journal_is_one_clear_error(game: str, harm: list[Any]) -> None:
    damage_is_told(game, harm)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
@settings(max_examples=-(-DAMAGED // len(SHELF)))
@given(harm=HARM)
def test_ten_thousand_damaged_journals(game: str, harm: list[Any]) -> None:
    damage_is_told(game, harm)
