"""What melds are worth: the seven boxes, each scored from the cards that fill it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.games.indian_chief.rules.facts import CHIEF, LAWYER, POOR, RICH, THIEF
from game.games.indian_chief.rules.poker_and_baccarat import ACE, FACE, chief

SUITS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
CLUBS, DIAMONDS, HEARTS, SPADES = SUITS  # a member looked up on its class costs time


def cures(cards: Sequence[Card]) -> bool:
    """Whether six cards make a Doctor: all ranks differ, an ace and a heart among them (R9)."""
    ranks = {card.rank for card in cards}
    return len(ranks) == 6 and ACE in ranks and HEARTS in [card.suit for card in cards]


def doctor(cards: Sequence[Card], suit: Suit | None) -> int:
    """Ten points for each card of the named suit, if they make a Doctor (IC-S6)."""
    return 10 * sum([card.suit is suit for card in cards]) if cures(cards) else 0


def best_suit(cards: Iterable[Card]) -> Suit:
    """The suit with the most cards; of equal ones the first of clubs to spades (R10)."""
    suits = [card.index % 54 // 13 for card in cards]  # numbers are sooner counted than suits
    return SUITS[max(range(len(SUITS)), key=suits.count)]


def suit_of(action: Action) -> Suit:
    """The suit of a Doctor: as stated, or else the best."""
    return best_suit(action.cards) if action.value is None else SUITS[action.value]


def face_value(cards: Iterable[Card]) -> int:
    """The sum of the face values."""
    return sum([FACE[card.rank] for card in cards])


def beggar(pair: Iterable[Card], others: Iterable[Card]) -> int:
    """Two points for each of the *others* with the rank of one of the pair (IC-S2, R1, R2)."""
    ranks = {card.rank for card in pair}
    return 2 * sum([card.rank in ranks for card in others])


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
