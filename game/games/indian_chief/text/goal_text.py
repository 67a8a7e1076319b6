"""The goals of Indian Chief in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "steal_ace": "Steal an ace as the Thief.",
        "beggar_six": "Score 6 points or more with a Beggar Man.",
        "beggar_ten": "Score 10 points or more with a Beggar Man.",
        "poor_25": "Score 25 points or more with the spades of a Poor Man.",
        "cheap_rich": "Lose 15 points or fewer with the Rich Man.",
        "doctor_forty": "Score 40 points or more with a Doctor.",
        "doctor_fifty": "Score 50 points with a Doctor.",
        "chief_forty": "Score 40 points or more with an Indian Chief.",
        "points_110": "Finish with 110 points or more.",
        "every_box": "Win with points in every box but the Rich Man’s.",
        "win": "Win a match.",
        "win_by_ten": "Win by ten points or more.",
    }
)
"""By the word each is known by in the records."""
