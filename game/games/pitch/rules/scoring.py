"""Scoring a hand of Pitch: the four points, and what they do to the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.cards import Card, Suit, pack
from game.games.pitch.rules.facts import SMUDGE, Point

GAME_COUNT: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 1, 2, 3, 4)
"""Card count for Game by rank number: ten 10, jack 1, queen 2, king 3, ace 4."""
COUNTING: Final = frozenset(card for card in pack() if GAME_COUNT[card.rank])
"""The cards that count for Game."""
JACK = 11


def card_counts(piles: Sequence[Sequence[Card]]) -> list[int]:
    """Card count for Game of each side's captured cards."""
    return [sum([GAME_COUNT[card.rank] for card in pile]) for pile in piles]


def counting_cards(piles: Sequence[Sequence[Card]]) -> tuple[tuple[Card, ...], ...]:
    """The cards of each side that count for Game."""
    return tuple([tuple(filter(COUNTING.__contains__, pile)) for pile in piles])


def four_points(
    piles: Sequence[Sequence[Card]], trump: Suit, counts: Sequence[int], holder: int | None = None
) -> tuple[Point, ...]:
    """High, Low, Jack and Game of a played hand (PT-D1, PT-D2).

    *piles* are the captured cards by side. *holder* is the side whose player played the lowest
    trump, given when Low goes to the holder; otherwise Low goes to the side that captured it.
    """
    trumps = {c.rank: (c, side) for side, pile in enumerate(piles) for c in pile if c.suit is trump}
    high = trumps[max(trumps)] if trumps else (None, None)
    low, captor = trumps[min(trumps)] if trumps else (None, None)
    best = max(counts)
    return (
        Point("High", *high),
        Point("Low", low, captor if holder is None else holder),
        Point("Jack", *trumps.get(JACK, (None, None))),
        Point("Game", None, counts.index(best) if counts.count(best) == 1 else None),
    )


def gains(
    points: Sequence[Point], tricks: Sequence[int], bidder: int, bid: int
) -> tuple[bool, list[int]]:
    """Whether side *bidder* made its *bid*, and how each score changes (PT-D3 to PT-D5).

    *tricks* are the tricks won by side.
    """
    won = [0] * len(tricks)
    for point in points:
        if point.side is not None:
            won[point.side] += 1
    if bid == SMUDGE:
        made = won[bidder] == 4 and tricks[bidder] == sum(tricks)
        won[bidder] = SMUDGE if made else -SMUDGE
    else:
        made = won[bidder] >= bid
        if not made:
            won[bidder] = -bid
    return made, won
