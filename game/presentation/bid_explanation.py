"""The explanation of a bid: a sum on a slip of paper."""

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
    """A sum on a slip of paper that explains what a side has done."""

    title: str
    heads: tuple[str, str, str]
    """Over the signs, the words and the figures."""
    lines: tuple[BidReason, ...]
    ends: tuple[str, ...] = ()
    """What follows from it, in whole sentences."""
