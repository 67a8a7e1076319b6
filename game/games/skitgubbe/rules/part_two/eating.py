"""Eating in part two: which cards a player takes up, the lowest one and all that touch it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card, pack
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText


def lowest_run(table: Sequence[Card]) -> int:
    """The number of cards at the start of the table that are eaten together (SK-4.5).

    The cards of a trick lie in rising order, so they are its first ones.
    """
    size, low = 0, table[0]
    for card in table:
        if card.rank != low.rank + size or card.suit is not low.suit:
            break
        size += 1
    return size


class Eating:
    """The cards that go from the table into a hand."""

    def __init__(self, zones: Zones, log: LogText) -> None:
        """Prepare to move cards between *zones*, and say so in *log*."""
        self.zones = zones
        self.log = log
        self.counts = {card: 1 << 3 * zones.count * (card.index % 54) for card in pack(copies=2)}
        """Where each card is counted in a drift, for the first hand."""
        self.places = [1 << 3 * hand for hand in range(zones.count)]
        """What brings such a count to another hand."""

    def take_up(self, state: State[SkitgubbeFacts], hand: Seat) -> None:
        """Move the lowest run on the table to the eater's hand (SK-4.5)."""
        zones, table = self.zones, state.table
        lying = table.zones[zones.table]
        cards = lying[: lowest_run(lying)]
        if table.record is not None:
            self.log.eats(table, hand, cards)
        self._follow(state.facts, cards, hand)
        table.lay(cards, zones.table, zones.hands[hand])

    def _follow(self, facts: SkitgubbeFacts, cards: Sequence[Card], eater: Seat) -> None:
        """Take the eaten plays off the table, and note which cards changed hands.

        A count of each face in each hand has three bits of a long number to itself, where changes
        of two either way have room; so two positions are the same exactly when their drifts are.
        All cards that change hands do so openly: the drift tells nothing that is hidden.
        """
        at = 0
        while at < len(cards):
            size, owner = facts.plays.pop(0), facts.players.pop(0)
            moved = sum(map(self.counts.__getitem__, cards[at : at + size]))
            facts.drift += moved * (self.places[eater] - self.places[owner])
            at += size
