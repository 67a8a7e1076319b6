"""Wars of part one: who ties for the highest card plays on, or all take their cards back."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SkitgubbeFacts, SkitgubbeState
from game.games.skitgubbe.rules.part_one.sluffs import Sluffs
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText


def tied_for_top(facts: SkitgubbeFacts) -> tuple[Seat, ...]:
    """The hands that played the highest rank of the round; one alone has won (SK-2.13)."""
    top = facts.top
    return tuple([h for h, s in zip(facts.round, facts.played, strict=True) if s == top])


class Wars:
    """How a war begins, and when it cannot be fought."""

    def __init__(self, zones: Zones, sluffs: Sluffs, log: LogText) -> None:
        """Prepare the wars on these *zones*."""
        self.zones = zones
        self.sluffs = sluffs
        self.log = log

    def declare(self, state: SkitgubbeState, tied: tuple[Seat, ...]) -> bool:
        """Begin a round of the *tied*; False if one of them has nothing to play (SK-2.14)."""
        facts = state.facts
        self.log.war(state.table, tied)
        facts.round, facts.played, facts.top = tied, [], 0
        zones, hands = state.table.zones, self.zones.hands
        return bool(self.sluffs.live(state)) or all(zones[hands[hand]] for hand in tied)

    def take_back(self, state: SkitgubbeState) -> None:
        """All take back what they put into an irreconcilable trick (SK-2.15)."""
        zones, table, facts = self.zones, state.table, state.facts
        self.log.irreconcilable(table)
        for card, hand in zip(table.zones[zones.pile][:], facts.laid_by, strict=True):
            table.move(card, zones.pile, zones.hands[hand])
