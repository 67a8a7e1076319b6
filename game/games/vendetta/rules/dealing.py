"""The deal of Vendetta: who begins at first and next, and five cards to each seat."""

from __future__ import annotations

from random import Random

from game.engine.zones import Seat
from game.games.vendetta.rules.facts import Phase, VendettaState
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.rules.zones import Zones
from game.games.vendetta.text import log_text

HAND_SIZE = 5


class Dealing:
    """How each deal begins."""

    def __init__(self, zones: Zones, seats: int, options: VendettaOptions) -> None:
        """Prepare to deal to *seats* players with their *options*."""
        self.stack, self.hands, self.spots = zones.stack, zones.hands, zones.spots
        self.seats = seats
        self.beginner = options.beginner

    def first_deal(self, state: VendettaState, rng: Random) -> None:
        """Draw who begins, if nobody is set, and deal (VD-1)."""
        drawn = int(rng.random() * self.seats) if self.beginner is None else self.beginner
        self.deal(state, rng, drawn)

    def next_deal(self, state: VendettaState, rng: Random) -> None:
        """Take in all cards and deal again; the seat on the left begins."""
        facts, table = state.facts, state.table
        for number, trick in facts.tricks.items():
            table.move_all(table.open(self.spots[trick.owner][number]), self.stack)
        for hand in self.hands:
            table.move_all(hand, self.stack)
        self.deal(state, rng, (facts.first + 1) % self.seats)

    def deal(self, state: VendettaState, rng: Random, first: Seat) -> None:
        """Shuffle and deal five cards to each seat one by one (VD-1)."""
        facts, table = state.facts, state.table
        facts.phase, facts.turn, facts.first = Phase.TURN, first, first
        facts.played_this_turn, facts.passes, facts.asked = False, 0, None
        facts.owed = [0] * self.seats
        facts.tricks, facts.fits, facts.jokers_laid = {}, {}, 0
        log_text.deal(table, facts)
        table.shuffle(self.stack, rng)
        table.deal(self.stack, [*self.hands[first:], *self.hands[:first]], rounds=HAND_SIZE)
