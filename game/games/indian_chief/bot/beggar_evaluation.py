"""What a Beggar Man may bring: the cards that the melds of the others are expected to show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.engine.cards import Card
from game.games.indian_chief.rules.facts import HAND
from game.games.indian_chief.rules.poker_and_baccarat import ACE, RANKS
from game.games.indian_chief.rules.rules import IndianChief

Shown: TypeAlias = list[float]
"""How many cards of each rank number the melds of the others are expected to have."""

USUAL = 4
"""Cards in a meld on average."""


def beggar_points(cards: Sequence[Card], shown: Sequence[float]) -> float:
    """The points to expect of a Beggar: two for each card of a rank of the pair (IC-S2)."""
    return 2 * sum([shown[rank] for rank in {card.rank for card in cards}])


def usually(rules: IndianChief, hand: Sequence[Card]) -> Shown:
    """The cards the others usually show, when only *hand* is known not to be theirs."""
    cards = len(rules.pack())
    share = USUAL * (rules.seats - 1) / (cards - HAND)
    held = [card.rank for card in hand]
    copies = cards // len(RANKS)
    return [0.0, 0.0, *[(copies - held.count(rank)) * share for rank in RANKS]]


def averaged(deals: Sequence[Sequence[Card]]) -> Shown:
    """The number of cards of each rank in the melds, on average."""
    shown = [0.0] * (ACE + 1)
    for cards in deals:
        for card in cards:
            shown[card.rank] += 1 / len(deals)
    return shown
