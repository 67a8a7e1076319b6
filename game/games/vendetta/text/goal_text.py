"""The goals of Vendetta in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "two_tricks": "Lay down two tricks of your own in one match.",
        "three_tricks": "Lay down three tricks in one match.",
        "three_steals": "Steal three tricks in one match.",
        "five_steals": "Steal five tricks in one match.",
        "with_a_joker": "Call “Vendetta!” with a joker.",
        "two_closed": "Close two tricks in one match, so that only a joker can steal them.",
        "longer_run": "Make a run longer.",
        "all_three": "Lay down, steal and lengthen in one match.",
        "win_alone": "Win alone.",
        "win_by_five": "Win by five points or more.",
        "fifteen_points": "Finish with 15 points or more.",
        "calm_win": "Win and steal no more than twice.",
    }
)
"""By the word each is known by in the records."""
