"""The goals of Democracy in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "six_on_an_island": "Win six tricks on one island.",
        "twenty_tricks": "Win 20 tricks in one match.",
        "sixteen_at_once": "Capture 16 points or more with one trick.",
        "first_island": "Win the first tribe of the match.",
        "three_tribes": "Win three tribes on one island.",
        "three_islands": "Win tribes on three islands of one match.",
        "most_tricks": "Win more tricks than anybody else.",
        "few_tricks": "Win a match without winning the most tricks.",
        "comeback": "Win although somebody else won the first tribe.",
        "win": "Win a match.",
        "win_by_two": "Win by two tribes or more.",
        "late_win": "Win a match of four islands or more.",
    }
)
"""By the word each is known by in the records."""
