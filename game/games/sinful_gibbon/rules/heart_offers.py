"""Offered hearts in Sinful Gibbon: one is promised to everybody, and kept if nobody doubts it."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.rules.last_call import LastCall
from game.games.sinful_gibbon.rules.zones import Zones
from game.games.sinful_gibbon.text import log_text
from game.games.sinful_gibbon.text.log_text import tell


class HeartOffers:
    """How a heart is offered to all others, and what follows when all accept it."""

    def __init__(self, zones: Zones, last_call: LastCall) -> None:
        """Prepare the offers on these *zones*; *last_call* closes a round without a deck."""
        self.zones = zones
        self.last_call = last_call

    def promise_heart(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Offer a hand card to everybody as the heart of the standing number (SG-P4)."""
        facts, table, zones, seat = state.facts, state.table, self.zones, action.seat
        assert facts.standing is not None
        table.move(action.cards[0], zones.hands[seat], zones.held)
        facts.open, facts.promiser = False, seat
        log_text.promise_heart(table, seat, facts.standing)
        facts.turn = facts.next_to(seat)
        facts.phase = "heart_offer"

    def accept(self, state: SinfulState, action: Action) -> None:
        """Ask the next seat, clockwise; when all have accepted, the heart is kept (SG-H2, H3)."""
        facts = state.facts
        tell(state.table, "accept", action.seat)
        following = facts.next_to(action.seat)
        if following != facts.promiser:
            facts.turn = following
        else:
            self._keep(state, following)

    def _keep(self, state: SinfulState, promiser: Seat) -> None:
        """Collect the heart nobody doubted; the pile stays as it is (SG-H3)."""
        facts, table, zones = state.facts, state.table, self.zones
        facts.promiser = None
        table.move(table.zones[zones.held][0], zones.held, zones.accepted[promiser])
        tell(table, "accepted", promiser)
        if table.zones[zones.deck]:
            facts.phase, facts.turn = "turn", facts.next_to(promiser)
        else:
            self.last_call.close(state, promiser)
