"""Stock odds: the unseen cards of the stock, and how likely the house answers a lead with which."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from game.engine.cards import Card, Suit
from game.games.bridge_solitaire.rules.house_play import NO_TRUMP_LIMIT

JOKERS = 4
"""Where jokers stand among the suits, clubs to spades before them."""


class StockOdds:
    """The cards that may lie in the stock, counted by suit."""

    def __init__(self, cards: Sequence[Card], size: int, trump: Suit | None) -> None:
        """Count *cards*; *size* of them really lie in the stock."""
        ranks: list[list[int]] = [[], [], [], [], []]
        for card in cards:
            ranks[card.index // 13].append(card.rank)
        for row in ranks:
            row.sort()
        self.ranks = ranks
        self.jokers = len(ranks[JOKERS])
        self.whole = len(cards)
        self.size = size
        self.trump = "cdhs".index(trump) if trump else JOKERS
        self.trumps = len(ranks[self.trump]) if trump else 0

    def higher(self, card: Card) -> int:
        """The number of cards of its suit that beat *card*."""
        row = self.ranks[card.index // 13]
        return len(row) - bisect_right(row, card.rank)

    def answers(self, card: Card) -> int:
        """The number of cards that may answer when *card* is led."""
        suit = card.index // 13
        more = 0 if suit == self.trump else self.trumps
        return len(self.ranks[suit]) + self.jokers + more

    def wins(self, card: Card) -> float:
        """The chance that *card*, led, takes the trick; the answer is any card that may answer."""
        if not card.rank:
            return 0.0
        may = self.answers(card)
        if not may:
            return 1.0
        below = len(self.ranks[card.index // 13]) - self.higher(card)
        if self.trump != JOKERS:
            return below / may
        none = 1.0
        for turned in range(NO_TRUMP_LIMIT):
            none *= max(0, self.whole - may - turned) / max(1, self.whole - turned)
        return none + (1 - none) * below / may

    def turned(self, card: Card) -> float:
        """The number of cards the house turns up on average when *card* is led."""
        if not self.size:
            return 0.0
        share = (self.whole + 1) / ((self.answers(card) if card.rank else self.whole) + 1)
        most = NO_TRUMP_LIMIT if self.trump == JOKERS else self.size
        return min(share, most)

    def takes(self, card: Card) -> float:
        """The chance that *card* takes a trick the house leads, if it may be played."""
        if not card.rank or not self.whole:
            return 0.0
        suit = card.index // 13
        below = len(self.ranks[suit]) - self.higher(card)
        if suit == self.trump:
            below = self.whole - self.jokers - self.higher(card)
        return below / self.whole
