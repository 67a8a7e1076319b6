"""The end of a deal of Vendetta: all have passed, tricks are counted, another deal follows."""

from __future__ import annotations

from random import Random

from game.games.vendetta.rules import match_end
from game.games.vendetta.rules.dealing import Dealing
from game.games.vendetta.rules.facts import Phase, VendettaFacts, VendettaState
from game.games.vendetta.text import log_text


def everybody_has_passed(facts: VendettaFacts, seats: int) -> bool:
    """Whether all *seats* in a row have ended a turn without playing (VD-5.1)."""
    return facts.passes >= seats


class DealEnd:
    """What happens when everybody has passed."""

    def __init__(self, dealing: Dealing, deals: int) -> None:
        """Prepare the end of each of so many *deals*."""
        self.dealing = dealing
        self.deals = deals

    def end(self, state: VendettaState, rng: Random) -> None:
        """Count the tricks; then the next deal, or the end (VD-6.1)."""
        facts, table = state.facts, state.table
        facts.end()
        if match_end.is_over(facts, self.deals):
            facts.phase, facts.asked = Phase.OVER, None
            if table.record is not None:
                log_text.game_over(table, facts, match_end.winners(facts.points()))
            return
        log_text.deal_over(table, facts)
        self.dealing.next_deal(state, rng)
