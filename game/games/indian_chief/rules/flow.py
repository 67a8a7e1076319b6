"""The course of Indian Chief: which rule carries out each action."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.games.indian_chief.rules.facts import ChiefState
from game.games.indian_chief.rules.melding import Melding, Reveal
from game.games.indian_chief.rules.refill import Refill
from game.games.indian_chief.rules.thieves import Thieves
from game.games.indian_chief.rules.zones import Zones


class Flow:
    """What carries out each action; all that follows unasked goes on from there."""

    def __init__(self, zones: Zones, seats: int, thieves: Thieves) -> None:
        """Prepare the course of play of *seats* players; *thieves* act before the refill."""
        self.thieves = thieves
        self.refill = Refill(zones, seats)
        self.reveal = Reveal(zones, seats, thieves, self.refill)
        self.melding = Melding(zones, seats, self.reveal)
        self.verbs: dict[str, Callable[[ChiefState, Action, Random], None]] = {
            "meld": self.melding.meld,
            "steal": self._thieve,
            "mark": self._thieve,
            "decline": self._thieve,
        }

    def _thieve(self, state: ChiefState, action: Action, rng: Random) -> None:
        """Steal, mark or decline; after the last Thief comes the refill."""
        if self.thieves.act(state, action) and not self.thieves.call_next(state):
            self.refill.refill(state, rng)
