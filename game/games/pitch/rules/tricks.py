"""The tricks of Pitch: which cards follow, the first lead makes trumps, the winner's side takes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.rules.hand_end import HandEnd
from game.games.pitch.rules.zones import Zones
from game.games.pitch.text import log_text
from game.games.pitch.text.standing_text import standing
from game.patterns.trick_winner import trick_winner


def follow_or_trump(hand: Sequence[Card], led: Suit, trump: Suit | None) -> Sequence[Card]:
    """Return the cards that may answer a lead of *led* where trumping is always allowed.

    Who can follow suit does so or plays a trump; who cannot plays any card. A trump lead is thus
    answered by trumps.
    """
    fitting: list[Card] = []
    follows = False
    for card in hand:
        suit = card.suit
        if suit is led:
            follows = True
            fitting.append(card)
        elif suit is trump:
            fitting.append(card)
    return fitting if follows else hand


class Tricks:
    """What a card that is played and a whole trick change."""

    def __init__(
        self, zones: Zones, side: Sequence[int], after: Sequence[Seat], hand_end: HandEnd
    ) -> None:
        """Prepare tricks of seats with a *side* each; *after* is the next seat of each one."""
        self.trick, self.hands, self.last, self.piles = (
            zones.trick, zones.hands, zones.last, zones.piles
        )  # fmt: skip
        self.side = side
        self.after = after
        self.seats = len(side)
        self.hand_end = hand_end

    def play(self, state: State[PitchFacts], action: Action, rng: Random) -> None:
        """Put a card to the trick; the first lead makes trumps (PT-C1)."""
        seat, _, (card,), _, _, _ = action
        facts, table, trick = state.facts, state.table, self.trick
        table.move(card, self.hands[seat], trick)
        trump = facts.trump
        if trump is None:
            trump = facts.trump = card.suit
            log_text.trump(table, facts)
        if card.suit is trump and card.rank < facts.low_rank:
            facts.low_rank, facts.low_seat = card.rank, seat
        if len(table.zones[trick]) < self.seats:
            facts.turn = self.after[seat]
        else:
            self._end(state, rng)

    def _end(self, state: State[PitchFacts], rng: Random) -> None:
        """Give the trick to the winner's side; it stays open until the next one (PT-C3, R15)."""
        facts, table, side = state.facts, state.table, self.side
        cards_in, leader = table.zones, facts.leader
        winner = (leader + trick_winner(cards_in[self.trick], facts.trump)) % self.seats
        facts.tricks[side[winner]] += 1
        if table.record is not None:
            hand = self.hand_end
            log_text.takes(table, winner, standing(facts, hand.members, hand.options.target))
        table.move_all(self.last, self.piles[side[leader]])
        table.move_all(self.trick, self.last)
        facts.leader = facts.turn = winner
        if not cards_in[self.hands[winner]]:
            self.hand_end.end(state, rng)
