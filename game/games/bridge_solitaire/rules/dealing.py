"""The deal of Bridge Solitaire: seven cards face down, thirteen face up, jokers are chosen."""

from __future__ import annotations

from random import Random

from game.games.bridge_solitaire.rules.facts import BridgeState, Phase
from game.games.bridge_solitaire.rules.hand_selection import take_jokers
from game.games.bridge_solitaire.rules.zones import BLIND, SPREAD, Zones
from game.games.bridge_solitaire.text import log_text


class Dealing:
    """How each hand of a rubber is dealt."""

    def __init__(self, zones: Zones) -> None:
        """Prepare to deal in *zones*."""
        self.zones = zones

    def deal(self, state: BridgeState, rng: Random) -> None:
        """Deal seven cards face down and thirteen face up; the rest is the stock (BS-A1)."""
        facts, table = state.facts, state.table
        facts.phase, facts.house_call, facts.contract, facts.trump = Phase.CHOOSE, None, None, None
        facts.leader, facts.tricks, facts.honors = -1, [0, 0], 0
        table.shuffle(self.zones.stock, rng)
        log_text.deal(table, facts)
        table.deal(self.zones.stock, (self.zones.blind,), BLIND)
        table.deal(self.zones.stock, (self.zones.spread,), SPREAD)
        take_jokers(state, self.zones)

    def deal_next(self, state: BridgeState, rng: Random) -> None:
        """Put all cards back into the stock, and deal again."""
        for zone in self.zones.all:
            if zone != self.zones.stock:
                state.table.move_all(zone, self.zones.stock)
        state.facts.number += 1
        self.deal(state, rng)
