"""A trick of Vendetta: a match or a run before a seat, and which cards fit it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from game.engine.cards import Card, Suit
from game.engine.zones import Seat

ACE = 14
LOW_ACE = 1
"""An ace below the two (R2)."""
MOST = 26
"""There can be no more tricks: each has at least two of 52 cards."""
LONGEST_RUN = 5
WHOLE_MATCH = 4
JOKER_BIT = 1
BITS: Final = (JOKER_BIT, 0, *(1 << rank for rank in range(2, ACE)), 1 << LOW_ACE | 1 << ACE)
"""A card as a bit by its rank number; an ace is both ends of the ladder, a joker is bit 0."""
LADDER = 0x7FFE
"""The bits of all ranks, low ace to high ace."""


class Trick(NamedTuple):
    """The public measures of a trick beside its cards; its number is T1, T2, ...

    Jokers lie on it, but are no part of it (VD-4.1, R5).
    """

    owner: Seat
    run: bool
    """A run; otherwise a match."""
    low: int
    """The rank of a match; the lowest rank of a run, 1 for an ace below the two."""
    size: int
    """Natural cards."""
    suit: Suit | None
    """The suit of a flush run, None for all other tricks."""
    fits: int
    """The ranks that can join it now, as bits; 0 when it is closed."""
    reach: int
    """The ranks that can join it together with others, as bits (R4)."""

    @property
    def closed(self) -> bool:
        """Whether it is complete, so that only a joker can steal it."""
        return not self.fits

    @property
    def high(self) -> int:
        """The highest rank."""
        return self.low + self.size - 1 if self.run else self.low

    @property
    def kind(self) -> str:
        """The word of the rules: ``match`` or ``run``."""
        return "run" if self.run else "match"

    @property
    def wanted(self) -> tuple[int, ...]:
        """The ranks that can join it, lowest first."""
        return tuple(rank for rank in range(LOW_ACE, ACE + 1) if self.fits >> rank & 1)

    def joined(self, cards: Sequence[Card], owner: Seat) -> Trick:
        """The trick with natural cards that fit it, now of *owner* (VD-2.2)."""
        _, run, low, size, suit, _, reach = self
        if run:
            under = reach & (1 << low) - 1
            for card in cards:
                if BITS[card.rank] & under:
                    low -= 1
                if card.suit is not suit:
                    suit = None
        return built(owner, run, low, size + len(cards), suit)

    def taken(self, owner: Seat) -> Trick:
        """The same trick before another seat."""
        return built(owner, self.run, self.low, self.size, self.suit)

    def place(self, card: Card) -> int:
        """The place of a card that fits: a match goes by suit, a run by rank.

        The ace stands low in a run so low that it cannot reach up to the king.
        """
        if not self.run:
            return card.index
        return LOW_ACE if card.rank == ACE and self.low <= LONGEST_RUN else card.rank


@cache  # there are few, and most are met again
def built(owner: Seat, run: bool, low: int, size: int, suit: Suit | None) -> Trick:
    """A trick of these measures, open or closed (VD-2.1, 2.2)."""
    if size == (LONGEST_RUN if run else WHOLE_MATCH):
        fits = reach = 0
    elif run:
        fits = (1 << low - 1 | 1 << low + size) & LADDER
        reach = fits
        for more in range(2, LONGEST_RUN - size + 1):
            reach |= (1 << low >> more | 1 << low + size - 1 + more) & LADDER
    else:
        fits = reach = 1 << low
    return Trick(owner, run, low, size, suit, fits, reach)


def formed(owner: Seat, cards: Sequence[Card]) -> Trick | None:
    """The trick that these natural cards make; None if they are no legal match or run."""
    size = len(cards)
    if all(card.rank == cards[0].rank for card in cards):
        lawful = 2 <= size <= WHOLE_MATCH and cards[0].rank > 0
    else:
        lawful = 3 <= size <= LONGEST_RUN and ladder(cards) is not None
    return laid_down(owner, in_order(cards)) if lawful else None


def laid_down(owner: Seat, cards: Sequence[Card]) -> Trick:
    """The trick of natural cards that make one, named from the lowest to the highest (VD-2.1)."""
    first, size = cards[0], len(cards)
    rank = first.rank
    if rank == cards[1].rank:
        return built(owner, False, rank, size, None)
    suit: Suit | None = first.suit
    for card in cards:
        if card.suit is not suit:
            suit = None
    return built(owner, True, LOW_ACE if rank == ACE else rank, size, suit)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards from the lowest to the highest; an ace below the two, if there is one (R2)."""
    row = sorted(cards, key=lambda card: card.rank)
    if row and row[-1].rank == ACE and row[0].rank == 2:
        row.insert(0, row.pop())
    return row


def ladder(cards: Iterable[Card]) -> int | None:
    """The lowest rank of the unbroken row these cards make, however long; None if they do not.

    The ace stands next to the two (then it counts as 1) or next to the king (R2).
    """
    ranks = [card.rank for card in in_order(cards)]
    if not ranks or not ranks[0]:
        return None
    if ranks[:2] == [ACE, 2]:
        ranks[0] = LOW_ACE
    return ranks[0] if ranks == list(range(ranks[0], ranks[0] + len(ranks))) else None


def naturals(cards: Iterable[Card]) -> list[Card]:
    """The cards that count: all but the jokers (VD-6.2)."""
    return [card for card in cards if card.rank]


def jokers(cards: Iterable[Card]) -> list[Card]:
    """The jokers among some cards."""
    return [card for card in cards if not card.rank]
