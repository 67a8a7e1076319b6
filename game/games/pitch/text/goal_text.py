"""The goals of Pitch in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "first_bid": "Win the bid, and make it.",
        "three_bids": "Make three bids of your own in one match.",
        "three_made": "Bid three or more, and make it.",
        "two_own_jacks": "Take two jacks of trumps yourself in one match.",
        "never_set": "Win a match in which your side was never set.",
        "set_and_won": "Win although your side was set.",
        "stolen_and_made": "Make a bid that you have stolen.",
        "three_steals": "Steal the bid three times in one match.",
        "five_tricks": "Take five tricks in one hand.",
        "three_sets": "Set the other side three times in one match.",
        "win": "Win a match.",
        "clear_win": "Win by ten points or more.",
    }
)
"""By the word each is known by in the records."""
