"""Theft by joker in Vendetta: of any trick of another seat, closed ones and out of turn as well."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.vendetta.rules.facts import Phase, VendettaState
from game.games.vendetta.rules.passes import note_played
from game.games.vendetta.rules.turn_end import TurnEnd
from game.games.vendetta.rules.zones import Zones
from game.games.vendetta.text import log_text


class JokerTheft:
    """How a joker steals; when it may be played out of turn is told by the rules."""

    def __init__(self, zones: Zones, turn_end: TurnEnd) -> None:
        """Prepare the places of tricks; *turn_end* follows a joker of the last call."""
        self.hands, self.spots = zones.hands, zones.spots
        self.turn_end = turn_end

    def steal(self, state: VendettaState, action: Action, rng: Random) -> None:
        """Lay a joker on a trick and take it, open or closed (VD-2.3, 4.3)."""
        facts, table, seat = state.facts, state.table, action.seat
        assert action.target is not None
        number = action.target.n
        before = facts.tricks[number]
        facts.tricks[number] = before.taken(seat)
        zone = table.open(action.target)
        table.move(action.cards[0], self.hands[seat], zone)
        if table.record is not None:
            log_text.joker(table, number, before, seat)
        table.move_all(zone, table.open(self.spots[seat][number]))
        facts.jokers_laid += 1
        note_played(facts, seat, 1)
        if facts.phase is Phase.LAST_CALL:  # VD-5.3: nobody else is asked
            facts.phase, facts.asked = Phase.TURN, None
            facts.turn = self.turn_end.after[facts.turn]
            self.turn_end.end(state, action, rng)
