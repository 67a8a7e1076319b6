"""Trump in Democracy: the suit of the card turned up; a joker turned up makes none."""

from __future__ import annotations

from game.engine.cards import Card, Suit


def trump_suit(upcard: Card | None) -> Suit | None:
    """The trump suit this upcard makes, None for no trump (DM-2.1, R6)."""
    return None if upcard is None or upcard.is_joker else upcard.suit
