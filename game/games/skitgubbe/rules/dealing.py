"""The deal of Skitgubbe: who leads first, three cards each, and the card that is set aside."""

from __future__ import annotations

from random import Random

from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SkitgubbeFacts, SkitgubbeState
from game.games.skitgubbe.rules.options import SET_ASIDE, SkitgubbeOptions
from game.games.skitgubbe.rules.zones import HAND_SIZE, Zones
from game.games.skitgubbe.text.log_text import LogText


class Dealing:
    """How each game is dealt."""

    def __init__(self, zones: Zones, options: SkitgubbeOptions, log: LogText) -> None:
        """Prepare to deal with these *zones* and *options*."""
        self.zones = zones
        self.options = options
        self.log = log
        self.aside = options.trump_mode == SET_ASIDE

    def first_leader(self, rng: Random) -> Seat:
        """The leader of the very first game (SK-1.3, option `first_goat`)."""
        chosen = self.options.first_goat
        return int(rng.random() * self.zones.players) if chosen == "random" else int(chosen[1:]) - 1

    def deal(self, state: SkitgubbeState, leader: Seat, rng: Random) -> None:
        """Deal three cards each, one at a time from the leader on (SK-1)."""
        zones, table, facts = self.zones, state.table, state.facts
        for zone in zones.everywhere():
            if table.zones[zone]:
                table.move_all(zone, zones.stock)
        table.shuffle(zones.stock, rng)
        self.log.deal(table, facts.number, leader)
        ring = zones.rings[leader]
        table.deal(zones.stock, [zones.hands[hand] for hand in ring], rounds=HAND_SIZE)
        if self.aside and table.zones[zones.stock]:
            table.move(table.zones[zones.stock][0], zones.stock, zones.set_aside)
        self._forget(facts)
        facts.final_waits = not self.aside
        facts.first = leader
        facts.new_trick(ring)

    def _forget(self, facts: SkitgubbeFacts) -> None:
        """Clear what belongs to the game before."""
        facts.last_winner = facts.final = facts.trump = None
        facts.needy, facts.asked, facts.extras, facts.takers = (), 0, 0, ()
        facts.n = facts.left = facts.high = facts.idle = facts.drift = 0
        facts.met = {}
        facts.bare_table()
        facts.places = [0] * self.zones.players
        facts.answers = []

    def deal_next(self, state: SkitgubbeState, rng: Random) -> None:
        """Deal the next game: the Goat leads it, after a stalemate who led before (SK-1.3)."""
        facts = state.facts
        goat = facts.games[-1].goat
        facts.number += 1
        self.deal(state, facts.first if goat is None else goat, rng)
