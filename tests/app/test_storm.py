"""A short storm over every table; ``build/storm.py`` blows the long one."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.shelf import SHELF
from game.table.view import TableView
from tests.app.storm import Storm


@pytest.mark.parametrize("game", SHELF)
def test_a_gust_leaves_the_table_true(tmp_path: Path, game: str) -> None:
    storm = Storm(game, tmp_path, "gust")
    while storm.checks < 2 and storm.events < 6_000:
        storm.blow(400)
    storm.close()
    assert storm.checks >= 2


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_a_storm_leaves_the_table_true(tmp_path: Path, game: str) -> None:
    storm = Storm(game, tmp_path, "gale")
    storm.blow(6_000)
    storm.close()
    assert storm.checks > 20
    assert storm.lists > 0
    assert storm.matches > 1


def test_a_storm_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableView, "settled_on", lambda self, seen: ["a card is missing"])
    storm = Storm("pitch", tmp_path, "calm")
    with pytest.raises(AssertionError, match="a card is missing"):
        storm.blow(2_000)
    storm.close()
