"""Phrases: players and things in a sentence."""

import pytest

from game.patterns.phrases import list_text, players_text


@pytest.mark.parametrize(
    ("words", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_words_in_a_row(words: list[str], said: str) -> None:
    assert list_text(words) == said


def test_players_are_filled_in_by_the_screen() -> None:
    assert players_text([0, 2, 1]).format("Ada", "Bo", "Cleo") == "Ada, Cleo and Bo"
