"""The course of Pitch: a call goes to the bidding, a card to the tricks, a full hand to its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.rules.bidding import Bidding
from game.games.pitch.rules.dealing import Dealing
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.rules.hand_end import HandEnd
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.rules.sides import side_of_seats
from game.games.pitch.rules.tricks import Tricks
from game.games.pitch.rules.zones import Zones


class Flow:
    """What carries out each action; all that follows unasked goes on from there."""

    def __init__(
        self, zones: Zones, members: tuple[tuple[Seat, ...], ...], options: PitchOptions
    ) -> None:
        """Prepare with *members*, the seats of each side."""
        self.side = side_of_seats(members)
        """The side of each seat."""
        seats = len(self.side)
        self.after = tuple((seat + 1) % seats for seat in range(seats))
        self.dealing = Dealing(zones, self.after, len(members))
        self.hand_end = HandEnd(zones, self.dealing, members, options)
        bidding = Bidding(self.after)
        self.verbs: dict[str, Callable[[State[PitchFacts], Action, Random], None]] = {
            "pass": bidding.call,
            "bid": bidding.call,
            "play": Tricks(zones, self.side, self.after, self.hand_end).play,
        }
