"""The worth of cards of Vendetta as long as they stay in hand: jokers, pairs, neighbours."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.games.vendetta.bot.parameters import Parameters


def hand_value(numbers: Parameters, hand: Sequence[Card], end: float) -> float:
    """The worth of a hand that is kept, in points; *end* is how much of the game is to come."""
    total = 0.0
    counts: dict[int, int] = {}
    for card in hand:
        counts[card.rank] = counts.get(card.rank, 0) + 1
    for rank, count in counts.items():
        if not rank:
            total += count * numbers.joker
        elif count == 2:
            total += numbers.pair
        elif count > 2:
            total += numbers.three
    if numbers.suited:
        indices = {card.index for card in hand if card.rank}
        following = [at for at in indices if at + 1 in indices and (at + 1) % 13]
        total += numbers.suited * len(following)
    return total * end
