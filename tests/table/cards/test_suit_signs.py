"""Suit signs: which words end in a suit, and what stands before its sign."""

from __future__ import annotations

import pytest

from game.table.cards.suit_signs import split_suit


@pytest.mark.parametrize(
    ("text", "words", "suit"),
    [
        ("9", "9", ""),
        ("1 heart", "1", "h"),
        ("3 hearts", "3", "h"),
        ("A of hearts", "A", "h"),
        ("9 heart", "9", "h"),
        ("spades", "", "s"),
        ("no trump", "no trump", ""),
    ],
)
def test_a_suit_at_the_end_becomes_a_sign(text: str, words: str, suit: str) -> None:
    assert split_suit(text) == (words, suit)
