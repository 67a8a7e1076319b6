"""Beating in part two: every card of a run must be higher than the highest on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.cards import Card, Suit, pack
from game.games.skitgubbe.rules.part_two.runs import BITS
from game.patterns.trick_winner import beats

SUITS = "cdhs"


@cache
def higher() -> tuple[tuple[int, ...], ...]:
    """The cards that beat a card, as bits: by trump (the last for none), then by card."""
    cards = pack()
    suits = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, None)
    return tuple(
        tuple(sum(BITS[c] for c in cards if beats(c, card, suit)) for card in cards)
        for suit in suits
    )


def beats_table(cards: Sequence[Card], table: Sequence[Card], trump: Suit | None) -> bool:
    """Whether each of *cards* beats the highest card on the *table* (SK-4.3)."""
    best = table[-1]
    return all(beats(card, best, trump) for card in cards)


def beating_cards(table: Sequence[Card], trump: Suit | None) -> int:
    """All cards that beat the highest on the *table*, as bits (SK-4.3)."""
    return higher()[4 if trump is None else SUITS.index(trump)][table[-1].index % 54]
