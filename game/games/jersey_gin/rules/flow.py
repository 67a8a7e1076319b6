"""The course of Jersey Gin: the deal of a hand, whose turn it is, and how a hand and a game end."""

from __future__ import annotations

from random import Random

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin.rules import scoring
from game.games.jersey_gin.rules.break_phase import begin_break
from game.games.jersey_gin.rules.deadwood import best_arrangement, card_points
from game.games.jersey_gin.rules.facts import HAND_SIZE, SEATS, JerseyGinFacts, Phase, Tally
from game.games.jersey_gin.rules.melds import mask_of
from game.games.jersey_gin.rules.scoring import Score
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import log_text

DRAW = Phase.DRAW  # a member looked up on its class costs time in each step


class Flow:
    """The course of a game: what follows unasked from each action."""

    def __init__(self, zones: Zones, target: int) -> None:
        """Prepare with *target*, the hand points that end the game."""
        self.zones = zones
        self.target = target

    def deal_hand(self, state: State[JerseyGinFacts], rng: Random) -> None:
        """Clear the facts of the last hand, shuffle, deal and turn a card up (JG-A2)."""
        facts, table, zones = state.facts, state.table, self.zones
        facts.taken = facts.breaker = facts.knocker = None
        facts.shown, facts.quiet, facts.laying, facts.added = [], [], False, ()
        table.shuffle(zones.stock, rng)
        log_text.deal(table, facts.dealer, facts.number)
        first = (facts.dealer + 1) % SEATS
        hands = zones.hands[first:] + zones.hands[:first]
        table.deal(zones.stock, hands, rounds=HAND_SIZE)
        if table.zones[zones.stock]:
            table.draw(zones.stock, zones.discard)
        self.next_turn(state, facts.dealer)

    def next_turn(self, state: State[JerseyGinFacts], seat: Seat) -> None:
        """Let the seat to the left of *seat* draw (JG-A3); the break may come with it."""
        facts = state.facts
        facts.turn, facts.phase = (seat + 1) % SEATS, DRAW
        begin_break(state, len(state.table.zones[self.zones.stock]))

    def after_knock(self, state: State[JerseyGinFacts], rng: Random) -> None:
        """Score the hand after the lay-offs (JG-S1, JG-S2)."""
        knocker = state.facts.knocker
        assert knocker is not None
        deadwood = self._deadwood(state)
        self._end_hand(state, scoring.knock(deadwood, knocker), knocker, deadwood, rng)

    def gin(self, state: State[JerseyGinFacts], seat: Seat, rng: Random) -> None:
        """End the hand by gin: the others count their deadwood, with no lay-offs (JG-S3, JG-D7)."""
        table, zones = state.table, self.zones
        log_text.gin(table, seat)
        for other in ((seat + 1) % SEATS, (seat + 2) % SEATS):
            zones.lay_open(table, other, best_arrangement(mask_of(zones.concealed(table, other))))
        deadwood = self._deadwood(state)
        self._end_hand(state, scoring.gin(deadwood, seat), seat, deadwood, rng)

    def run_out(self, state: State[JerseyGinFacts], seat: Seat, rng: Random) -> None:
        """End the hand after the last discard, by *seat* (JG-D8, JG-S4)."""
        breaker, table = state.facts.breaker, state.table
        assert breaker is not None
        log_text.run_out(table)
        for other in range(SEATS):
            self.zones.lay_loose(table, other)
        deadwood = self._deadwood(state)
        self._end_hand(state, scoring.run_out(deadwood, breaker), seat, deadwood, rng)

    def _deadwood(self, state: State[JerseyGinFacts]) -> tuple[int, ...]:
        cards_in = state.table.zones
        return tuple([card_points(mask_of(cards_in[row])) for row in self.zones.unmatched])

    def _end_hand(
        self,
        state: State[JerseyGinFacts],
        score: Score,
        closer: Seat,
        deadwood: tuple[int, ...],
        rng: Random,
    ) -> None:
        """JG-E1 to E3: points and a box for the winner, then the next deal or the game's end."""
        facts, table, winner = state.facts, state.table, score.winner
        left = tuple(tuple(table.zones[row]) for row in self.zones.unmatched)
        tally = Tally(facts.number, score.how, closer, winner, score.gain, deadwood, left)
        facts.hands += (tally,)
        facts.points[winner] += score.gain
        facts.boxes[winner] += 1
        facts.taken = facts.knocker = None
        log_text.scored(table, tally, facts, self.target)
        if facts.points[winner] < self.target:
            self._next_hand(state, rng)
        else:
            facts.reached, facts.phase = winner, Phase.OVER
            grand = scoring.totals(facts.points, facts.boxes, winner)
            log_text.wins(table, scoring.winners(grand, winner), grand, winner)

    def _next_hand(self, state: State[JerseyGinFacts], rng: Random) -> None:
        """JG-E3: all cards go back to the stock, and the next seat deals."""
        facts = state.facts
        for zone in self.zones.laid:
            state.table.move_all(zone, self.zones.stock)
        facts.number += 1
        facts.dealer = (facts.dealer + 1) % SEATS
        self.deal_hand(state, rng)
