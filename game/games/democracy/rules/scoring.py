"""Points of Democracy: what captured cards are worth, and which tribes they score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.cards import Card, numbered
from game.engine.zones import Seat
from game.games.democracy.rules.facts import TRIBES
from game.games.democracy.rules.vote_winner import PACK

WORTH = {5: 5, 4: 4, 3: 3, 14: 3, 13: 2, 12: 2, 11: 2, 10: 1, 9: 1, 8: 1, 7: 1}
"""The points of a card by rank; a six and a joker have none."""


WHOLE = sum(WORTH.values())
"""The points of a suit: 25."""
ENOUGH = 13
"""Points of a suit that score its tribe; more than half of them (DM-3.1)."""
POINTS = tuple(WORTH.get(numbered(index).rank, 0) for index in range(PACK))
"""Points by the index of a card."""
TRIBE = tuple(index // 13 % TRIBES for index in range(PACK))
"""The suit as a number by the index of a card; a joker's does not matter, it has no points."""


def add_points(points: list[int], seat: Seat, cards: Iterable[Card]) -> None:
    """Add what captured *cards* are worth to the points of *seat*: four by seat (DM-2.5)."""
    own = TRIBES * seat
    for card in cards:
        index = card.index
        points[own + TRIBE[index]] += POINTS[index]


def tribes(points: Sequence[int]) -> int:
    """The number of tribes that these points by suit score (DM-3.1)."""
    return sum(each >= ENOUGH for each in points)
