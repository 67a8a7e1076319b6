"""A short storm over every table; ``build/storm.py`` blows the long one."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.shelf import SHELF
from game.table.table_view import TableView
from tests.app.driver.input_fuzz import Storm


@pytest.mark.sample
@pytest.mark.parametrize("game", SHELF)
def test_a_gust_leaves_the_table_true(tmp_path: Path, game: str) -> None:
    storm = Storm(game, tmp_path, "gust")
    while storm.checks < 2 and storm.events < 6_000:
        storm.blow(400)
    storm.close()
    assert storm.checks >= 2


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_a_storm_leaves_the_table_true(tmp_path: Path, game: str, times: int) -> None:
    storm = Storm(game, tmp_path, "gale")
    while not has_been_everywhere(storm, times) and storm.events < 16_000 * times:
        storm.blow(400)
    storm.close()
    assert has_been_everywhere(storm, times)


def has_been_everywhere(storm: Storm, times: int) -> bool:
    """Whether it was often enough at the table, in more than one match and at the old ones."""
    return storm.checks >= 8 * times and storm.matches >= 2 and storm.lists >= 1


def test_a_storm_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableView, "differences_from", lambda self, seen: ["a card is missing"])
    storm = Storm("pitch", tmp_path, "calm")
    with pytest.raises(AssertionError, match="a card is missing"):
        storm.blow(2_000)
    storm.close()
