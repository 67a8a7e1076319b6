"""The bidding of Pitch: who calls, which bids are legal, and who becomes the pitcher."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.rules.facts import BIDS, PASS, SMUDGE, Phase, PitchFacts
from game.games.pitch.text import log_text


def lowest_bid(facts: PitchFacts, seat: Seat, steal_smudge: bool) -> int:
    """The lowest bid *seat* may make; more than a smudge when it can only pass (PT-B2, B3).

    The dealer may make the highest bid so far his own; a smudge only with *steal_smudge*.
    """
    if not facts.bid:
        return BIDS[0]
    steals = seat == facts.dealer and (facts.bid < SMUDGE or steal_smudge)
    return facts.bid if steals else facts.bid + 1


def may_pass(facts: PitchFacts, seat: Seat) -> bool:
    """Whether *seat* may pass: anybody but a dealer to whom nobody has bid (PT-B4)."""
    return facts.bid > 0 or seat != facts.dealer


def is_legal(facts: PitchFacts, seat: Seat, bid: int, steal_smudge: bool) -> bool:
    """Whether *seat* may call *bid*, or PASS (PT-B2 to B4)."""
    if bid == PASS:
        return may_pass(facts, seat)
    return bid >= lowest_bid(facts, seat, steal_smudge)


class Bidding:
    """How each seat calls once, the dealer last."""

    def __init__(self, after: Sequence[Seat]) -> None:
        """Prepare the bidding; *after* is the next seat of each one."""
        self.after = after

    def call(self, state: State[PitchFacts], action: Action, rng: Random) -> None:
        """Note a bid or a pass; after the dealer's call the pitcher leads (PT-B1 to B5)."""
        facts, seat, bid = state.facts, action.seat, action.value or PASS
        log_text.call(state.table, facts, seat, bid)
        facts.bids[seat] = bid
        if bid:
            facts.bid, facts.pitcher = bid, seat
        if seat != facts.dealer:
            facts.turn = self.after[seat]
        elif facts.pitcher is not None:
            facts.phase = Phase.PLAY
            facts.turn = facts.leader = facts.pitcher
            log_text.pitcher(state.table, facts)
