"""The goals of Indian Chief in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "lawyer": "Come to exactly 25 with a Lawyer.",
        "doctor": "Score with a Doctor: six ranks, an ace and a heart.",
        "good_doctor": "Score 30 points or more with a Doctor.",
        "chief_twenty": "Score 20 points or more with an Indian Chief.",
        "chief_forty": "Score 40 points or more with an Indian Chief.",
        "cheap_rich": "Lose 25 points or fewer with the Rich Man.",
        "poor_ten": "Score 10 points or more with the spades of a Poor Man.",
        "beggar_six": "Score 6 points or more with a Beggar Man.",
        "thief_ten": "Play a card of ten points as the Thief.",
        "thief_steals": "Steal a card as the Thief.",
        "win": "Win a match.",
        "win_by_ten": "Win by ten points or more.",
    }
)
"""By the word each is known by in the records."""
