"""The questions Pitch asks before a pointless action."""

from __future__ import annotations


def bids_too_much(bid: int) -> str:
    """Ask before the dealer bids more than two after all have passed."""
    return f"Everyone passed: 2 is enough and scores the same. Bid {bid} all the same?"
