"""The kill in part two: a trick with a play for each hand that began it is gone (SK-4.8)."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SkitgubbeFacts, SkitgubbeState
from game.games.skitgubbe.rules.part_two.highest_trump import HighestTrump
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText


def is_killed(facts: SkitgubbeFacts) -> bool:
    """Whether as many plays lie there as hands had cards when the trick began (SK-4.6)."""
    return len(facts.plays) == facts.n


class Kills:
    """How the cards of a killed trick leave the game."""

    def __init__(self, zones: Zones, log: LogText, highest_trump: HighestTrump) -> None:
        """Prepare to clear the table of *zones*."""
        self.zones = zones
        self.log = log
        self.highest_trump = highest_trump

    def kill(self, state: SkitgubbeState, hand: Seat) -> None:
        """Let the trick be killed by *hand*; a highest trump in it makes another the highest."""
        zones, facts, table = self.zones, state.facts, state.table
        killed = table.zones[zones.table][-1]
        self.log.kill(state, hand)
        table.move_all(zones.table, zones.removed)
        facts.plays, facts.players = [], []
        facts.idle, facts.met = 0, {}
        if facts.high and killed.suit is facts.trump and killed.rank == facts.high:
            self.highest_trump.find(state)
