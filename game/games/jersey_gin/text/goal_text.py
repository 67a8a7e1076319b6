"""The goals of Jersey Gin in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "three_hands": "Win three hands in one match.",
        "four_hands": "Win four hands in one match.",
        "two_knocks": "Knock twice in one match.",
        "low_knock": "Knock with three or less.",
        "gin": "Go gin.",
        "underknock": "Underknock somebody.",
        "three_lay_offs": "Lay off three times in one match.",
        "breaker": "Be the breaker.",
        "sixty_at_once": "Score 60 points or more with one hand.",
        "stock_only": "Win a match in which you took three discards or fewer.",
        "lonely_win": "Win a match in which nobody else won more than one hand.",
        "win_by_two_hundred": "Win by 200 points or more.",
    }
)
"""By the word each is known by in the records."""
