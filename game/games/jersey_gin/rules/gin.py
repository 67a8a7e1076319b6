"""Gin in Jersey Gin: a hand without deadwood ends at once, and nobody lays off (JG-S3, D7)."""

from __future__ import annotations

from random import Random

from game.engine.zones import Seat
from game.games.jersey_gin.rules import scoring
from game.games.jersey_gin.rules.deadwood import best_arrangement
from game.games.jersey_gin.rules.facts import SEATS, JerseyGinState
from game.games.jersey_gin.rules.hand_end import HandEnd
from game.games.jersey_gin.rules.melds import mask_of
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import log_text


class Gin:
    """What follows when a seat has melded all its cards."""

    def __init__(self, zones: Zones, hand_end: HandEnd) -> None:
        """Prepare to lay the hands open; *hand_end* counts them."""
        self.zones = zones
        self.hand_end = hand_end

    def go_if_empty(self, state: JerseyGinState, seat: Seat, rng: Random) -> None:
        """End the hand by gin if *seat* has no concealed card left in the break (JG-D7)."""
        if not self.zones.concealed(state.table, seat):
            self.go(state, seat, rng)

    def go(self, state: JerseyGinState, seat: Seat, rng: Random) -> None:
        """End the hand by gin: the others count their deadwood, with no lay-offs (JG-S3, JG-D7)."""
        table, zones = state.table, self.zones
        log_text.gin(table, seat)
        for other in ((seat + 1) % SEATS, (seat + 2) % SEATS):
            zones.lay_open(table, other, best_arrangement(mask_of(zones.concealed(table, other))))
        deadwood = self.hand_end.deadwood(state)
        self.hand_end.end(state, scoring.gin(deadwood, seat), seat, deadwood, rng)
