"""A pass in Vendetta: a turn without a card counts as one, any card ends the row of them."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.vendetta.rules.facts import Phase, VendettaFacts

TURN = Phase.TURN  # a member looked up on its class costs time in every step


def note_played(facts: VendettaFacts, seat: Seat, count: int) -> None:
    """Note that *seat* played so many cards; even out of turn that ends the row of passes.

    As many are owed to it at the end of its turn (VD-2.5, R7).
    """
    facts.owed[seat] += count
    facts.passes = 0
    if seat == facts.turn and facts.phase is TURN:
        facts.played_this_turn = True


def count_turn(facts: VendettaFacts) -> bool:
    """Note the end of a turn; whether it was a pass (VD-3.1)."""
    if facts.played_this_turn:
        facts.played_this_turn = False
        return False
    facts.passes += 1
    return True
