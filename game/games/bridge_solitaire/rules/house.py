"""What the house does unasked: it counts winning tricks, bids, and answers a lead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.engine.cards import Card, Suit
from game.games.bridge_solitaire.rules.bids import PASS, SUITS, bid_number
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER
from game.patterns.tricks import beats

NO_TRUMP_LIMIT = 4
"""In no trump the house turns up so many cards at most in answer to a lead (BS-D6)."""
EVEN_SHAPES: Final = ([4, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 2])
"""The suit lengths that allow no trump with no joker, one and two."""


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


def allows_no_trump(hand: Sequence[Card]) -> bool:
    """Whether a hand of thirteen has one of the three shapes for no trump (BS-C3)."""
    lengths = [0, 0, 0, 0]
    jokers = 0
    for card in hand:
        if card.rank:
            lengths[SUITS.index(card.suit)] += 1
        else:
            jokers += 1
    lengths.sort(reverse=True)
    return lengths == EVEN_SHAPES[jokers]


def answers(card: Card, led: Card, trump: Suit | None) -> bool:
    """Whether a card turned up may answer the player's lead: its suit, a trump or a joker."""
    return card.suit is led.suit or card.suit is trump or not card.rank or not led.rank


def trick_winner(led: Card, answer: Card, leader: int, trump: Suit | None) -> int:
    """The side that takes a trick of two cards (BS-D8, BS-D9)."""
    if not led.rank or not answer.rank:
        both = not led.rank and not answer.rank
        return PLAYER if both and leader == HOUSE else HOUSE
    return 1 - leader if beats(answer, led, trump) else leader
