"""The stock of Jersey Gin runs out in the break: who wins such a hand, and how much."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.zones import Seat
from game.games.jersey_gin.rules.facts import SEATS, End, JerseyGinState
from game.games.jersey_gin.rules.hand_end import HandEnd
from game.games.jersey_gin.rules.scoring import Score, differences, first_with
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import log_text


def run_out_score(deadwood: Sequence[int], breaker: Seat) -> Score:
    """The score when the stock ran out: ties go to the breaker, then to its left (JG-S4, R14)."""
    winner = first_with(deadwood, min(deadwood), breaker)
    return Score(End.RUN_OUT, winner, differences(deadwood, winner))


class RunOut:
    """What follows the last discard of a hand in which nobody went gin."""

    def __init__(self, zones: Zones, hand_end: HandEnd) -> None:
        """Prepare to lay the hands open; *hand_end* counts them."""
        self.zones = zones
        self.hand_end = hand_end

    def end(self, state: JerseyGinState, seat: Seat, rng: Random) -> None:
        """End the hand after the last discard, by *seat* (JG-D8, JG-S4)."""
        breaker, table = state.facts.breaker, state.table
        assert breaker is not None
        log_text.run_out(table)
        for other in range(SEATS):
            self.zones.lay_loose(table, other)
        deadwood = self.hand_end.deadwood(state)
        score = run_out_score(deadwood, breaker)
        self.hand_end.end(state, score, seat, deadwood, rng)
