"""The seven deadly sins: what a round of Sinful Gibbon costs each player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.engine.cards import Card, Suit
from game.engine.zones import Seat

HEARTS = Suit.HEARTS  # a member looked up on its class is slow
PRIDE: Final = (20, 0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 20, 20, 20, 20)
"""What a card face up costs by rank number: the joker, then two to ace (SG-S1, N4)."""
TINY = 20
"""A sideways pile, a heart face up, a heart less than the player with the most."""
GREAT = 50
"""Wrath, gluttony and jealousy, each."""


class Shame(NamedTuple):
    """What lies before one player when the sins are counted."""

    faces: Sequence[Card]
    """All cards face up: tops of lost piles, a thrown card, leftovers."""
    under: Sequence[int]
    """For each lost pile the cards under its top."""
    sideways: int
    """How many of the lost piles lie sideways."""
    hearts: int
    """Accepted hearts, whatever they really are (SG-S13)."""


class Sins(NamedTuple):
    """The penalty points of a round, each row by seat (SG-S1 to S7)."""

    pride: tuple[int, ...]
    sloth: tuple[int, ...]
    lust: tuple[int, ...]
    envy: tuple[int, ...]
    wrath: tuple[int, ...]
    gluttony: tuple[int, ...]
    jealousy: tuple[int, ...]

    @property
    def sums(self) -> tuple[int, ...]:
        """The points of the round by seat."""
        return tuple(map(sum, zip(*self, strict=True)))


HEART_SINS: Final = ("lust", "envy")
"""The rows a Braveheart is immune to."""


def count(shames: Sequence[Shame], braveheart: Seat | None, hat: Seat | None) -> Sins:
    """The sins of all players; *braveheart* and *hat* are the seats that are or wear it."""
    most_hearts = max([shame.hearts for shame in shames])
    lust = [TINY * hearts(shame.faces) for shame in shames]
    envy = [TINY * (most_hearts - shame.hearts) for shame in shames]
    if braveheart is not None:
        lust[braveheart] = envy[braveheart] = 0
    jealousy = [0] * len(shames)
    if hat is not None:
        jealousy[hat] = GREAT
    return Sins(
        tuple([pride(shame.faces) for shame in shames]),
        tuple([TINY * shame.sideways for shame in shames]),
        tuple(lust),
        tuple(envy),
        most([len(shame.under) - shame.sideways for shame in shames]),
        most([max(shame.under, default=0) for shame in shames]),
        tuple(jealousy),
    )


def pride(faces: Iterable[Card]) -> int:
    """The points these cards cost face up in any case (SG-S1)."""
    return sum([PRIDE[card.rank] for card in faces])


def hearts(faces: Iterable[Card]) -> int:
    """The number of these cards that are hearts or the joker (SG-S3, N4)."""
    return sum([card.suit is HEARTS or card.is_joker for card in faces])


def most(amounts: Sequence[int]) -> tuple[int, ...]:
    """The points of a great sin for each who has the most, unless it is nothing (SG-S8 to S10)."""
    greatest = max(amounts) or -1
    return tuple([GREAT * (amount == greatest) for amount in amounts])
