"""The goals of Pitch in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "first_bid": "Make a bid.",
        "three_bids": "Make three bids of your own in one match.",
        "three_made": "Bid three or more, and make it.",
        "two_jacks": "Bring home two jacks of trumps in one match.",
        "never_set": "Win a match in which your side was never set.",
        "set_and_won": "Win although your side was set.",
        "steal": "Steal the bid as the dealer.",
        "stolen_and_made": "Make a bid that you have stolen.",
        "four_tricks": "Take four tricks in one hand.",
        "set_them": "Set the other side twice in one match.",
        "win": "Win a match.",
        "clear_win": "Win by ten points or more.",
    }
)
"""By the word each is known by in the records."""
