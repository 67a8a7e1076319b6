"""The swap after a round of Sinful Gibbon: two players change chairs, the dealer's job goes on."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.sinful_gibbon.rules.dealing import Dealing
from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.text.log_text import tell


class SeatSwap:
    """How two players change chairs; the next round is dealt at once."""

    def __init__(self, dealing: Dealing) -> None:
        """Prepare the swap; *dealing* deals the round that follows."""
        self.dealing = dealing

    def swap(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Let two seats change chairs, and the dealer's job go one chair on (SG-W1 to W3)."""
        facts, seat, other = state.facts, action.seat, action.value
        assert other is not None
        tell(state.table, "swap", seat, value=other)
        chair = facts.chairs.index(facts.dealer)
        exchanged = {seat: other, other: seat}
        facts.chairs = tuple(exchanged.get(each, each) for each in facts.chairs)
        facts.dealer = facts.chairs[(chair + 1) % len(facts.chairs)]
        self.dealing.deal(state, rng)
