"""The goals of Vendetta in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "first_trick": "Lay down a trick of your own.",
        "three_tricks": "Lay down three tricks in one match.",
        "first_steal": "Steal a trick from somebody.",
        "three_steals": "Steal three tricks in one match.",
        "with_a_joker": "Call “Vendetta!” with a joker.",
        "closed": "Close a trick, so that only a joker can steal it.",
        "longer_run": "Make a run longer.",
        "all_three": "Lay down, steal and lengthen in one match.",
        "win_alone": "Win alone.",
        "win_by_five": "Win by five points or more.",
        "fifteen_points": "Finish with 15 points or more.",
        "peaceful_win": "Win without stealing anything.",
    }
)
"""By the word each is known by in the records."""
