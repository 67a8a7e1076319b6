"""With whom to change chairs after a round: who sits on the left, who on the right afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.games.sinful_gibbon.bot.situation import Situation


class SeatSwapEvaluation:
    """The chairs as the seat that swaps would like them."""

    def __init__(self, now: Situation, bluffs: Sequence[float]) -> None:
        """Judge neighbours by what is so *now*, and by how likely each one *bluffs*."""
        self.now, self.bluffs = now, bluffs

    def worth(self, action: Action) -> float:
        """The worth of a swap: liars on the right, who may be doubted; the timid on the left.

        The left neighbour is who hears this seat's promises.
        """
        chairs = list(self.now.facts.chairs)
        assert action.value is not None
        mine, other = chairs.index(self.now.me), chairs.index(action.value)
        chairs[mine], chairs[other] = chairs[other], chairs[mine]
        left = chairs[(other + 1) % len(chairs)]
        right = chairs[other - 1]
        return 2 * self.bluffs[right] - 8 * self.now.memory.boldness(left, False)
