"""Promises of a number in Sinful Gibbon: which numbers there are, and the card goes on the pile."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.cards import Suit
from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.rules.last_call import LastCall
from game.games.sinful_gibbon.rules.zones import Zones
from game.games.sinful_gibbon.text import log_text

HEARTS = Suit.HEARTS  # a member looked up on its class is slow
LOWEST = 2
"""The lowest number that can be promised."""
ACE = 14
"""The highest one (SG-N1)."""
NUMBERS = range(LOWEST, ACE + 1)


class Promises:
    """How a card is laid with a number; which numbers are allowed is told by the refusals."""

    def __init__(self, zones: Zones, last_call: LastCall) -> None:
        """Prepare the promises on these *zones*; *last_call* says when all may doubt."""
        self.zones = zones
        self.last_call = last_call

    def promise_number(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Lay a hand card face down on the pile with a number (SG-P3, L2)."""
        facts, table, zones, seat = state.facts, state.table, self.zones, action.seat
        number = action.value
        assert number is not None
        table.move(action.cards[0], zones.hands[seat], zones.pile)
        facts.add(seat, number)
        facts.standing, facts.open = number, True
        if table.record is not None:
            log_text.promise_number(table, seat, number)
        facts.turn = facts.next_to(seat)
        facts.phase = "last_call" if self.last_call.is_due(state) else "turn"
