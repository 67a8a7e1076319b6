"""The course of Democracy: what follows unasked, from the deal of an island to its score."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.democracy.rules import scoring, trick_winner
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts, Island, Phase
from game.games.democracy.rules.zones import Zones
from game.games.democracy.text import log_text

UPCARD, CHOOSE, REVEAL, SCORE, OVER = Phase  # a member looked up on its class costs time


class Flow:
    """The deals, reveals, captures and scores of a match."""

    def __init__(self, zones: Zones, seats: int, days: tuple[int, int], target: int) -> None:
        """Prepare with *days*, the cards for a hand on each day, and *target*, the tribes."""
        self.zones = zones
        self.seats = seats
        self.days = days
        self.target = target

    def new_island(self, state: State[DemocracyFacts], rng: Random) -> None:
        """Shuffle all cards and deal the first day (DM-1.2)."""
        facts = state.facts
        facts.points = [0] * (TRIBES * self.seats)
        facts.day = 1
        state.table.shuffle(self.zones.rest, rng)
        self.deal_day(state)

    def deal_day(self, state: State[DemocracyFacts]) -> None:
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
        self.turn_up(state)

    def turn_up(self, state: State[DemocracyFacts]) -> None:
        """Turn up the top card of the pool for this trick (DM-2.1)."""
        facts, table, zones = state.facts, state.table, self.zones
        if table.zones[zones.pool]:
            facts.phase = CHOOSE
            log_text.trump(table, facts, table.draw(zones.pool, zones.upcard))
        else:
            facts.phase = UPCARD  # only where a written position lacks cards

    def reveal(self, state: State[DemocracyFacts], rng: Random) -> None:
        """Show all cards; the winner or their owners capture them (DM-2.3 to 2.5)."""
        facts, table, zones = state.facts, state.table, self.zones
        cards_in = table.zones
        chosen = [cards_in[zone][0] for zone in zones.chosen]
        turned = cards_in[zones.upcard]
        winner = trick_winner.winner(chosen, turned[0] if turned else None)
        if winner is None:
            for seat, card in enumerate(chosen):
                scoring.add_points(facts.points, seat, (card,))
        else:
            scoring.add_points(facts.points, winner, chosen + turned)
        if table.record is not None:
            self._show(table, chosen)
            log_text.outcome(state, zones, winner, chosen, turned)
        if winner is None:
            for seat in range(self.seats):
                table.draw(zones.chosen[seat], zones.won[seat])
            table.move_all(zones.upcard, zones.discarded, up=True)
        else:
            table.gather(zones.trick if turned else zones.chosen, zones.won[winner])
        facts.voted = 0
        if cards_in[zones.hands[0]]:
            facts.trick += 1
            self.turn_up(state)
        else:
            self._end_day(state, rng)

    def _show(self, table: Table, chosen: Sequence[Card]) -> None:
        """Turn all chosen cards up."""
        for card, zone in zip(chosen, self.zones.chosen, strict=True):
            table.turn(card, zone, True)
        log_text.reveal(table, chosen)

    def _end_day(self, state: State[DemocracyFacts], rng: Random) -> None:
        """DM-1.3, 3.1: the second day follows the first one, then the island is scored."""
        facts = state.facts
        if self.day_follows(state):
            facts.day = 2
            self.deal_day(state)
        elif facts.written:
            facts.phase = SCORE
        else:
            self.score_island(state, rng)

    def day_follows(self, state: State[DemocracyFacts]) -> bool:
        """Whether this was the first day, and there are cards for the second one."""
        return state.facts.day == 1 and len(state.table.zones[self.zones.rest]) > self.seats

    def score_island(self, state: State[DemocracyFacts], rng: Random) -> None:
        """Score the tribes; a single leader at the target wins (DM-3, DM-4)."""
        facts = state.facts
        points = tuple(facts.points_of(seat) for seat in range(self.seats))
        gains = tuple(scoring.tribes(suits) for suits in points)
        captured = tuple(tuple(state.table.zones[won]) for won in self.zones.won)
        island = Island(facts.island, facts.dealer, points, gains, captured)
        facts.islands += (island,)
        facts.tribes = [a + b for a, b in zip(facts.tribes, gains, strict=True)]
        log_text.score(state, island)
        facts.winner = self.leader(facts)
        if facts.winner is None:
            log_text.next_island(state.table, facts, self.target)
            self._next_island(state, rng)
        else:
            facts.phase = OVER
            log_text.winner(state.table, facts)

    def leader(self, facts: DemocracyFacts) -> Seat | None:
        """The seat that has won: at the target, and alone in front (DM-4.1, 4.2)."""
        best = max(facts.tribes)
        if best < self.target or facts.tribes.count(best) > 1:
            return None
        return facts.tribes.index(best)

    def _next_island(self, state: State[DemocracyFacts], rng: Random) -> None:
        """DM-1.1: all cards come together again, and the deal moves one seat to the left."""
        facts, zones = state.facts, self.zones
        for zone in (*zones.won, zones.discarded, zones.pool, zones.upcard):
            state.table.move_all(zone, zones.rest)
        facts.island += 1
        facts.dealer = (facts.dealer + 1) % self.seats
        self.new_island(state, rng)
