"""The deal of Democracy: which pack, who deals, an island on two days, how many cards each day."""

from __future__ import annotations

from random import Random

from game.engine.cards import Card, pack
from game.games.democracy.rules.facts import TRIBES, DemocracyState
from game.games.democracy.rules.upcard import turn_up
from game.games.democracy.rules.zones import Zones
from game.games.democracy.text import log_text

SOURCE = {2: (12, 4), 3: (8, 4), 4: (6, 4), 5: (4, 4), 6: (4, 3)}
"""Cards for each hand and the pool on both days; the second day takes all that is left (R1)."""
EVEN = {2: 8, 3: 6, 4: 5, 5: 4, 6: 3}
"""The same where both days are equally long; with six players seven cards stay unused."""
JOKERS = {4: 2, 6: 1}
"""Jokers by the number of players; none for any other number."""


def pack_for(seats: int) -> tuple[Card, ...]:
    """The pack without twos, with the jokers for this number of players."""
    return tuple(card for card in pack(JOKERS.get(seats, 0)) if card.rank != 2)


def days(seats: int, deal: str) -> tuple[int, int]:
    """The cards for each hand on the first and on the second day (option `deal`)."""
    return SOURCE[seats] if deal == "source" else (EVEN[seats], EVEN[seats])


class Dealing:
    """How islands and their days are dealt."""

    def __init__(self, zones: Zones, seats: int, days: tuple[int, int]) -> None:
        """Prepare with *days*, the cards for a hand on each day."""
        self.zones = zones
        self.seats = seats
        self.days = days

    def draw_dealer(self, state: DemocracyState, rng: Random) -> None:
        """Draw the first dealer (DM-1.1)."""
        state.facts.dealer = int(rng.random() * self.seats)

    def new_island(self, state: DemocracyState, rng: Random) -> None:
        """Shuffle all cards and deal the first day (DM-1.2)."""
        facts = state.facts
        facts.points = [0] * (TRIBES * self.seats)
        facts.day = 1
        state.table.shuffle(self.zones.rest, rng)
        self.deal_day(state)

    def deal_day(self, state: DemocracyState) -> None:
        """Deal a card to each seat from the dealer's left and one to the pool (DM-1.2, 1.3)."""
        facts, table, zones = state.facts, state.table, self.zones
        # A written position may lack cards; then everybody has as many as there are for all.
        enough = len(table.zones[zones.rest]) // (self.seats + 1)
        number = min(self.days[facts.day - 1], enough)
        log_text.deal(table, facts, number)
        first = facts.dealer + 1
        around = (*zones.hands[first:], *zones.hands[:first], zones.pool)
        table.deal(zones.rest, around, rounds=number)
        if facts.day == 2:
            table.move_all(zones.rest, zones.discarded)
        facts.trick = 1
        turn_up(state, zones)

    def day_follows(self, state: DemocracyState) -> bool:
        """Whether this was the first day, and there are cards for the second one."""
        return state.facts.day == 1 and len(state.table.zones[self.zones.rest]) > self.seats

    def next_island(self, state: DemocracyState, rng: Random) -> None:
        """Put all cards together again; the deal moves one seat to the left (DM-1.1)."""
        facts, zones = state.facts, self.zones
        for zone in (*zones.won, zones.discarded, zones.pool, zones.upcard):
            state.table.move_all(zone, zones.rest)
        facts.island += 1
        facts.dealer = (facts.dealer + 1) % self.seats
        self.new_island(state, rng)
