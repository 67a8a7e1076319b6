"""Beating in part two: every card of a run must be higher than the highest on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.engine.cards import Card, Suit, pack
from game.games.skitgubbe.rules.part_two.runs import BITS
from game.patterns.trick_winner import beats

TRUMPS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, None)
"""What can be trump; None for nothing."""


@cache
def higher() -> tuple[tuple[int, ...], ...]:
    """The cards that beat a card, as bits: by the place of the trump in *TRUMPS*, then by card."""
    cards = pack()
    return tuple(
        tuple(sum(BITS[c] for c in cards if beats(c, card, trump)) for card in cards)
        for trump in TRUMPS
    )


def beats_table(cards: Sequence[Card], table: Sequence[Card], trump: Suit | None) -> bool:
    """Whether each of *cards* beats the highest card on the *table* (SK-4.3)."""
    best = table[-1]
    return all(beats(card, best, trump) for card in cards)
