"""The end of a hand of Jersey Gin: after a knock, by gin, or as the stock has run out.

Its winner gets points and a box; then the next hand is dealt, unless the match is over.
Who that is stands in :mod:`game.games.jersey_gin.rules.hand_winner`.
"""

from __future__ import annotations

from random import Random

from game.engine.zones import Seat
from game.games.jersey_gin.rules import match_end, scoring
from game.games.jersey_gin.rules.best_melds import best_arrangement
from game.games.jersey_gin.rules.deadwood_points import card_points
from game.games.jersey_gin.rules.dealing import Dealing
from game.games.jersey_gin.rules.facts import SEATS, JerseyGinState, Phase, Tally
from game.games.jersey_gin.rules.melds import mask_of
from game.games.jersey_gin.rules.scoring import Score
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import log_text


class HandEnd:
    """What follows when a hand is over: points and a box, then the next deal or the end."""

    def __init__(self, zones: Zones, target: int, dealing: Dealing) -> None:
        """Prepare with *target*, the hand points that end the game."""
        self.zones = zones
        self.target = target
        self.dealing = dealing

    def after_knock(self, state: JerseyGinState, rng: Random) -> None:
        """Score the hand after the lay-offs (JG-S1, JG-S2)."""
        knocker = state.facts.knocker
        assert knocker is not None
        deadwood = self._deadwood(state)
        self._end(state, scoring.knock(deadwood, knocker), knocker, deadwood, rng)

    def gin(self, state: JerseyGinState, seat: Seat, rng: Random) -> None:
        """End the hand by gin: the others count their deadwood, with no lay-offs (JG-S3, JG-D7)."""
        table, zones = state.table, self.zones
        log_text.gin(table, seat)
        for other in ((seat + 1) % SEATS, (seat + 2) % SEATS):
            zones.lay_open(table, other, best_arrangement(mask_of(zones.concealed(table, other))))
        deadwood = self._deadwood(state)
        self._end(state, scoring.gin(deadwood, seat), seat, deadwood, rng)

    def gin_if_empty(self, state: JerseyGinState, seat: Seat, rng: Random) -> None:
        """End the hand by gin if *seat* has no concealed card left in the break (JG-D7)."""
        if not self.zones.concealed(state.table, seat):
            self.gin(state, seat, rng)

    def run_out(self, state: JerseyGinState, seat: Seat, rng: Random) -> None:
        """End the hand after the last discard of the break, by *seat* (JG-D8, JG-S4)."""
        breaker, table = state.facts.breaker, state.table
        assert breaker is not None
        log_text.run_out(table)
        for other in range(SEATS):
            self.zones.lay_loose(table, other)
        deadwood = self._deadwood(state)
        self._end(state, scoring.run_out(deadwood, breaker), seat, deadwood, rng)

    def _deadwood(self, state: JerseyGinState) -> tuple[int, ...]:
        """The points of each seat's unmatched cards that lie open."""
        cards_in = state.table.zones
        return tuple([card_points(mask_of(cards_in[row])) for row in self.zones.unmatched])

    def _end(
        self,
        state: JerseyGinState,
        score: Score,
        closer: Seat,
        deadwood: tuple[int, ...],
        rng: Random,
    ) -> None:
        """Give the winner points and a box, then deal again or end the game (JG-E1 to E3)."""
        facts, table, winner = state.facts, state.table, score.winner
        left = tuple(tuple(table.zones[row]) for row in self.zones.unmatched)
        tally = Tally(facts.number, score.how, closer, winner, score.gain, deadwood, left)
        facts.hands += (tally,)
        facts.points[winner] += score.gain
        facts.boxes[winner] += 1
        facts.taken = facts.knocker = None
        log_text.scored(table, tally, facts, self.target)
        if not match_end.is_over(facts.points[winner], self.target):
            self.dealing.deal_next(state, rng)
        else:
            facts.reached, facts.phase = winner, Phase.OVER
            grand = scoring.totals(facts.points, facts.boxes, winner)
            log_text.wins(table, match_end.winners(grand, winner), grand, winner)
