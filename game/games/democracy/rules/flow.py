"""The course of Democracy: what follows from what, from the vote to the end of an island."""

from __future__ import annotations

from game.games.democracy.rules.dealing import Dealing
from game.games.democracy.rules.island_end import IslandEnd
from game.games.democracy.rules.reveal_and_capture import RevealAndCapture
from game.games.democracy.rules.voting import Voting
from game.games.democracy.rules.zones import Zones


class Flow:
    """The parts of the course; there is but one kind of action, the vote."""

    def __init__(self, zones: Zones, seats: int, days: tuple[int, int], target: int) -> None:
        """Prepare with *days*, the cards for a hand on each day, and *target*, the tribes."""
        self.zones = zones
        self.seats = seats
        self.dealing = Dealing(zones, seats, days)
        self.island_end = IslandEnd(self.dealing, target)
        self.reveal = RevealAndCapture(zones, seats, self.island_end)
        self.voting = Voting(zones, seats, self.reveal)
