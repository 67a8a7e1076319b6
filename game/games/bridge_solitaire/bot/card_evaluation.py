"""Judgement of the cards of Bridge Solitaire: what a card wins now, and what it is worth later."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.games.bridge_solitaire.bot.parameters import PLAY_NUMBERS, PlayParameters
from game.games.bridge_solitaire.bot.stock_odds import StockOdds
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire
from game.games.bridge_solitaire.rules.tricks import trick_winner


class CardEvaluation:
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
        scores = self.scores(state, legal, StockOdds(stock, len(stock), state.facts.trump))
        return legal[scores.index(max(scores))]

    def scores(
        self, state: State[BridgeFacts], legal: Sequence[Action], unseen: StockOdds
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

    def keep(self, card: Card, unseen: StockOdds, wins: float) -> float:
        """The tricks *card* may still win later; *wins* is its chance if led now."""
        numbers = self.numbers
        if not card.rank:
            return numbers.joker
        if card.index // 13 == unseen.trump:
            return numbers.trump + numbers.trump_lead * wins
        worth = numbers.side_lead * wins + numbers.side_answer * unseen.takes(card)
        return worth + numbers.rank * card.rank
