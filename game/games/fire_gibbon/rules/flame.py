"""The flame: whether a card is high enough to go face up on it, and what it then becomes."""

from __future__ import annotations

from game.engine.cards import Card, Suit

ACE = 14
"""An ace while it is played; the flame never rests on it (FG-N2)."""
TOP = 13
"""The highest flame."""
CHEAP = 9
"""The highest cheap promise, and the flame from which the hat's wearer is free (FG-H1, H3)."""


def fits_up(card: Card, flame: int) -> bool:
    """Whether a hand card may go face up on this flame, 0 being no fire (FG-U1, U2)."""
    if not flame or card.is_joker or card.rank == flame:
        return True
    return card.suit is Suit.HEARTS and card.rank > flame


def fits_open(card: Card, flame: int) -> bool:
    """Whether a fire spot fits, and a random card succeeds, on this flame (FG-B1, X2)."""
    return not flame or card.is_joker or card.rank >= flame


def raises(card: Card, flame: int) -> bool:
    """Whether a face-up card raises the flame: so a new fire always does (FG-N4)."""
    return not flame or card.rank > flame


def flame_after(card: Card, flame: int) -> int:
    """The flame after a face-up card: an ace leaves 1, a joker what it finds (FG-N2, N3)."""
    if card.is_joker:
        return flame or 1
    return 1 if card.rank == ACE else card.rank


def flame_above(flame: int) -> int:
    """The flame after a face-down card: one higher, but 1 instead of 14 (FG-F3)."""
    return flame + 1 if flame < TOP else 1
