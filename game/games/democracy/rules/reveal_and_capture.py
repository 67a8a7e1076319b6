"""Reveal and capture: all votes are turned up; the winner takes them, or in a tie each its own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.cards import Card
from game.engine.table import Table
from game.games.democracy.rules.facts import DemocracyState
from game.games.democracy.rules.island_end import IslandEnd
from game.games.democracy.rules.scoring import add_points
from game.games.democracy.rules.upcard import turn_up
from game.games.democracy.rules.vote_winner import winner as vote_winner
from game.games.democracy.rules.zones import Zones
from game.games.democracy.text import log_text


class RevealAndCapture:
    """What happens when everybody has voted."""

    def __init__(self, zones: Zones, seats: int, island_end: IslandEnd) -> None:
        """Prepare the reveals; *island_end* follows the last trick of a day."""
        self.zones = zones
        self.seats = seats
        self.island_end = island_end

    def reveal(self, state: DemocracyState, rng: Random) -> None:
        """Show all cards; the winner or their owners capture them (DM-2.3 to 2.5)."""
        facts, table, zones = state.facts, state.table, self.zones
        cards_in = table.zones
        chosen = [cards_in[zone][0] for zone in zones.chosen]
        turned = cards_in[zones.upcard]
        winner = vote_winner(chosen, turned[0] if turned else None)
        if winner is None:
            for seat, card in enumerate(chosen):
                add_points(facts.points, seat, (card,))
        else:
            add_points(facts.points, winner, chosen + turned)
        if table.record is not None:
            self._show(table, chosen)
            log_text.outcome(state, zones, winner, chosen, turned)
        if winner is None:
            for seat in range(self.seats):
                table.draw(zones.chosen[seat], zones.won[seat])
            table.move_all(zones.upcard, zones.discarded, up=True)
        else:
            table.gather(zones.trick if turned else zones.chosen, zones.won[winner])
        facts.voted = 0
        if cards_in[zones.hands[0]]:
            facts.trick += 1
            turn_up(state, zones)
        else:
            self.island_end.end_day(state, rng)

    def _show(self, table: Table, chosen: Sequence[Card]) -> None:
        """Turn all chosen cards up."""
        for card, zone in zip(chosen, self.zones.chosen, strict=True):
            table.turn(card, zone, True)
        log_text.reveal(table, chosen)
