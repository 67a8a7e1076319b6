"""The words of Pitch for bids and card counts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.games.pitch.rules.facts import SMUDGE, Tally

NUMBERS = {2: "two", 3: "three", 4: "four", SMUDGE: "smudge"}
"""Bids in words."""

RANKS: Mapping[int, str] = MappingProxyType(
    {10: "ten", 11: "jack", 12: "queen", 13: "king", 14: "ace"}
)
"""The ranks that count for Game, in words."""


def bid_text(bid: int) -> str:
    """A call as a tag: ``3``, ``smudge``, ``pass``."""
    return {0: "pass", SMUDGE: "smudge"}.get(bid, str(bid))


def bid_words(bid: int) -> str:
    """A bid in a sentence: ``3``, ``a smudge``."""
    return {SMUDGE: "a smudge"}.get(bid, str(bid))


def count_text(tally: Tally) -> str:
    """The card counts, highest first: ``21–7``."""
    return "–".join(str(count) for count in sorted(tally.counts, reverse=True))


def minus(points: int) -> str:
    """Points with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)
