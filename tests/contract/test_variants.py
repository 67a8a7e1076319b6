"""The tables the laws are tried at: which values stand on them, alone and in pairs."""

from __future__ import annotations

import pytest

from game.contract.variants import Variant, axes, each_value, pairs, pairwise, playable
from game.engine.options import Value
from game.shelf import SHELF


def values(tables: tuple[Variant, ...]) -> set[tuple[str, Value]]:
    """What was chosen on one of *tables* at least."""
    return {value for table in tables for value in [("seats", table.seats), *table.options.items()]}


@pytest.mark.parametrize("game", SHELF)
def test_every_value_stands_on_few_tables(game: str) -> None:
    few, all_tables = each_value(game), pairwise(game)
    assert values(few) == {(name, value) for name, found in axes(game).items() for value in found}
    assert set(map(str, few)) <= set(map(str, all_tables))
    assert len(few) < len(all_tables) / 2 + 1


@pytest.mark.parametrize("game", SHELF)
def test_pairs_that_stand_on_no_table_are_on_none_that_can_be_played(game: str) -> None:
    tables = pairwise(game)
    assert all(playable(table) for table in tables)
    together = set().union(*map(pairs, tables))
    assert {value for pair in together for value in pair} == values(tables)
