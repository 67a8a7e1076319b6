"""The words of Jersey Gin for cards, melds and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card


def meld_name(cards: Sequence[Card], held: Sequence[Card]) -> str:
    """A meld by its name: ``5–7 of hearts``, ``kings``; of four *held*, ``kings (no spades)``."""
    first, last = cards[0], cards[-1]
    rank, _, suit = first.words.partition(" of ")
    if first.suit is last.suit:
        return f"{rank}–{last.words.split(' of ')[0]} of {suit}"
    out = [c for c in held if c.rank == first.rank and c not in cards]
    return f"{rank}s" + "".join(f" (no {c.words.split(' of ')[1]})" for c in out)


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun: ``1 point``, ``2 points``."""
    return f"{number} {one if number == 1 else many or one + 's'}"
