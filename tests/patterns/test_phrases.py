"""Phrases: players, cards and things in a sentence."""

import pytest

from game.engine.cards import card
from game.patterns.phrases import cards_text, counted_noun, list_text, players_text


@pytest.mark.parametrize(
    ("words", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_words_in_a_row(words: list[str], said: str) -> None:
    assert list_text(words) == said


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 matches"), (1, "1 match"), (2, "2 matches"), (21, "21 matches")]
)
def test_one_thing_is_told_as_one(count: int, said: str) -> None:
    assert counted_noun(count, "match", "matches") == said
    assert counted_noun(count, "move") == said.replace("matches", "moves").replace("match", "move")


def test_players_are_filled_in_by_the_screen() -> None:
    assert players_text([0, 2, 1]).format("Ada", "Bo", "Cleo") == "Ada, Cleo and Bo"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("", ""),
        ("9c", "9 of clubs"),
        ("5h 6h 7h", "5, 6 and 7 of hearts"),
        ("Kc Kd Kh", "king of clubs, diamonds and hearts"),
        ("9c Jh Kh *1", "9 of clubs, jack and king of hearts, joker 1"),
        ("*1 *2", "joker 1, joker 2"),
        ("8h 8h' Kc", "8 and second 8 of hearts, king of clubs"),
        ("8h 8h'", "8 and second 8 of hearts"),
    ],
)
def test_cards_are_named_suit_by_suit(cards: str, said: str) -> None:
    assert cards_text([card(text) for text in cards.split()]) == said
