"""The course of Vendetta: which rule carries out each action."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.games.vendetta.rules.adding_and_stealing import Adding
from game.games.vendetta.rules.deal_end import DealEnd
from game.games.vendetta.rules.dealing import Dealing
from game.games.vendetta.rules.facts import VendettaState
from game.games.vendetta.rules.joker_theft import JokerTheft
from game.games.vendetta.rules.last_call import LastCall
from game.games.vendetta.rules.laying_down import LayingDown
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.rules.turn_end import TurnEnd
from game.games.vendetta.rules.zones import Zones


class Flow:
    """What carries out each action; all that follows unasked goes on from there."""

    def __init__(self, zones: Zones, seats: int, options: VendettaOptions) -> None:
        """Prepare the course of play of *seats* players with their *options*."""
        self.seats = seats
        self.deals = options.deals
        self.dealing = Dealing(zones, seats, options)
        self.last_call = LastCall(zones, seats, options)
        turn_end = TurnEnd(zones, seats, self.last_call, DealEnd(self.dealing, options.deals))
        self.verbs: dict[str, Callable[[VendettaState, Action, Random], None]] = {
            "create": LayingDown(zones).create,
            "add": Adding(zones).add,
            "joker": JokerTheft(zones, turn_end).steal,
            "end": turn_end.end,
            "decline": turn_end.decline,
        }
