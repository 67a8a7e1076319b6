"""The goals of Jersey Gin in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "first_hand": "Win a hand.",
        "four_hands": "Win four hands in one match.",
        "knock": "Knock.",
        "low_knock": "Knock with three or less.",
        "gin": "Go gin.",
        "underknock": "Underknock somebody.",
        "two_lay_offs": "Lay off twice in one match.",
        "breaker": "Be the breaker.",
        "big_hand": "Win a hand by 40 points or more.",
        "stock_only": "Win a match in which you took three discards or fewer.",
        "win": "Win a match.",
        "win_by_hundred": "Win by 100 points or more.",
    }
)
"""By the word each is known by in the records."""
