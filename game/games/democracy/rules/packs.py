"""The pack for each number of players: no twos, and with some numbers jokers."""

from __future__ import annotations

from game.engine.cards import Card, pack

JOKERS = {4: 2, 6: 1}
"""Jokers by the number of players; none for any other number."""


def pack_for(seats: int) -> tuple[Card, ...]:
    """The pack without twos, with the jokers for this number of players."""
    return tuple(card for card in pack(JOKERS.get(seats, 0)) if card.rank != 2)
