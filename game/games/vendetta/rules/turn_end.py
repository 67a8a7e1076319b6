"""The end of a turn of Vendetta: passes are counted, played cards replaced, the left is next."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.vendetta.rules.deal_end import DealEnd, everybody_has_passed
from game.games.vendetta.rules.facts import VendettaState
from game.games.vendetta.rules.last_call import LastCall
from game.games.vendetta.rules.passes import count_turn
from game.games.vendetta.rules.replenishing import Replenishing
from game.games.vendetta.rules.zones import Zones
from game.games.vendetta.text import log_text


class TurnEnd:
    """What happens between two turns."""

    def __init__(self, zones: Zones, seats: int, last_call: LastCall, deal_end: DealEnd) -> None:
        """Prepare the turns of *seats* players; *last_call* and *deal_end* follow the passes."""
        self.hands = zones.hands
        self.replenishing = Replenishing(zones)
        self.seats = seats
        self.after = tuple((seat + 1) % seats for seat in range(seats))
        self.last_call, self.deal_end = last_call, deal_end

    def end(self, state: VendettaState, action: Action, rng: Random) -> None:
        """End the turn and go to the left; seats without cards pass unasked (VD-3)."""
        facts, table = state.facts, state.table
        seat, asked = facts.turn, action.verb == "end"
        while asked or not table.zones[self.hands[seat]]:
            owed = facts.owed[seat]
            passed = count_turn(facts)
            if passed and table.record is not None:
                log_text.passes(table, facts, self.seats, asked)
            if owed:
                self.replenishing.replenish(table, seat, owed)
                facts.owed[seat] = 0
            if passed and everybody_has_passed(facts, self.seats):
                if not self.last_call.begin(state):
                    self.deal_end.end(state, rng)
                return
            facts.turn = seat = self.after[seat]
            asked = False

    def decline(self, state: VendettaState, action: Action, rng: Random) -> None:
        """Keep a joker; if nobody else can lay one, the deal is over (VD-5.3)."""
        if not self.last_call.decline(state, action.seat):
            self.deal_end.end(state, rng)
