"""The course of Pitch: the deal, the auction, the tricks and the score of each hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.rules import scoring
from game.games.pitch.rules.facts import Phase, PitchFacts, Tally
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.rules.zones import Zones
from game.games.pitch.text import log_text
from game.patterns.tricks import trick_winner

BID, PLAY, OVER = Phase  # a member looked up on its class costs a tenth of a step
SIX = 6
"""Cards in a hand, dealt three and three."""


class Flow:
    """The course of a match: deals, calls, and the ends of tricks and hands."""

    def __init__(
        self, zones: Zones, members: Sequence[tuple[Seat, ...]], options: PitchOptions
    ) -> None:
        """Prepare with *members*, the seats of each side."""
        self.zones = zones
        self.members = members
        self.options = options
        self.seats = seats = sum(map(len, members))
        self.side = tuple(seat % len(members) for seat in range(seats))
        """The side of each seat."""
        self.after = tuple((seat + 1) % seats for seat in range(seats))

    def deal_hand(self, state: State[PitchFacts], rng: Random) -> None:
        """Clear the facts of the last hand, shuffle, and deal three and three (PT-A2)."""
        facts, table, zones = state.facts, state.table, self.zones
        facts.phase, facts.turn = BID, self.after[facts.dealer]
        facts.bids, facts.bid, facts.pitcher = [None] * self.seats, 0, None
        facts.trump, facts.leader = None, facts.turn
        facts.low_rank, facts.low_seat = 15, None
        facts.tricks = [0] * len(self.members)
        table.shuffle(zones.rest, rng, SIX * self.seats)
        log_text.deal(table, facts)
        first = zones.hands[facts.turn :]
        table.deal(zones.rest, first + zones.hands[: facts.turn], each=3, rounds=2)

    def call(self, state: State[PitchFacts], seat: Seat, bid: int) -> None:
        """Note a *bid* or PASS; after the dealer's call the pitcher leads (PT-B1 to B5)."""
        facts = state.facts
        log_text.call(state.table, facts, seat, bid)
        facts.bids[seat] = bid
        if bid:
            facts.bid, facts.pitcher = bid, seat
        if seat != facts.dealer:
            facts.turn = self.after[seat]
        elif facts.pitcher is not None:
            facts.phase = PLAY
            facts.turn = facts.leader = facts.pitcher
            log_text.pitcher(state.table, facts)

    def end_trick(self, state: State[PitchFacts], rng: Random) -> None:
        """Give the trick to the taker's side; it stays open until the next one (PT-C3, R15)."""
        facts, table, zones, side = state.facts, state.table, self.zones, self.side
        cards_in, leader = table.zones, facts.leader
        winner = (leader + trick_winner(cards_in[zones.trick], facts.trump)) % self.seats
        log_text.takes(table, winner)
        table.move_all(zones.last, zones.piles[side[leader]])
        table.move_all(zones.trick, zones.last)
        facts.leader = facts.turn = winner
        facts.tricks[side[winner]] += 1
        if not cards_in[zones.hands[winner]]:
            self._end_hand(state, rng)

    def captured(self, state: State[PitchFacts]) -> list[list[Card]]:
        """The cards each side has captured, the last trick among them."""
        cards_in, zones = state.table.zones, self.zones
        piles = [cards_in[pile][:] for pile in zones.piles]
        piles[self.side[state.facts.leader]] += cards_in[zones.last]
        return piles

    def _end_hand(self, state: State[PitchFacts], rng: Random) -> None:
        """PT-D1 to D7: scores the hand, then deals the next one or ends the match."""
        facts = state.facts
        tally = self.tally(state)
        facts.hands += (tally,)
        facts.score = [a + b for a, b in zip(facts.score, tally.gains, strict=True)]
        side = self.side[tally.pitcher]
        if tally.made and facts.score[side] >= self.options.target:
            facts.winner, facts.phase = side, OVER
        log_text.scored(state.table, tally, self.members)
        if facts.winner is not None:
            log_text.wins(state.table, facts, self.members)
            return
        zones = self.zones
        for zone in (*zones.piles, zones.last):
            state.table.move_all(zone, zones.rest)
        facts.number += 1
        facts.dealer = self.after[facts.dealer]
        self.deal_hand(state, rng)

    def tally(self, state: State[PitchFacts]) -> Tally:
        """The worth of the hand just played (PT-D1 to PT-D5)."""
        facts, side = state.facts, self.side
        assert facts.pitcher is not None
        assert facts.trump is not None
        piles = self.captured(state)
        counts = scoring.card_counts(piles)
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
        )
