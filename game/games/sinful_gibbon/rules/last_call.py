"""The last call of Sinful Gibbon: the deck is empty, and the round closes if nobody doubts."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.rules.round_end import RoundEnd
from game.games.sinful_gibbon.rules.zones import Zones
from game.games.sinful_gibbon.text.log_text import tell


class LastCall:
    """When everybody may doubt the last card, and who closes the round."""

    def __init__(self, zones: Zones, round_end: RoundEnd) -> None:
        """Prepare the last call on these *zones*; then *round_end* counts."""
        self.zones = zones
        self.round_end = round_end

    def is_due(self, state: SinfulState) -> bool:
        """Whether a card just laid may be doubted by everybody: the deck is empty (SG-P3)."""
        return not state.table.zones[self.zones.deck]

    def accept(self, state: SinfulState, action: Action) -> None:
        """Ask the next seat, clockwise; when nobody doubts, the round is closed (SG-X1 to X3)."""
        facts = state.facts
        tell(state.table, "accept", action.seat)
        following = facts.next_to(action.seat)
        if following != facts.accused:
            facts.turn = following
        else:
            self.close(state, following)

    def close(self, state: SinfulState, closer: Seat) -> None:
        """End the round without a Braveheart: nobody doubts the last card (SG-X3, R25)."""
        state.facts.closer = closer
        tell(state.table, "closer", closer)
        self.round_end.end(state)
