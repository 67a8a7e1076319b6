"""Names in the sentences of a game."""

from __future__ import annotations

import re
from pathlib import Path

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
        (
            "{0} starts a new pile and gets rid of a card.",
            "You start a new pile and get rid of a card.",
        ),
        (
            "Deal. {0} has picked and now promises a card. {1} is last and wins.",
            "Deal. You have picked and now promise a card. Silver is last and wins.",
        ),
        ("{0} plays 2 diamonds doubled and needs 8.", "You play 2 diamonds doubled and need 8."),
        ("{1} tumbled, and {0} starts a new fire.", "Silver tumbled, and you start a new fire."),
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


GOLDEN = Path(__file__).parents[2] / "golden"
NOUNS = ("clubs", "diamonds", "hearts", "spades", "others", "tribes", "cards")
"""What ends in s after *and* without being a verb."""


def sentences_about_somebody() -> set[str]:
    """Every sentence of the recorded matches that begins with a player, who is player 0 here."""
    told = "\n".join(path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.txt"))
    found = set(re.findall(r"(?<![\w,] )(?<!and )\{\d\} [^.!?:;\n]*[.!?]", told))
    return {re.sub(r"\{\d\}", "{0}", each, count=1) for each in found}


def test_every_verb_agrees_with_you() -> None:
    """*You start a new pile and get rid of a card*, in the sentences of every game."""
    wrong = set()
    for sentence in sentences_about_somebody():
        filled = fill_names(sentence, ["You", *map(str, range(1, 8))])
        verbs = re.findall(r"(?:,| and| or)(?: now| then)? ([a-z]+s)\b", filled)
        if filled.startswith("You ") and any(verb not in NOUNS for verb in verbs):
            wrong.add(filled)
    assert not wrong
