"""The course of Sinful Gibbon: which rule carries out each action, and whose answer comes next."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.games.sinful_gibbon.rules.dealing import Dealing, SeatSwap
from game.games.sinful_gibbon.rules.doubts import Doubts
from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.rules.heart_offers import HeartOffers
from game.games.sinful_gibbon.rules.last_call import LastCall
from game.games.sinful_gibbon.rules.picking import Picking
from game.games.sinful_gibbon.rules.promises import Promises
from game.games.sinful_gibbon.rules.round_end import Braveheart, RoundEnd
from game.games.sinful_gibbon.rules.zones import Zones


class Flow:
    """What carries out each action."""

    def __init__(self, zones: Zones, dealing: Dealing, round_end: RoundEnd) -> None:
        """Prepare the course of play on these *zones*."""
        self.last_call = LastCall(zones, round_end)
        self.heart_offers = HeartOffers(zones, self.last_call)
        self.verbs: dict[str, Callable[[SinfulState, Action, Random], None]] = {
            "pick": Picking(zones).pick,
            "doubt": Doubts(zones, Braveheart(zones, round_end)).judge,
            "promise_number": Promises(zones, self.last_call).promise_number,
            "promise_heart": self.heart_offers.promise_heart,
            "accept": self._accept,
            "swap": SeatSwap(dealing).swap,
        }

    def _accept(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Let an offered heart be, or the last card of the round."""
        if state.facts.promiser is None:
            self.last_call.accept(state, action)
        else:
            self.heart_offers.accept(state, action)
