"""The bid of the house: it counts the player's winning tricks, and calls a suit or passes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.engine.cards import Card, Suit
from game.games.bridge_solitaire.rules.bid_numbers import PASS, SUITS, bid_number


class Count(NamedTuple):
    """The player's winning tricks and lengths in clubs, diamonds, hearts and spades."""

    winners: tuple[int, ...]
    lengths: tuple[int, ...]


def winning_tricks(ranks: Iterable[int]) -> int:
    """The tricks a holding in one suit wins on paper against all other cards of the suit."""
    mine = sorted(ranks)
    theirs = [rank for rank in range(2, 15) if rank not in mine]
    won = 0
    while mine and theirs:
        if mine[-1] > theirs[-1]:
            won += 1
            mine.pop()
            theirs.pop(0)
        else:
            theirs.pop()
            mine.pop(0)
    return won + len(mine)


def counted(hand: Iterable[Card]) -> Count:
    """The count of a hand; jokers belong to no suit (R4)."""
    suits: dict[Suit, list[int]] = {suit: [] for suit in Suit}
    for card in hand:
        suits[card.suit].append(card.rank)
    return Count(
        tuple(winning_tricks(suits[suit]) for suit in SUITS),
        tuple(len(suits[suit]) for suit in SUITS),
    )


def shortest(count: Count) -> list[int]:
    """The strains, 1 for clubs to 4 for spades, of which the player holds fewest cards."""
    least = min(count.lengths)
    return [strain for strain, length in enumerate(count.lengths, 1) if length == least]


def call(count: Count, high: bool) -> int:
    """The bid of the house in the player's shortest suit, or PASS (*high*: ties, R1)."""
    level = 6 - sum(count.winners)
    if level <= 0:
        return PASS
    tied = shortest(count)
    return bid_number(level, tied[-1] if high else tied[0])
