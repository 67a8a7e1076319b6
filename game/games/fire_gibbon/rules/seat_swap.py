"""The swap after a round of Fire Gibbon: the Braveheart changes chairs; that seat deals next."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.fire_gibbon.rules.dealing import Dealing
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.text.log_text import tell


class SeatSwap:
    """How two players change chairs; the next round is dealt at once."""

    def __init__(self, options: FireGibbonOptions, dealing: Dealing) -> None:
        """Prepare the swap; *dealing* deals the round that follows."""
        self.options = options
        self.dealing = dealing

    def swap(self, state: FireState, action: Action, rng: Random) -> None:
        """Let the Braveheart change chairs with another seat, who deals next (FG-M2, M3)."""
        facts, one, other = state.facts, action.seat, action.value
        assert other is not None
        tell(state.table, "swap", one, value=other)
        exchanged = {one: other, other: one}
        facts.chairs = tuple(exchanged.get(seat, seat) for seat in facts.chairs)
        facts.mask = one if self.options.mask else None
        self.dealing.deal(state, rng, other)
