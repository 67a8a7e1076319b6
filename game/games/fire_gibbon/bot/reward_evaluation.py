"""Reward evaluation: which hand card to lay open as a fire spot, and what any card is worth."""

from __future__ import annotations

from game.bots.profile import Style
from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.games.fire_gibbon.bot.parameters import Parameters
from game.games.fire_gibbon.rules.flame import ACE

PATIENCE = 0.3
"""How much more dearly the most patient keeps good cards; a share."""


class RewardEvaluation:
    """The worth of single cards, in hand and lying open."""

    def __init__(self, numbers: Parameters, style: Style) -> None:
        """Judge by these *numbers*; the patient keep good cards longer."""
        self.numbers = numbers
        self.spend = numbers.spend * (1 + PATIENCE * style.patience)

    def spent(self, value: float) -> float:
        """The gain of playing a bad card away, or the loss of a good one."""
        return self.spend * (self.numbers.usual - value)

    def swapped(self, card: Card) -> float:
        """What is gained by laying a hidden card open."""
        return (self.shown(card) - self.kept(card)) * self.spend

    def refilled(self, action: Action) -> float:
        """The worth of filling a spot: a hand card is lost for it, but brings another one."""
        return self.swapped(action.cards[0]) if action.cards else 0.0

    def kept(self, card: Card) -> float:
        """The worth of a card in hand: true promises first, then high hearts to play face up."""
        if card.is_joker:
            return 1.0
        share, numbers = card.rank / ACE, self.numbers
        if card.suit is Suit.HEARTS:
            return numbers.heart + numbers.hearts * share
        return float(share**numbers.curve)

    def shown(self, card: Card) -> float:
        """The worth of a fire spot: the higher, the more often it fits."""
        share = 1.0 if card.is_joker else card.rank / ACE
        return self.numbers.open * share
