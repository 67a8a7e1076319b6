"""The Doctor of Indian Chief: which six cards make one, and the suit it is paid in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.games.indian_chief.rules.poker_and_baccarat import ACE

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
    suits = [card.suit for card in cards]
    return max(SUITS, key=suits.count)


def suit_of(action: Action) -> Suit:
    """The suit of a Doctor: as stated, or else the best."""
    return best_suit(action.cards) if action.value is None else SUITS[action.value]
