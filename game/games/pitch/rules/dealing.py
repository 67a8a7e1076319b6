"""The deal of Pitch: who deals at first and next, and three cards and three more to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.rules.facts import Phase, PitchFacts
from game.games.pitch.rules.zones import Zones
from game.games.pitch.text import log_text

SIX: Final = 6
"""Cards in a hand, dealt three and three."""


class Dealing:
    """How each hand is dealt."""

    def __init__(self, zones: Zones, after: Sequence[Seat], sides: int) -> None:
        """Prepare to deal to *sides*; *after* is the next seat of each one."""
        self.zones = zones
        self.after = after
        self.sides = sides

    def draw_dealer(self, state: State[PitchFacts], rng: Random) -> None:
        """Draw the first dealer (PT-A1)."""
        state.facts.dealer = int(rng.random() * len(self.after))

    def deal(self, state: State[PitchFacts], rng: Random) -> None:
        """Clear the facts of the last hand, shuffle, and deal three and three (PT-A2)."""
        facts, table, zones = state.facts, state.table, self.zones
        seats = len(self.after)
        facts.phase, facts.turn = Phase.BID, self.after[facts.dealer]
        facts.bids, facts.bid, facts.pitcher = [None] * seats, 0, None
        facts.trump, facts.leader = None, facts.turn
        facts.low_rank, facts.low_seat = 15, None
        facts.tricks = [0] * self.sides
        table.shuffle(zones.rest, rng, SIX * seats)
        log_text.deal(table, facts)
        first = zones.hands[facts.turn :]
        table.deal(zones.rest, first + zones.hands[: facts.turn], each=3, rounds=2)

    def deal_next(self, state: State[PitchFacts], rng: Random) -> None:
        """Take in all cards and deal the next hand; the seat on the left deals (PT-A1, D7)."""
        facts, zones = state.facts, self.zones
        for zone in (*zones.piles, zones.last):
            state.table.move_all(zone, zones.rest)
        facts.number += 1
        facts.dealer = self.after[facts.dealer]
        self.deal(state, rng)
