"""The pack for each number of players, and how many cards are dealt on each day."""

from __future__ import annotations

from game.engine.cards import Card, pack

JOKERS = {4: 2, 6: 1}
"""Jokers by the number of players; none for any other number."""
SOURCE = {2: (12, 4), 3: (8, 4), 4: (6, 4), 5: (4, 4), 6: (4, 3)}
"""Cards for each hand and the pool on both days; the second day takes all that is left (R1)."""
EVEN = {2: 8, 3: 6, 4: 5, 5: 4, 6: 3}
"""The same where both days are equally long; with six players seven cards stay unused."""


def pack_for(seats: int) -> tuple[Card, ...]:
    """The pack without twos, with the jokers for this number of players."""
    return tuple(card for card in pack(JOKERS.get(seats, 0)) if card.rank != 2)


def days(seats: int, deal: str) -> tuple[int, int]:
    """The cards for each hand on the first and on the second day (option `deal`)."""
    return SOURCE[seats] if deal == "source" else (EVEN[seats], EVEN[seats])
