"""Tricks of Bridge Solitaire: which card turned up answers a lead, and which side takes both."""

from __future__ import annotations

from game.engine.cards import Card, Suit
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER
from game.patterns.tricks import beats

NO_TRUMP_LIMIT = 4
"""In no trump the house turns up so many cards at most in answer to a lead (BS-D6)."""


def answers(card: Card, led: Card, trump: Suit | None) -> bool:
    """Whether a card turned up may answer the player's lead: its suit, a trump or a joker."""
    return card.suit is led.suit or card.suit is trump or not card.rank or not led.rank


def trick_winner(led: Card, answer: Card, leader: int, trump: Suit | None) -> int:
    """The side that takes a trick of two cards (BS-D8, BS-D9)."""
    if not led.rank or not answer.rank:
        both = not led.rank and not answer.rank
        return PLAYER if both and leader == HOUSE else HOUSE
    return 1 - leader if beats(answer, led, trump) else leader
