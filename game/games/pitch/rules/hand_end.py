"""The end of a hand of Pitch: the four points are told and scored, and what then follows."""

from __future__ import annotations

from random import Random

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.rules import match_end, scoring
from game.games.pitch.rules.dealing import Dealing
from game.games.pitch.rules.facts import Phase, PitchFacts, Tally
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.rules.sides import side_of_seats
from game.games.pitch.rules.zones import Zones
from game.games.pitch.text import log_text
from game.games.pitch.text.standing_text import standing


class HandEnd:
    """What follows when all six tricks are played."""

    def __init__(
        self,
        zones: Zones,
        dealing: Dealing,
        members: tuple[tuple[Seat, ...], ...],
        options: PitchOptions,
    ) -> None:
        """Prepare to score the *members* of each side by *options*."""
        self.zones = zones
        self.dealing = dealing
        self.side = side_of_seats(members)
        self.members = members
        self.options = options

    def end(self, state: State[PitchFacts], rng: Random) -> None:
        """Score the hand, then deal the next one or end the match (PT-D1 to D7)."""
        facts = state.facts
        tally = self.tally(state)
        facts.hands += (tally,)
        facts.score = [a + b for a, b in zip(facts.score, tally.gains, strict=True)]
        side = self.side[tally.pitcher]
        facts.winner = match_end.winner(tally, facts.score, side, self.options.target)
        if state.table.record is not None:
            now = standing(facts, self.members, self.options.target)
            log_text.scored(state.table, tally, self.members, now)
        if facts.winner is None:
            self.dealing.deal_next(state, rng)
        else:
            facts.phase = Phase.OVER
            log_text.wins(state.table, facts, self.members)

    def tally(self, state: State[PitchFacts]) -> Tally:
        """The worth of the hand just played (PT-D1 to PT-D5)."""
        facts, side = state.facts, self.side
        assert facts.pitcher is not None
        assert facts.trump is not None
        piles = self.captured(state)
        counting = scoring.counting_cards(piles)
        counts = scoring.card_counts(counting)
        holder = None
        if self.options.low_goes_to == "holder" and facts.low_seat is not None:
            holder = side[facts.low_seat]
        points = scoring.four_points(piles, facts.trump, counts, holder)
        made, gains = scoring.gains(points, facts.tricks, side[facts.pitcher], facts.bid)
        return Tally(
            facts.number,
            facts.pitcher,
            facts.bid,
            facts.trump,
            made,
            points,
            tuple(counts),
            tuple(gains),
            counting,
        )

    def captured(self, state: State[PitchFacts]) -> list[list[Card]]:
        """The cards each side has captured, the last trick among them."""
        cards_in, zones = state.table.zones, self.zones
        piles = [cards_in[pile][:] for pile in zones.piles]
        piles[self.side[state.facts.leader]] += cards_in[zones.last]
        return piles
