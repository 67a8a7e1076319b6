"""What melds are worth: the seven boxes, each scored from the cards that fill it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from game.engine.cards import Card
from game.games.indian_chief.rules.doctor import SPADES
from game.games.indian_chief.rules.facts import CHIEF, LAWYER, POOR, RICH, THIEF
from game.games.indian_chief.rules.poker_and_baccarat import FACE, chief


def face_value(cards: Iterable[Card]) -> int:
    """The sum of the face values."""
    return sum([FACE[card.rank] for card in cards])


def beggar(pair: Iterable[Card], others: Iterable[Card]) -> int:
    """Two points for each of the *others* with the rank of one of the pair (IC-S2, R1, R2)."""
    ranks = [card.rank for card in others]
    return 2 * sum(map(ranks.count, {card.rank for card in pair}))


def poor(cards: Iterable[Card]) -> int:
    """The points of a Poor Man: the face values of the spades (IC-S3)."""
    return face_value([card for card in cards if card.suit is SPADES])


def lawyer(cards: Iterable[Card]) -> int:
    """The points of a Lawyer: 25 for exactly 25 (IC-S4)."""
    return 25 if face_value(cards) == 25 else 0


def rich(cards: Iterable[Card]) -> int:
    """The points of a Rich Man: minus the face values (IC-S5)."""
    return -face_value(cards)


PLAIN: Mapping[int, Callable[[Sequence[Card]], int]] = MappingProxyType(
    {THIEF: face_value, POOR: poor, LAWYER: lawyer, RICH: rich, CHIEF: chief}
)
"""The boxes scored from the cards alone, by their number."""
