"""The Braveheart of Sinful Gibbon: who wins a doubt with one card left throws it and is done.

What a Braveheart need not pay is in the scoring; that one starts the next round, in the dealing.
"""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.rules.round_end import RoundEnd
from game.games.sinful_gibbon.rules.zones import Zones
from game.games.sinful_gibbon.text.log_text import tell


class Braveheart:
    """How somebody becomes the Braveheart of a round."""

    def __init__(self, zones: Zones, round_end: RoundEnd) -> None:
        """Prepare the last throw on these *zones*; then *round_end* counts."""
        self.zones = zones
        self.round_end = round_end

    def has_won(self, state: SinfulState, winner: Seat) -> bool:
        """Whether the *winner* of a doubt has only one card left (SG-J7)."""
        return len(state.table.zones[self.zones.hands[winner]]) == 1

    def throw(self, state: SinfulState, winner: Seat, loser: Seat) -> None:
        """Throw the last card onto the shame of the *loser*, and end the round (SG-J7)."""
        facts, table, hand = state.facts, state.table, self.zones.hands[winner]
        card = table.zones[hand][0]
        facts.braveheart = winner
        tell(table, "braveheart", winner)
        table.move(card, hand, self.zones.thrown[loser])
        tell(table, "thrown", loser, card)
        self.round_end.end(state)
