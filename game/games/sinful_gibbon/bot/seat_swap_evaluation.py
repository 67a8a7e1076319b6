"""With whom to change chairs after a round: who sits on the left, who on the right afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.sinful_gibbon.bot.belief import Belief
from game.games.sinful_gibbon.rules.facts import SinfulFacts


class SeatSwapEvaluation:
    """The chairs as the seat that swaps would like them."""

    def __init__(
        self, facts: SinfulFacts, me: Seat, memory: Belief, bluffs: Sequence[float]
    ) -> None:
        """Judge neighbours by *memory*, and by how likely each one *bluffs*."""
        self.facts, self.me, self.memory, self.bluffs = facts, me, memory, bluffs

    def worth(self, action: Action) -> float:
        """The worth of a swap: liars on the right, who may be doubted; the timid on the left.

        The left neighbour is who hears this seat's promises.
        """
        memory, chairs = self.memory, list(self.facts.chairs)
        assert action.value is not None
        mine, other = chairs.index(self.me), chairs.index(action.value)
        chairs[mine], chairs[other] = chairs[other], chairs[mine]
        left = chairs[(other + 1) % len(chairs)]
        right = chairs[other - 1]
        return 2 * self.bluffs[right] - 8 * memory.boldness(left, False)
