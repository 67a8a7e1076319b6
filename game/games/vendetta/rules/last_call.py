"""The last call of Vendetta: after all have passed, who can lay a joker is asked for it."""

from __future__ import annotations

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.vendetta.rules.facts import Phase, VendettaFacts
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.rules.zones import Zones
from game.games.vendetta.text import log_text


class LastCall:
    """Whether there is a last call, and who is asked in it."""

    def __init__(self, zones: Zones, seats: int, options: VendettaOptions) -> None:
        """Prepare the last calls of *seats* players with their *options*."""
        self.hands = zones.hands
        self.after = tuple((seat + 1) % seats for seat in range(seats))
        self.jokers, self.free = options.jokers, options.any_time

    def begin(self, state: State[VendettaFacts]) -> bool:
        """Ask whoever can still play a joker, if jokers go at any time; False if nobody can."""
        facts = state.facts
        facts.asked = None
        if self.free and facts.jokers_laid < self.jokers:
            facts.asked = self.next_asked(state, facts.turn)
        if facts.asked is None:
            return False
        facts.phase = Phase.LAST_CALL
        log_text.last_call(state.table)
        return True

    def next_asked(self, state: State[VendettaFacts], seat: Seat) -> Seat | None:
        """The next seat to the left of *seat* that could play a joker, up to who passed last."""
        facts, zones = state.facts, state.table.zones
        while True:
            seat = self.after[seat]
            for card in zones[self.hands[seat]]:
                if not card.rank and facts.can_be_robbed(seat):
                    return seat
            if seat == facts.turn:
                return None

    def decline(self, state: State[VendettaFacts], seat: Seat) -> bool:
        """Let *seat* keep its joker and ask the next; False if there is none (VD-5.3)."""
        facts = state.facts
        log_text.declines(state.table, seat)
        facts.asked = None if seat == facts.turn else self.next_asked(state, seat)
        return facts.asked is not None
