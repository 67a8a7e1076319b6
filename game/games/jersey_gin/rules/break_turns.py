"""A turn in the break of Jersey Gin: melds are laid and cards laid off before one discards."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.jersey_gin.rules.facts import JerseyGinState
from game.games.jersey_gin.rules.gin import Gin
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import log_text


class BreakTurns:
    """How cards are laid in the break."""

    def __init__(self, zones: Zones, gin: Gin) -> None:
        """Prepare to lay cards; *gin* follows when a seat has none left."""
        self.zones = zones
        self.gin = gin

    def meld(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """Lay a meld in the break (JG-D4)."""
        log_text.meld(state.table, action.seat, action.cards)
        self.zones.lay(state.table, action.seat, action.cards)
        self.gin.go_if_empty(state, action.seat, rng)

    def lay_off(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """Lay a single card off in the break (JG-D4)."""
        self.zones.lay_off(state, action, self.zones.hands[action.seat])
        self.gin.go_if_empty(state, action.seat, rng)
