"""The course of Jersey Gin: which rule carries out each action."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.games.jersey_gin.rules.actions import Actions
from game.games.jersey_gin.rules.break_phase import BreakPhase
from game.games.jersey_gin.rules.dealing import Dealing
from game.games.jersey_gin.rules.discarding import Discarding
from game.games.jersey_gin.rules.drawing import Drawing
from game.games.jersey_gin.rules.facts import JerseyGinState, Phase
from game.games.jersey_gin.rules.hand_end import HandEnd
from game.games.jersey_gin.rules.knocking import Knocking
from game.games.jersey_gin.rules.laying_off import LayingOff
from game.games.jersey_gin.rules.options import JerseyGinOptions


class Flow:
    """What carries out each action; all that follows unasked goes on from there."""

    def __init__(self, moves: Actions, options: JerseyGinOptions) -> None:
        """Prepare the course of a game with these *options*."""
        zones = moves.zones
        self.dealing = Dealing(zones)
        hand_end = HandEnd(zones, options.target, self.dealing)
        self.laying_off = LayingOff(moves, options, hand_end)
        self.break_phase = BreakPhase(zones, hand_end.gin_if_empty)
        knock = Knocking(zones, self.laying_off, hand_end).knock
        self.verbs: dict[str, Callable[[JerseyGinState, Action, Random], None]] = {
            "draw": Drawing(zones).draw,
            "discard": Discarding(zones, hand_end).discard,
            "knock": knock,
            "gin": knock,
            "meld": self.break_phase.meld,
            "lay_off": self._lay_off,
            "show": self.laying_off.show,
            "done": self.laying_off.done,
        }

    def _lay_off(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """Lay a card off, in the break or after a knock."""
        if state.facts.phase is Phase.LAYOFF:
            self.laying_off.lay_off(state, action)
        else:
            self.break_phase.lay_off(state, action, rng)
