"""The deal of Fire Gibbon: who deals, how many cards each gets, and who starts.

Between two rounds the Braveheart changes chairs; whoever is chosen for that deals next.
"""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text.log_text import tell


class Dealing:
    """How each round is dealt."""

    def __init__(self, zones: Zones, seats: int, options: FireGibbonOptions) -> None:
        """Prepare to deal to *seats* players with their *options*."""
        self.zones = zones
        self.seats = seats
        self.cards = options.cards(seats)

    def first_deal(self, state: FireState, rng: Random) -> None:
        """Draw the first dealer, and deal (FG-D1)."""
        self.deal(state, rng, int(rng.random() * self.seats))

    def deal(self, state: FireState, rng: Random, dealer: Seat) -> None:
        """Gather all cards, shuffle and deal (FG-D2, D3)."""
        facts, table, zones = state.facts, state.table, self.zones
        for zone in (zones.fire, zones.discards, *zones.tables, *zones.hands):
            table.move_all(zone, zones.deck)
        facts.burn_out()
        facts.hat = facts.rewarded = facts.braveheart = facts.tumbler = None
        facts.dealer = dealer
        table.shuffle(zones.deck, rng)
        tell(table, "deal", dealer)
        facts.turn = seat = facts.next_to(dealer)
        for _ in range(min(self.cards * self.seats, len(table.zones[zones.deck]))):
            table.draw(zones.deck, zones.hands[seat])
            seat = facts.next_to(seat)
        facts.phase, facts.doubted = "turn", False


class SeatSwap:
    """How two players change chairs; the next round is dealt at once."""

    def __init__(self, options: FireGibbonOptions, dealing: Dealing) -> None:
        """Prepare the swap; *dealing* deals the round that follows."""
        self.options = options
        self.dealing = dealing

    def swap(self, state: FireState, action: Action, rng: Random) -> None:
        """Let the Braveheart change chairs with another seat, who deals next (FG-M2, M3)."""
        facts, one, other = state.facts, action.seat, action.value
        assert other is not None
        tell(state.table, "swap", one, value=other)
        exchanged = {one: other, other: one}
        facts.chairs = tuple(exchanged.get(seat, seat) for seat in facts.chairs)
        facts.mask = one if self.options.mask else None
        self.dealing.deal(state, rng, other)
