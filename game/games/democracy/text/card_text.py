"""The words of Democracy for suits, tribes and points."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Suit

SUITS = tuple(suit.word for suit in Suit if suit is not Suit.JOKER)
"""The suits in words, clubs to spades."""


def tribes_text(number: int) -> str:
    """A number of tribes: ``1 tribe``."""
    return "1 tribe" if number == 1 else f"{number} tribes"


def points_text(points: Sequence[int], least: int = 1) -> str:
    """The suits with at least so many points: ``clubs 5, hearts 13``."""
    return ", ".join(f"{suit} {n}" for suit, n in zip(SUITS, points, strict=True) if n >= least)
