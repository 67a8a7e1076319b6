"""The end of a deal of Bridge Solitaire: tricks left are counted, the deal is scored on the pad."""

from __future__ import annotations

from random import Random

from game.games.bridge_solitaire.rules import match_end, scoring
from game.games.bridge_solitaire.rules.dealing import Dealing
from game.games.bridge_solitaire.rules.facts import PLAYER, BridgeState, Contract, Deal, Phase
from game.games.bridge_solitaire.rules.zones import Zones
from game.games.bridge_solitaire.text import log_text


class DealEnd:
    """What happens when the hand or the stock has run out."""

    def __init__(self, zones: Zones, dealing: Dealing) -> None:
        """Prepare the ends; *dealing* deals anew unless the rubber is over."""
        self.zones = zones
        self.dealing = dealing

    def end(self, state: BridgeState, rng: Random) -> None:
        """Count the tricks left, score, and deal anew unless the rubber is over (BS-E1, E2)."""
        facts, table = state.facts, state.table
        left = len(table.zones[self.zones.hand])
        if left:
            facts.tricks[PLAYER] += left
            log_text.stock_out(table, facts, left)
        assert facts.contract is not None
        self.score(state, facts.contract)
        if facts.phase is not Phase.OVER:
            self.dealing.deal_next(state, rng)

    def score(self, state: BridgeState, contract: Contract) -> None:
        """Write the deal on the pad."""
        facts, table = state.facts, state.table
        ours, theirs = facts.tricks
        facts.last = deal = Deal(facts.number, contract, (ours, theirs))
        vulnerable = scoring.is_vulnerable(facts, contract.declarer)
        entries = scoring.scored(contract, deal.over, vulnerable, facts.honors)
        game = scoring.enter(facts, entries)
        if match_end.is_over(facts):
            facts.phase = Phase.OVER
        log_text.scored(table, facts, entries, game)
