"""A turn in the break of Jersey Gin: melds are laid and cards laid off before one discards."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.jersey_gin.rules.facts import JerseyGinState
from game.games.jersey_gin.rules.hand_end import HandEnd
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import log_text


class BreakTurns:
    """How cards are laid in the break."""

    def __init__(self, zones: Zones, hand_end: HandEnd) -> None:
        """Prepare to lay cards; *hand_end* follows when a seat has none left."""
        self.zones = zones
        self.hand_end = hand_end

    def meld(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """Lay a meld in the break (JG-D4)."""
        log_text.meld(state.table, action.seat, action.cards)
        self.zones.lay(state.table, action.seat, action.cards)
        self._gin_if_empty(state, action.seat, rng)

    def lay_off(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """Lay a single card off in the break (JG-D4)."""
        self.zones.lay_off(state, action, self.zones.hands[action.seat])
        self._gin_if_empty(state, action.seat, rng)

    def _gin_if_empty(self, state: JerseyGinState, seat: Seat, rng: Random) -> None:
        """JG-D7: all eleven cards on the table are gin without a discard."""
        if not self.zones.concealed(state.table, seat):
            self.hand_end.gin(state, seat, rng)
