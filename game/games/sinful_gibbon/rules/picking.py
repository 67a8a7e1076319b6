"""Picking a card in Sinful Gibbon: the top of the deck goes to the hand, then one is promised."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.rules.zones import Zones
from game.games.sinful_gibbon.text.log_text import tell


class Picking:
    """How a card is picked; with it the chance to doubt is gone for this turn."""

    def __init__(self, zones: Zones) -> None:
        """Prepare to pick from the deck of *zones*."""
        self.zones = zones

    def pick(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Take the top of the deck into the hand (SG-T3); a written position may lack one."""
        table, zones, seat = state.table, self.zones, action.seat
        if table.record is not None:
            tell(table, "pick", seat)
        if table.zones[zones.deck]:
            table.draw(zones.deck, zones.hands[seat])
        state.facts.phase = "promise"
