"""The bluff record: how often one player lied and doubted in a match, and with what luck."""

from __future__ import annotations

from typing import NamedTuple


class BluffRecord(NamedTuple):
    """Lies and doubts of one player."""

    claims: int = 0
    """How often it said what a card is, or the like."""
    lies: int = 0
    """How often that was not so."""
    caught: int = 0
    """How many of the lies were doubted."""
    suspected: int = 0
    """How often it was doubted and had told the truth."""
    doubts: int = 0
    """How often it doubted somebody."""
    right: int = 0
    """How many of those had lied."""
