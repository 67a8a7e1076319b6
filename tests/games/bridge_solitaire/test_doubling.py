"""Doubling by jokers in Bridge Solitaire."""

from __future__ import annotations

from game.engine.cards import cards
from game.games.bridge_solitaire.rules.doubling import multiplier


def test_each_joker_doubles() -> None:
    """No joker counts once, one twice, both four times (BS-C5)."""
    assert [multiplier(cards(text)) for text in ("2c Ah", "2c *1", "*1 *2 Ah")] == [1, 2, 4]
