"""The refill of Indian Chief: all draw up to eight cards, and old melds are shuffled in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.cards import Card
from game.games.indian_chief.rules.dealing import begin_turn
from game.games.indian_chief.rules.facts import HAND, TURNS, ChiefState
from game.games.indian_chief.rules.zones import Zones
from game.games.indian_chief.text import log_text


class Refill:
    """How hands are filled up; the next turn begins then."""

    def __init__(self, zones: Zones, seats: int) -> None:
        """Prepare to deal to *seats* players."""
        self.zones = zones
        self.gathered = tuple((meld, zones.stub) for meld in zones.melds)
        """From where to where each meld goes in the end."""
        self.seats = seats

    def refill(self, state: ChiefState, rng: Random) -> None:
        """Let all draw up to eight cards, from the dealer's left (IC-E1, E2)."""
        facts, table = state.facts, state.table
        zones, stub = table.zones, self.zones.stub
        for seat, card in facts.stolen:
            table.turn(card, self.zones.hands[seat], up=False)
        hands, melds = self.zones.rounds[facts.dealer], self.zones.melds
        table.fill(stub, hands, HAND)
        if not zones[stub] and self._short(zones) and any(zones[meld] for meld in melds):
            log_text.gathers(table)
            self._gather(state, rng, HAND * self.seats)
            table.fill(stub, hands, HAND)
        if table.record is not None:
            log_text.returns(table)
        self._gather(state, rng, self._most_drawn(state))  # IC-F1
        begin_turn(state, self.zones, self.seats)

    def _short(self, zones: Sequence[Sequence[Card]]) -> bool:
        return any(len(zones[hand]) < HAND for hand in self.zones.hands)

    def _most_drawn(self, state: ChiefState) -> int:
        """The most cards that can be drawn after the coming turn, the last of which needs none."""
        facts, zones = state.facts, state.table.zones
        if facts.turn + 1 >= TURNS:
            return 0
        held = sum([len(zones[hand]) for hand in self.zones.hands])
        largest = sum(map(int.bit_length, facts.open)) - self.seats
        return HAND * self.seats - held + largest

    def _gather(self, state: ChiefState, rng: Random, top: int) -> None:
        """Shuffle all cards still lying in melds into the stub, where *top* may be drawn."""
        state.table.sweep(self.gathered)
        state.table.shuffle(self.zones.stub, rng, top)
