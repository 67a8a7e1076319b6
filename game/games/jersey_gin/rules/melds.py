"""Melds: sets and runs of one pack, ace low; which a hand holds, and which cards make them longer.

A handful of cards is an integer with one bit for each card: suit after suit, ace to king, and an
empty bit above every king, so that a shift never carries a run into the next suit. Such a number
is called a *mask* here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from game.engine.cards import Card, numbered

Mask: TypeAlias = int

STRIDE = 14
"""Bits from a card to the same rank of the next suit: thirteen ranks and the empty bit."""
COLUMN = 1 | 1 << STRIDE | 1 << 2 * STRIDE | 1 << 3 * STRIDE
"""The four aces; shifted by n, the four cards n ranks higher."""
SUIT = (1 << 13) - 1
DECK = SUIT * COLUMN
BITS: tuple[int, ...] = tuple(1 << STRIDE * (index // 13) + (index + 1) % 13 for index in range(52))
"""The bit of each card by its index."""


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the cards as a mask."""
    return sum([BITS[card.index] for card in cards])


def cards_in(mask: Mask) -> tuple[Card, ...]:
    """Return the cards of a mask: clubs to spades, each suit from the ace up."""
    cards = []
    while mask:
        low = mask & -mask
        suit, rank = divmod(low.bit_length() - 1, STRIDE)
        cards.append(numbered(suit * 13 + (rank - 1) % 13))
        mask ^= low
    return tuple(cards)


def covered(hand: Mask) -> Mask:
    """Return the cards that lie in at least one meld of the hand."""
    starts = hand & hand >> 1 & hand >> 2
    return starts | starts << 1 | starts << 2 | hand & _three_alike(hand) * COLUMN


def melds_in(hand: Mask) -> list[Mask]:
    """Return every set and run that can be made from the hand, by lowest card."""
    melds = []
    starts = hand & hand >> 1 & hand >> 2
    while starts:
        low = starts & -starts
        starts ^= low
        run, top = 7 * low, 4 * low
        while hand & top:
            melds.append(run)
            top <<= 1
            run |= top
    ranks = _three_alike(hand)
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        alike = hand & low * COLUMN
        melds.append(alike)
        if alike == low * COLUMN:
            melds += [alike ^ low << STRIDE * suit for suit in range(4)]
    if len(melds) > 1:
        melds.sort(key=_lowest)
    return melds


def is_meld(mask: Mask) -> bool:
    """Return whether these cards together are a set or a run."""
    return mask.bit_count() >= 3 and (is_run(mask) or _three_of_rank(mask))


def is_run(meld: Mask) -> bool:
    """Return whether cards, at least one, are of one suit and follow each other."""
    return not meld & meld + (meld & -meld) and not meld & ~DECK


def lay_off_cards(meld: Mask) -> Mask:
    """Return the cards that each make a meld again when added to *meld*."""
    low = meld & -meld
    over = meld + low
    if meld & over:
        return COLUMN << (low.bit_length() - 1) % STRIDE & ~meld
    return (over | low >> 1) & DECK


def sort_cards(group: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards in the order of this module: suit by suit, each from the ace up."""
    return tuple(sorted(group, key=_place))


def sort_groups(groups: Iterable[tuple[Card, ...]]) -> tuple[tuple[Card, ...], ...]:
    """Sort groups by their first cards."""
    return tuple(sorted(groups, key=lambda group: [_place(card) for card in group]))


def is_run_round_the_ace(cards: Iterable[Card]) -> bool:
    """Return whether cards of one suit would be a run if it could go past the king."""
    held = mask_of(cards)
    low = held & -held
    suit = (low.bit_length() - 1) // STRIDE
    row = held >> STRIDE * suit
    if row & ~SUIT or row.bit_count() < 3 or not (row & 1 and row >> 12 & 1):
        return False
    missing = SUIT ^ row
    return missing == 0 or is_run(missing)


def _place(card: Card) -> int:
    return BITS[card.index] if card.index < 52 else card.index << 4 * STRIDE


def _lowest(meld: Mask) -> tuple[int, int]:
    return meld & -meld, meld


def _three_alike(hand: Mask) -> int:
    a = hand & SUIT
    b = hand >> STRIDE & SUIT
    c = hand >> 2 * STRIDE & SUIT
    d = hand >> 3 * STRIDE
    return a & b & (c | d) | c & d & (a | b)


def _three_of_rank(mask: Mask) -> bool:
    rank = _three_alike(mask)
    return rank.bit_count() == 1 and not mask & ~(rank * COLUMN)
