"""The words of Skitgubbe for cards, hands, places and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.cards import Card
from game.patterns.phrases import list_text

PLACES: Final[tuple[str, ...]] = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
)
"""Places by the order of going out."""
COUNTS: Final[tuple[str, ...]] = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
)
"""Numbers of cards in words."""
RANK_NAMES = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def rank_name(rank: int) -> str:
    """A rank in words: ``king``, ``7``."""
    return RANK_NAMES.get(rank, str(rank))


def a_rank(rank: int) -> str:
    """A rank with its article: ``a king``, ``an 8``."""
    return f"{'an' if rank in (8, 14) else 'a'} {rank_name(rank)}"


def the_rank(rank: int) -> str:
    """A card by its rank, with the article: ``the king``."""
    return f"the {rank_name(rank)}"


def count_word(number: int) -> str:
    """A number of cards in a word: ``three``; above ten in figures."""
    return COUNTS[number] if number < len(COUNTS) else str(number)


def minus(points: int) -> str:
    """Points with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """Points won with their sign: ``+5``, ``−5``, ``0``."""
    return minus(points) if points <= 0 else f"+{points}"


def hand_name(owner: str, right: bool) -> str:
    """One of two hands of a player: ``{0}'s left hand``."""
    return f"{owner}'s {'right' if right else 'left'} hand"


def cards_name(cards: Sequence[Card]) -> str:
    """Cards of one suit in words: ``2, 3 and 4 of clubs``."""
    return f"{list_text([rank_name(card.rank) for card in cards])} of {cards[0].suit.word}"


def run_name(cards: Sequence[Card]) -> str:
    """Cards in a row, short enough for a button: ``10 to king of diamonds``; two by name."""
    if len(cards) < 3:
        return f"the {cards_name(cards)}"
    low, high = rank_name(cards[0].rank), rank_name(cards[-1].rank)
    return f"{low} to {high} of {cards[0].suit.word}"


def cards_count(count: int) -> str:
    """A number of cards: ``1 card``, ``5 cards``."""
    return "1 card" if count == 1 else f"{count} cards"


def place_name(place: int) -> str:
    """A place in words: ``first``."""
    return PLACES[place - 1]
