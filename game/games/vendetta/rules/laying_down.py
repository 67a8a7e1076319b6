"""Laying down in Vendetta: the new tricks that a hand allows, and how one is laid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from random import Random
from typing import TypeAlias

from game.engine.action import Action
from game.engine.cards import Card, pack_order
from game.games.vendetta.rules.facts import VendettaState
from game.games.vendetta.rules.passes import note_played
from game.games.vendetta.rules.tricks import ACE, LADDER, LONGEST_RUN, LOW_ACE, laid_down
from game.games.vendetta.rules.zones import Zones
from game.games.vendetta.text import log_text

Cards: TypeAlias = tuple[Card, ...]
PAIRS = LADDER & ~(1 << LOW_ACE)
"""The bits of all ranks, where an ace counts once."""
Ranked: TypeAlias = Sequence[Cards]
"""A hand by rank number, each rank in order of suits; aces stand at both ends, nothing beyond."""


class LayingDown:
    """How a new trick is laid before a seat."""

    def __init__(self, zones: Zones) -> None:
        """Prepare the places of tricks."""
        self.hands, self.spots = zones.hands, zones.spots

    def create(self, state: VendettaState, action: Action, rng: Random) -> None:
        """Lay a new trick before the seat (VD-2.1)."""
        facts, table = state.facts, state.table
        seat, _, cards, _, _, _ = action
        number = facts.next_number()
        trick = laid_down(seat, cards)
        table.lay(cards, self.hands[seat], table.open(self.spots[seat][number]))
        facts.lay(number, trick)
        if table.record is not None:
            log_text.creates(table, number, trick)
        note_played(facts, seat, len(cards))


def new_tricks(hand: Sequence[Card], twice: int, lows: int) -> list[Cards]:
    """All matches and then all runs in a hand, lowest first (VD-2.1).

    *twice* are the ranks it has more than once, *lows* those that begin a run, as bits.
    """
    found: list[Cards] = []
    twice &= PAIRS
    while twice:
        rank = (twice & -twice).bit_length() - 1
        twice &= twice - 1
        row = [card for card in hand if card.rank == rank]
        if len(row) == 2:  # nearly always
            one, other = row
            found.append((one, other) if one.index < other.index else (other, one))
        else:
            row.sort(key=pack_order)
            for size in range(2, len(row) + 1):
                found += combinations(row, size)
    if lows:
        rows = by_rank(sorted(hand, key=pack_order) if found else hand)
        while lows:
            low = (lows & -lows).bit_length() - 1
            lows &= lows - 1
            for after in range(low + 3, low + LONGEST_RUN + 1):
                if not rows[after - 1]:
                    break
                found += product(*rows[low:after])
    return found


def by_rank(cards: Iterable[Card]) -> list[Cards]:
    """Cards by rank, those of one rank as they come."""
    rows: list[Cards] = [()] * (ACE + 2)
    for card in cards:
        rows[card.rank] += (card,)
    rows[LOW_ACE] = rows[ACE]
    return rows
