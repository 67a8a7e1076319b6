"""Legal lays: the new tricks in a hand, and the cards of it that join an open trick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import TypeAlias

from game.engine.cards import Card, pack_order
from game.games.vendetta.rules.tricks import (
    ACE,
    BITS,
    LADDER,
    LONGEST_RUN,
    LOW_ACE,
    WHOLE_MATCH,
    Trick,
)

Cards: TypeAlias = tuple[Card, ...]
PAIRS = LADDER & ~(1 << LOW_ACE)
"""The bits of all ranks, where an ace counts once."""
Ranked: TypeAlias = Sequence[Cards]
"""A hand by rank number, each rank in order of suits; aces stand at both ends, nothing beyond."""


def new_tricks(hand: Sequence[Card], twice: int, lows: int) -> list[Cards]:
    """All matches and then all runs in a hand, lowest first (VD-2.1).

    *twice* are the ranks it has more than once, *lows* those that begin a run, as bits.
    """
    found: list[Cards] = []
    rows = _ranked(hand)
    twice &= PAIRS
    while twice:
        rank = (twice & -twice).bit_length() - 1
        twice &= twice - 1
        row = rows[rank]
        if len(row) == 2:  # nearly always
            one, other = row
            if one.index > other.index:
                rows[rank] = row = (other, one)
            found.append(row)
        else:
            rows[rank] = row = tuple(sorted(row, key=pack_order))
            for size in range(2, len(row) + 1):
                found += combinations(row, size)
    if lows:
        rows[LOW_ACE] = rows[ACE]
        while lows:
            low = (lows & -lows).bit_length() - 1
            lows &= lows - 1
            for after in range(low + 3, low + LONGEST_RUN + 1):
                if not rows[after - 1]:
                    break
                found += product(*rows[low:after])
    return found


def joining(trick: Trick, hand: Sequence[Card]) -> list[Cards]:
    """All sets of hand cards that can be added to an open trick at once (VD-2.2, R4)."""
    _, run, low, size, _, _, reach = trick
    fitting = _of_ranks(hand, reach)
    if run:
        return _at_both_ends(low, low + size, LONGEST_RUN - size, _ranked(fitting))
    room = WHOLE_MATCH - size
    return [cards for count in range(1, room + 1) for cards in combinations(fitting, count)]


def _at_both_ends(low: int, top: int, room: int, rows: Ranked) -> list[Cards]:
    """Cards for a run of the ranks *low* to *top* - 1 that has room for so many more."""
    found: list[Cards] = []
    for under in range(room + 1):
        if under and not rows[low - under]:
            break
        for over in range(room - under + 1):
            if over and not rows[top + over - 1]:
                break
            if under or over:
                found += product(*rows[low - under : low], *rows[top : top + over])
    return found


def _of_ranks(hand: Iterable[Card], ranks: int) -> list[Card]:
    """The cards of some ranks, given as bits, in the order of the pack."""
    found: list[Card] = []
    bits = BITS
    for card in hand:
        if bits[card.rank] & ranks:
            found.append(card)
    if len(found) == 2:  # nearly always, and quicker than to sort
        one, other = found
        return found if one.index < other.index else [other, one]
    found.sort(key=pack_order)
    return found


def _ranked(cards: Iterable[Card]) -> list[Cards]:
    """Cards by rank, those of one rank as they come."""
    rows: list[Cards] = [()] * (ACE + 2)
    for card in cards:
        rows[card.rank] += (card,)
    rows[LOW_ACE] = rows[ACE]
    return rows
