"""The words of Sinful Gibbon for numbers and hearts."""

from __future__ import annotations

from typing import Final

SPOKEN: Final = (
    *("", "", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"),
    *("Jack", "Queen", "King", "Ace"),
)
"""Numbers as they are said aloud."""


def figure(number: int) -> str:
    """A number as it stands on a card: ``9``, ``J``."""
    return str(number) if number <= 10 else SPOKEN[number][0]


def word(number: int) -> str:
    """A number as briefly as a sentence takes it: ``9``, ``queen``."""
    return str(number) if number <= 10 else SPOKEN[number].lower()


def heart(number: int) -> str:
    """The heart of a number as it is offered: ``nine of hearts``."""
    return f"{SPOKEN[number].lower()} of hearts"


def at_least(number: int) -> str:
    """The numbers from *number* on: ``9 or more``, ``a jack or more``, ``an ace``."""
    highest = len(SPOKEN) - 1
    return one_of(number) if number == highest else f"{one_of(number)} or more"


def one_of(number: int) -> str:
    """A number that somebody promises: ``9``, ``a queen``."""
    return str(number) if number <= 10 else a_number(number)


def standing(number: int) -> str:
    """The number at which a pile stands: ``9``, ``the queen``."""
    return str(number) if number <= 10 else f"the {spoken(number)}"


def the_heart(number: int) -> str:
    """The heart of a number with its article: ``the nine of hearts``."""
    return f"the {heart(number)}"


def spoken(number: int) -> str:
    """A number as a word inside a sentence: ``nine``."""
    return SPOKEN[number].lower()


def a_number(number: int) -> str:
    """A number as a word with its article: ``a nine``, ``an ace``."""
    word = spoken(number)
    return f"an {word}" if word[0] in "ae" else f"a {word}"
