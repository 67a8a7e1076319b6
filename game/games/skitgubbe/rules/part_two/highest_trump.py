"""The highest trump left: it may only kill a trick, and who holds nothing else cannot lead."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SkitgubbeState
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText


class HighestTrump:
    """Which trump is the highest, and where the lead goes because of it (option `high_trump`)."""

    def __init__(self, zones: Zones, options: SkitgubbeOptions, log: LogText) -> None:
        """Prepare to look for it in these *zones*."""
        self.zones = zones
        self.log = log
        self.only_kills = options.high_only_kills(zones.players)

    def find(self, state: SkitgubbeState) -> None:
        """Find the highest trump that is in a hand or on the table (SK-4.11)."""
        zones, facts, cards_in = self.zones, state.facts, state.table.zones
        facts.high = 0
        if self.only_kills:
            for zone in (*zones.hands, zones.table):
                for card in cards_in[zone]:
                    if card.suit is facts.trump and card.rank > facts.high:
                        facts.high = card.rank

    def unstuck(self, state: SkitgubbeState, leader: Seat) -> Seat:
        """Move the lead to the right while its holder has only the highest trump (SK-4.12)."""
        zones, facts, cards_in = self.zones, state.facts, state.table.zones
        holding = zones.holding(state.table)
        at = holding.index(leader)
        for step in range(len(holding)):
            hand = holding[at - step]
            for card in cards_in[zones.hands[hand]]:
                if card.suit is not facts.trump or card.rank != facts.high:
                    if step:
                        self.log.lead_moves(state.table, leader, hand)
                    return hand
        facts.free_lead = True
        return leader
