"""Cards: one object for each physical card, so that identity is equality."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from operator import attrgetter
from typing import Final

RANKS = "??23456789TJQKA"
"""Rank letters by rank number: 2 to 14, the ace high."""


class Suit(StrEnum):
    """A suit by its letter; a joker's is ``*``."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"
    JOKER = "*"

    @property
    def word(self) -> str:
        """The suit as a word in a sentence: ``hearts``."""
        return self.name.lower()


class Card:
    """One physical card: rank 2 to 14 (a joker's is 0), suit, and which copy of it.

    There is never more than one object for a card, so ``is`` and ``==`` agree. *index* numbers
    the cards of a pack without gaps: 0 to 51 clubs to spades, 52 and 53 jokers, then the same
    again for a second copy. Its cards are written with a mark, ``5d'``, its jokers ``*3``, ``*4``.

    Cards have no ``<``, with which every search through a hand would take five times as long;
    :data:`pack_order` sorts them.
    """

    __slots__ = ("copy", "index", "rank", "suit", "text")

    rank: int
    suit: Suit
    copy: int
    index: int
    text: str

    def __init__(self, index: int) -> None:
        """Build card *index*; other modules call :func:`numbered` or :func:`card`."""
        self.index = index
        self.copy, place = divmod(index, 54)
        if place >= 52:
            self.suit = Suit.JOKER
            self.rank = 0
            self.text = f"*{place - 51 + 2 * self.copy}"
        else:
            self.suit = tuple(Suit)[place // 13]
            self.rank = place % 13 + 2
            self.text = RANKS[self.rank] + self.suit.value + "'" * self.copy

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker."""
        return self.rank == 0

    @property
    def face(self) -> int:
        """The printed face as a number: the same for both copies of a card."""
        return self.index % 54

    @property
    def words(self) -> str:
        """The card in words: ``queen of hearts``, ``joker``."""
        if self.is_joker:
            return "joker"
        names = {11: "jack", 12: "queen", 13: "king", 14: "ace"}
        return f"{names.get(self.rank, str(self.rank))} of {self.suit.word}"

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return numbered, (self.index,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


pack_order: Final = attrgetter("index")
"""The key by which cards are sorted as they lie in a new pack."""


@cache
def numbered(index: int) -> Card:
    """Return the card with this index, always the same object."""
    return Card(index)


def card(text: str) -> Card:
    """Return the card written ``5d``, ``Th``, ``*1`` to ``*4`` or, for a second copy, ``5d'``.

    Raises:
        ValueError: when no card is written so.
    """
    if text in ("*1", "*2", "*3", "*4"):
        copy, place = divmod(int(text[1]) - 1, 2)
        return numbered(54 * copy + 52 + place)
    plain = text.rstrip("'")
    copy = len(text) - len(plain)
    if len(plain) == 2 and plain[0] in RANKS[2:] and plain[1] in "cdhs":
        return numbered(54 * copy + "cdhs".index(plain[1]) * 13 + RANKS.index(plain[0]) - 2)
    raise ValueError(f"“{text}” is no card: write a rank 2-9 T J Q K A and a suit c d h s, or *1.")


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards written with blanks between them: ``5d 9c Kh``."""
    return tuple(card(word) for word in text.split())


@cache
def pack(jokers: int = 0, copies: int = 1) -> tuple[Card, ...]:
    """Return *copies* packs of 52 cards with *jokers* (0 to 2) each, in index order."""
    return tuple(
        numbered(54 * copy + place) for copy in range(copies) for place in range(52 + jokers)
    )
