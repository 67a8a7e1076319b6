"""Rank values: how high a card ranks and what it is worth where a game has ranks of its own."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import RANKS, Card


def rank_position(card: Card, ranks: Sequence[str]) -> int | None:
    """How far from the top of *ranks* (``5:5`` from high to low) a card stands."""
    sign = _sign(card)
    return next((at for at, one in enumerate(ranks) if one.partition(":")[0] == sign), None)


def rank_worth(card: Card, ranks: Sequence[str]) -> str:
    """What a card is worth by *ranks*; nothing where they do not tell."""
    at = rank_position(card, ranks)
    return "" if at is None else ranks[at].partition(":")[2]


def rank_height(card: Card, ranks: Sequence[str]) -> int:
    """A number that is larger for a higher card; where the order is odd, jokers are above all."""
    if not ranks:
        return card.rank
    at = rank_position(card, ranks)
    return 1 if at is None else -at


def _sign(card: Card) -> str:
    """The rank as it stands in a strip of ranks; a joker has none."""
    if card.is_joker:
        return ""
    return "10" if card.rank == 10 else RANKS[card.rank]
