"""Whether to sluff in part one of Skitgubbe: what the card is worth, and who will take it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.games.skitgubbe.bot.parameters import Parameters


class SluffEvaluation:
    """The worth of a sluff, in worth of cards for part two."""

    def __init__(
        self,
        numbers: Parameters,
        values: Sequence[float],
        strength: Sequence[int],
        power: Sequence[float],
    ) -> None:
        """Take the *values* and *strength* of ranks, and the *power* of each strength to win."""
        self.numbers = numbers
        self.values = values
        self.strength = strength
        self.power = power

    def worth(self, card: Card, winning: float, drawn: float) -> float:
        """The worth of a sluff in a window, against a pass.

        *winning* is the chance to take the card back with the trick, *drawn* the worth of the card
        that is drawn for it.
        """
        worth = self.values[card.rank]
        gone = (1.0 - winning) * -worth
        return gone + drawn - self.power[self.strength[card.rank]]

    def before_play(self, card: Card, winning: float, drawn: float) -> float:
        """The same before an own play: it is done now rather than later."""
        return self.worth(card, winning, drawn) + self.numbers.hurry
