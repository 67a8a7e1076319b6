"""Rewards in Fire Gibbon: who was right lays a hand card open as a fire spot, and may have won."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.round_end import RoundEnd
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text.log_text import opened, reward
from game.games.fire_gibbon.text.standing_text import standing


class Rewards:
    """How a seat is rewarded for a doubt, a true card or another's tumble."""

    def __init__(self, zones: Zones, round_end: RoundEnd) -> None:
        """Prepare the rewards; *round_end* follows one that leaves no hand card."""
        self.zones = zones
        self.round_end = round_end

    def grant(self, state: FireState, seat: Seat) -> None:
        """Let *seat* choose a card, after a doubt or another one's tumble."""
        facts = state.facts
        facts.phase, facts.rewarded = "reward", seat
        if state.table.record is not None:
            reward(state.table, seat, after_tumble=facts.tumbler is not None)

    def grant_after_tumble(self, state: FireState, raiser: Seat | None) -> None:
        """Reward the *raiser* of the flame, if there was one who did not tumble (FG-X3)."""
        if raiser is None or raiser == state.facts.tumbler:
            state.facts.pass_on()
        else:
            self.grant(state, raiser)

    def show(self, state: FireState, action: Action, rng: Random) -> None:
        """Let the rewarded seat open a fire spot; without hand cards it has won (FG-A1, A2)."""
        facts, table, seat = state.facts, state.table, action.seat
        hand = self.zones.hands[seat]
        table.move(action.cards[0], hand, self.zones.tables[seat])
        if table.record is not None:
            opened(table, seat, action.cards[0], standing(state, self.zones))
        facts.rewarded = None
        if not table.zones[hand]:
            self.round_end.end(state, seat)
        elif facts.tumbler is not None:
            facts.pass_on()
        else:
            facts.phase = "play"
