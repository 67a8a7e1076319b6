"""Going out in part two: who has no cards left is out, and the last one is the Goat (SK-4.7)."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SkitgubbeFacts, SkitgubbeState
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText


class GoingOut:
    """Who is out, in which place, and who is left."""

    def __init__(self, zones: Zones, log: LogText) -> None:
        """Prepare to look at the hands in these *zones*."""
        self.zones = zones
        self.log = log

    def go_out(self, state: SkitgubbeState, hands: list[Seat]) -> None:
        """Let empty *hands* go out; a player is out with the last hand (SK-4.7)."""
        zones, facts, cards_in = self.zones, state.facts, state.table.zones
        place = 1 + sum([place > 0 for place in facts.places])
        for hand in hands:
            player = zones.owner[hand]
            if cards_in[zones.hands[hand]] or facts.places[player]:
                continue
            facts.idle = 0
            if any(cards_in[zones.hands[other]] for other in zones.of_player(player)):
                self.log.empty(state.table, hand)
            else:
                facts.places[player] = place
                self.log.goes_out(state, hand, place)

    def is_over(self, facts: SkitgubbeFacts) -> bool:
        """Whether all cards left belong to one player."""
        return facts.places.count(0) <= 1

    def goat(self, facts: SkitgubbeFacts) -> Seat | None:
        """The player who is left with cards; None if nobody is."""
        return next((player for player, place in enumerate(facts.places) if not place), None)
