"""What the pile of part one of Skitgubbe is worth to who wins it: its cards, for part two."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rules import State
from game.games.skitgubbe.bot.parameters import Parameters
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.zones import Zones


class PileValue:
    """The worth of the pile now, and of what will be added to it."""

    def __init__(self, zones: Zones, numbers: Parameters, values: Sequence[float]) -> None:
        """Take the *values* of cards in part two, by rank number."""
        self.zones = zones
        self.numbers = numbers
        self.values = values

    def expected(self, state: State[SkitgubbeFacts], later: int) -> float:
        """The worth of the pile with so many plays still to come *later*."""
        worth = self.now(state) + later * self.numbers.follow
        worth *= self.numbers.lure if worth > 0 else 1.0
        return worth

    def now(self, state: State[SkitgubbeFacts]) -> float:
        """The worth of the pile to who wins it."""
        values = self.values
        return sum([values[card.rank] for card in state.table.zones[self.zones.pile]])
