"""Written positions of Pitch: what follows from the facts and cards that were given."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.games.pitch.rules.facts import PASS, Phase, PitchFacts


def complete(facts: PitchFacts, trick: Sequence[Card], seats: int, sides: int) -> None:
    """Fill in whatever a written position leaves open, but for the lowest trump.

    One that is whole stays as it is.
    """
    facts.score = (facts.score + [0] * sides)[:sides]
    facts.tricks = (facts.tricks + [0] * sides)[:sides]
    facts.bids = (facts.bids + [None] * seats)[:seats]
    _complete_auction(facts, seats, bool(trick))
    if facts.winner is not None:
        facts.phase = Phase.OVER
    elif None not in facts.bids:
        facts.phase = Phase.PLAY
    _complete_turn(facts, seats, len(trick))
    if facts.trump is None and trick:
        facts.trump = trick[0].suit


def _complete_auction(facts: PitchFacts, seats: int, playing: bool) -> None:
    """The highest bid and its seat from the calls; or the calls from the pitcher and the bid."""
    called = any(bid is not None for bid in facts.bids)
    if facts.trump is not None or playing or (facts.pitcher is not None and not called):
        facts.pitcher = facts.dealer if facts.pitcher is None else facts.pitcher
        facts.bid = facts.bid or 2
        if None in facts.bids:
            facts.bids = [PASS] * seats
            facts.bids[facts.pitcher] = facts.bid
        return
    for step in range(1, seats + 1):
        seat = (facts.dealer + step) % seats
        bid = facts.bids[seat]
        if bid is not None and bid and bid >= facts.bid:
            facts.bid, facts.pitcher = bid, seat


def _complete_turn(facts: PitchFacts, seats: int, played: int) -> None:
    """Who decides, and who leads the trick of which *played* cards lie on the table."""
    if facts.turn < 0:
        if facts.phase is Phase.BID:
            order = [(facts.dealer + step) % seats for step in range(1, seats + 1)]
            facts.turn = next((s for s in order if facts.bids[s] is None), facts.dealer)
        else:
            leader = facts.pitcher if facts.pitcher is not None else 0
            facts.turn = (leader + played) % seats
    if facts.phase is Phase.PLAY:
        facts.leader = (facts.turn - played) % seats


def find_low(
    facts: PitchFacts, trick: Sequence[Card], captured: Sequence[Sequence[Card]], seats: int
) -> None:
    """The lowest trump played so far; what side n has *captured* counts as played by seat n."""
    played = [(card, side) for side, pile in enumerate(captured) for card in pile]
    played += [(card, (facts.leader + n) % seats) for n, card in enumerate(trick)]
    trumps = [(card.rank, seat) for card, seat in played if card.suit is facts.trump]
    if trumps:
        facts.low_rank, facts.low_seat = min(trumps)
