"""Names in the sentences of a game."""

from __future__ import annotations

import pytest

from game.table.seats.name_format import fill_names, second_person_verb

PEOPLE = ["You", "Silver", "Soot"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{1} plays the 7 of clubs face up.", "Silver plays the 7 of clubs face up."),
        ("{0} plays the 7 of clubs face up.", "You play the 7 of clubs face up."),
        ("{0} tumbles into the fire.", "You tumble into the fire."),
        ("{0} is caught: the 7 of hearts.", "You are caught: the 7 of hearts."),
        ("{0} told the truth: the king.", "You told the truth: the king."),
        ("{0} pitches for smudge.", "You pitch for smudge."),
        ("{0} passes.", "You pass."),
        ("{1} changes chairs with {0}.", "Silver changes chairs with you."),
        ("It is {0}'s turn.", "It is your turn."),
        ("It is {2}'s turn.", "It is Soot's turn."),
        ("{0}'s card is true.", "Your card is true."),
        ("Doubt {1}: 7+", "Doubt Silver: 7+"),
        ("Nobody doubts.", "Nobody doubts."),
        ("{7} is not here.", "{7} is not here."),
    ],
)
def test_sentences_read_well_for_everybody(text: str, told: str) -> None:
    assert fill_names(text, PEOPLE) == told


def test_a_person_called_otherwise_is_not_spoken_to() -> None:
    assert fill_names("{0} plays.", ["Anna"]) == "Anna plays."


@pytest.mark.parametrize(
    ("she", "you"),
    [("carries", "carry"), ("fixes", "fix"), ("has", "have"), ("guess", "guess"), ("won", "won")],
)
def test_verbs(she: str, you: str) -> None:
    assert second_person_verb(she) == you
