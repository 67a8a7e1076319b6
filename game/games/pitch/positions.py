"""Written positions of Pitch: what follows from the facts and cards that were given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.rules import State
from game.games.pitch.facts import PASS, Phase, PitchFacts

if TYPE_CHECKING:
    from game.games.pitch.rules import Pitch


def complete(rules: Pitch, state: State[PitchFacts]) -> None:
    """Fills in whatever a written position leaves open; one that is whole stays as it is."""
    facts, trick = state.facts, state.table.zones[rules.trick]
    facts.score = (facts.score + [0] * rules.sides)[: rules.sides]
    facts.tricks = (facts.tricks + [0] * rules.sides)[: rules.sides]
    facts.bids = (facts.bids + [None] * rules.seats)[: rules.seats]
    _complete_auction(rules, facts, bool(trick))
    if facts.winner is not None:
        facts.phase = Phase.OVER
    elif None not in facts.bids:
        facts.phase = Phase.PLAY
    _complete_turn(rules, facts, len(trick))
    if facts.trump is None and trick:
        facts.trump = trick[0].suit
    if facts.low_seat is None:
        _complete_low(rules, state)


def _complete_auction(rules: Pitch, facts: PitchFacts, playing: bool) -> None:
    """The highest bid and its seat from the calls; or the calls from the pitcher and the bid."""
    called = any(bid is not None for bid in facts.bids)
    if facts.trump is not None or playing or (facts.pitcher is not None and not called):
        facts.pitcher = facts.dealer if facts.pitcher is None else facts.pitcher
        facts.bid = facts.bid or 2
        if None in facts.bids:
            facts.bids = [PASS] * rules.seats
            facts.bids[facts.pitcher] = facts.bid
        return
    for step in range(1, rules.seats + 1):
        seat = (facts.dealer + step) % rules.seats
        bid = facts.bids[seat]
        if bid is not None and bid and bid >= facts.bid:
            facts.bid, facts.pitcher = bid, seat


def _complete_turn(rules: Pitch, facts: PitchFacts, played: int) -> None:
    """Who decides, and who leads the trick of which *played* cards lie on the table."""
    if facts.turn < 0:
        if facts.phase is Phase.BID:
            order = [(facts.dealer + step) % rules.seats for step in range(1, rules.seats + 1)]
            facts.turn = next((s for s in order if facts.bids[s] is None), facts.dealer)
        else:
            leader = facts.pitcher if facts.pitcher is not None else 0
            facts.turn = (leader + played) % rules.seats
    if facts.phase is Phase.PLAY:
        facts.leader = (facts.turn - played) % rules.seats


def _complete_low(rules: Pitch, state: State[PitchFacts]) -> None:
    """The lowest trump played so far; captured ones count as played by a seat of their side."""
    facts, zones = state.facts, state.table.zones
    played = [
        (card, rules.members[side][0])
        for side, pile in enumerate(rules.captured(state))
        for card in pile
    ]
    trick = zones[rules.trick]
    played += [(card, (facts.leader + n) % rules.seats) for n, card in enumerate(trick)]
    trumps = [(card.rank, seat) for card, seat in played if card.suit is facts.trump]
    if trumps:
        facts.low_rank, facts.low_seat = min(trumps)
