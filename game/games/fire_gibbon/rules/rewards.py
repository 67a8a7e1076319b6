"""Rewards in Fire Gibbon: who was right lays a hand card open as a fire spot, and may have won."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.round_end import RoundEnd
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text.log_text import tell


class Rewards:
    """How a seat is rewarded for a doubt, a true card or another's tumble."""

    def __init__(self, zones: Zones, round_end: RoundEnd) -> None:
        """Prepare the rewards; *round_end* follows one that leaves no hand card."""
        self.zones = zones
        self.round_end = round_end

    def grant(self, state: FireState, seat: Seat, tumbled: bool = False) -> None:
        """Let *seat* choose a card; after a doubt, or because another one *tumbled*."""
        facts = state.facts
        facts.phase, facts.rewarded, facts.tumbled = "reward", seat, tumbled
        tell(state.table, "reward", seat)

    def show(self, state: FireState, action: Action, rng: Random) -> None:
        """Let the rewarded seat open a fire spot; without hand cards it has won (FG-A1, A2)."""
        facts, table, seat = state.facts, state.table, action.seat
        hand = self.zones.hands[seat]
        table.move(action.cards[0], hand, self.zones.tables[seat])
        tell(table, "spot", seat, action.cards[0])
        tumbled, facts.tumbled, facts.rewarded = facts.tumbled, False, None
        if not table.zones[hand]:
            self.round_end.end(state, seat)
        elif tumbled:
            facts.pass_on()
        else:
            facts.phase = "play"
