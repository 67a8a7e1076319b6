"""The words of Indian Chief for boxes, poker hands, cards and scores."""

from __future__ import annotations

from typing import Final

from game.engine.cards import Card

BOX_NAMES: Final[tuple[str, ...]] = (
    "",
    "Thief",
    "Beggar Man",
    "Poor Man",
    "Lawyer",
    "Rich Man",
    "Doctor",
    "Indian Chief",
)
"""The boxes by the number of cards that fills them."""
POKER_HANDS = {
    50: "five of a kind",
    45: "a straight flush",
    40: "four of a kind",
    35: "a full house",
    30: "a flush",
    25: "a straight",
    20: "three of a kind",
    15: "two pairs",
    10: "a pair",
    5: "a high card",
}
"""The poker hands by their points."""


def card_words(card: Card) -> str:
    """A card in words that tell the two packs apart."""
    return f"{card.words} of the second pack" if card.copy else card.words


def points(score: int) -> str:
    """A score in words: ``19 points``, ``−11 points``."""
    text = minus(score)
    return f"{text} point" if abs(score) == 1 else f"{text} points"


def filled(box: int, score: int) -> str:
    """What stands at a meld: ``Poor Man 19``."""
    return f"{BOX_NAMES[box]} {minus(score)}"


def minus(score: int) -> str:
    """A score with a true minus sign."""
    return f"−{-score}" if score < 0 else str(score)
