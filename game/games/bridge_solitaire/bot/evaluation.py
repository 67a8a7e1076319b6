"""Judgement of the cards of Bridge Solitaire: what a card wins now, and what it is worth later."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.rules import State
from game.games.bridge_solitaire.bot.parameters import PLAY_NUMBERS, PlayParameters
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire
from game.games.bridge_solitaire.rules.tricks import NO_TRUMP_LIMIT, trick_winner

JOKERS = 4
"""Where jokers stand among the suits, clubs to spades before them."""


class Unseen:
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


class Evaluation:
    """Rough scores of cards, in tricks."""

    def __init__(self, rules: BridgeSolitaire, numbers: PlayParameters = PLAY_NUMBERS) -> None:
        """Judge by *rules*; *numbers* only for tuning."""
        self.rules = rules
        self.numbers = numbers

    def choice(self, state: State[BridgeFacts], legal: Sequence[Action]) -> Action:
        """The card with the highest score to somebody who knows which cards the stock holds."""
        if len(legal) == 1:
            return legal[0]
        stock = state.table.zones[self.rules.zones.stock]
        scores = self.scores(state, legal, Unseen(stock, len(stock), state.facts.trump))
        return legal[scores.index(max(scores))]

    def scores(
        self, state: State[BridgeFacts], legal: Sequence[Action], unseen: Unseen
    ) -> list[float]:
        """The worth of each card now less what it would be worth later, in tricks."""
        cards_in, zones = state.table.zones, self.rules.zones
        hand, trick = cards_in[zones.hand], cards_in[zones.trick]
        lengths = [0, 0, 0, 0, 0]
        for card in hand:
            lengths[card.index // 13] += 1
        numbers, last = self.numbers, len(hand) == 1
        trump, led = state.facts.trump, trick[0] if trick else None
        burn = numbers.burn / max(1, unseen.size)
        draw = numbers.draw if unseen.trumps else 0.0
        scores = []
        for action in legal:
            card = action.cards[0]
            suit = card.index // 13
            wins = unseen.wins(card)
            if led is not None:
                score = float(trick_winner(led, card, HOUSE, trump) == PLAYER)
            else:
                score = wins + burn * unseen.turned(card)
                if suit == unseen.trump and trump:
                    score += draw
            if not last:
                score -= self.keep(card, unseen, wins)
            if lengths[suit] == 1 and trump and lengths[unseen.trump] and suit != unseen.trump:
                score += numbers.bare
            scores.append(score)
        return scores

    def keep(self, card: Card, unseen: Unseen, wins: float) -> float:
        """The tricks *card* may still win later; *wins* is its chance if led now."""
        numbers = self.numbers
        if not card.rank:
            return numbers.joker
        if card.index // 13 == unseen.trump:
            return numbers.trump + numbers.trump_lead * wins
        worth = numbers.side_lead * wins + numbers.side_answer * unseen.takes(card)
        return worth + numbers.rank * card.rank
