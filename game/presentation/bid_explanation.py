"""The explanation of a bid: a sum, line by line."""

from __future__ import annotations

from typing import NamedTuple


class BidReason(NamedTuple):
    """A line of the sum: a sign, what it is counted from, and the figure."""

    icon: str
    """A suit: ``heart``; empty for the line of the sum."""
    words: str
    figure: str
    chosen: bool = False
    """Whether the eye should fall on it."""


class BidExplanation(NamedTuple):
    """Why a side bids or passes, as a sum of what it counts and what follows from it."""

    title: str
    heads: tuple[str, str, str]
    """Over the signs, the words and the figures."""
    lines: tuple[BidReason, ...]
    ends: tuple[str, ...] = ()
    """What follows from it, in whole sentences."""
