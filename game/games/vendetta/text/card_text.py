"""The words of Vendetta for cards, tricks and points."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.games.vendetta.rules.tricks import Trick

NAMES = {1: "ace", 11: "jack", 12: "queen", 13: "king", 14: "ace"}
"""The ranks that have a name, ace low and high."""


def rank_word(rank: int) -> str:
    """A rank in words: ``7``, ``queen``."""
    return NAMES.get(rank, str(rank))


def one_of(ranks: Sequence[int]) -> str:
    """Ranks as one can ask for them: ``a 5 or a 9``, ``an ace or an 8``."""
    return " or ".join(("an " if rank in (1, 8, 14) else "a ") + rank_word(rank) for rank in ranks)


def described(trick: Trick) -> str:
    """A trick in words without its owner: ``three sevens``, ``the run 6 to 9``."""
    if not trick.run:
        return f"{('', '', 'two', 'three', 'four')[trick.size]} {plural(trick.low)}"
    flush = "" if trick.suit is None else f" in {trick.suit.word}"
    return f"the run {rank_word(trick.low)} to {rank_word(trick.high)}{flush}"


def plural(rank: int) -> str:
    """Cards of one rank: ``7s``, ``queens``."""
    return f"{rank_word(rank)}s"


def card_words(cards: Sequence[Card]) -> str:
    """Cards in words: ``7 of clubs, 7 of hearts``; jokers with their number."""
    return ", ".join(f"joker {c.text[1:]}" if c.is_joker else c.words for c in cards)


def points(worth: int) -> str:
    """A number of points in words."""
    return "1 point" if worth == 1 else f"{worth} points"
