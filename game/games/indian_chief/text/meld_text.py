"""The words of Indian Chief for what a meld scored, and why."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card, Suit
from game.games.indian_chief.rules import scoring
from game.games.indian_chief.rules.facts import (
    BEGGAR,
    DOCTOR,
    LAWYER,
    POOR,
    RICH,
    THIEF,
    Filled,
)
from game.games.indian_chief.rules.poker_and_baccarat import ACE, baccarat, poker
from game.games.indian_chief.rules.scoring import cures
from game.games.indian_chief.text.card_text import POKER_HANDS, card_words
from game.patterns.phrases import cards_text, list_text


def reason(meld: Filled, score: int) -> str:
    """Say why a meld scored *score*, in one sentence."""
    cards = meld.cards
    size = len(cards)
    if size == THIEF:
        return f"The face value of the {card_words(cards[0])}."
    if size == BEGGAR:
        return _beggar(cards, score)
    if size == POOR:
        return _poor(cards)
    if size == LAWYER:
        return _lawyer(cards)
    if size == RICH:
        return f"All five count against it: {cards_text(cards)}."
    if size == DOCTOR:
        return _doctor(cards, meld.suit)
    hand, pair = poker(cards[:5]), list_text(card_words(card) for card in cards[5:])
    rest = baccarat(cards[5], cards[6])
    return f"{hand} for {POKER_HANDS[hand]}, and {rest} for {pair} at baccarat."


def _beggar(cards: Sequence[Card], score: int) -> str:
    ranks = list_text(dict.fromkeys(_rank(card) for card in cards))
    if not score:
        return f"Nobody else laid a card with the rank of its {ranks}."
    found = "1 card" if score == 2 else f"{score // 2} cards"
    return f"Others laid {found} with the rank of its {ranks}: 2 points for each."


def _poor(cards: Sequence[Card]) -> str:
    spades = [card for card in cards if card.suit is Suit.SPADES]
    return f"Only spades count: {cards_text(spades)}." if spades else "No spade among the three."


def _lawyer(cards: Sequence[Card]) -> str:
    total = scoring.face_value(cards)
    if total == 25:
        return f"The face values add up to 25: {cards_text(cards)}."
    return f"The face values add up to {total}, and only 25 counts."


def _doctor(cards: Sequence[Card], suit: Suit | None) -> str:
    if not cures(cards):
        if len({card.rank for card in cards}) < len(cards):
            return "No cure: two cards have the same rank."
        if all(card.rank != ACE for card in cards):
            return "No cure: there is no ace."
        return "No cure: there is no heart."
    assert suit is not None
    paid = [card for card in cards if card.suit is suit]
    if not paid:
        return f"There are no {suit.word} among the six."
    return f"10 for each of its {len(paid)} {suit.word}: {cards_text(paid)}."


def _rank(card: Card) -> str:
    return card.words.split()[0]
