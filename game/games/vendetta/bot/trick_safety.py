"""The safety of a trick: how likely somebody steals it, by what is unseen and by jokers."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.games.vendetta.bot.parameters import Parameters
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta
from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.rules.tricks import ACE, LOW_ACE, Trick

SUIT_SIZE = 4


class TrickSafety:
    """The chance of every trick to be taken, as one seat sees it."""

    def __init__(
        self, rules: Vendetta, numbers: Parameters, left: Sequence[int], others: int, stack: int
    ) -> None:
        """Take how many cards of each rank are *left*, and how many *others* and *stack* hold."""
        self._robber = numbers.robber
        self.left = left
        hidden = max(1, others + stack)
        more = min(stack, numbers.soon * (rules.seats - 1))
        self.held = numbers.willing * min(1.0, (others + more) / hidden)
        """The chance that an unseen card is with somebody who would steal with it."""
        self._share = min(1.0, others / hidden + 0.3)
        self.robbed = 0.0
        """The chance of a joker for each point, by four points."""

    def fear_jokers(self, loose: int) -> None:
        """Take how many jokers are neither on the table nor in the own hand."""
        self.robbed = self._robber * loose * self._share if loose else 0.0

    def theft_chance(self, trick: Trick) -> float:
        """The chance that somebody takes a trick."""
        robbed = min(0.9, self.robbed * trick_points(trick) / 4)
        if trick.closed:
            return robbed
        unseen_cards = sum([self.left[rank] for rank in trick.wanted])
        return 1 - (1 - self.held) ** unseen_cards * (1 - robbed)


def unseen(facts: VendettaFacts, hand: Sequence[Card], counts: bool) -> list[int]:
    """The number of unseen cards of each rank, an ace counting low as well."""
    left = [SUIT_SIZE] * (ACE + 1)
    for card in hand:
        left[card.rank] -= 1
    for trick in facts.tricks.values():
        if not trick.fits and not counts:
            continue
        if not trick.run:
            left[trick.low] -= trick.size
            continue
        for rank in range(trick.low, trick.low + trick.size):
            left[ACE if rank == LOW_ACE else rank] -= 1
    left[LOW_ACE] = left[ACE]
    return left
